/* Buteur by hand in C: the yardstick for the compiled rules, and their second opinion.
 *
 * The same record, the same generator and the same way to choose as `tifo.native.playout`, so that
 * match k of a seed ends in the same bytes. Built and called by `bench/twin.py`.
 */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef int8_t i8;
typedef uint32_t u32;

enum { COLUMNS = 10, CARDS = 45, DECK_SIZE = 55, FEW_CARDS = 3, TURNS = 4, MOST_SEATS = 4 };
enum { GOAL_AREA_LEFT = 3, GOAL_AREA_CELLS = 4, GOAL_KICK_LEFT = 2, GOAL_KICK_RIGHT = 7 };
enum { PENALTY_LEFT = 2, PENALTY_RIGHT = 7, PENALTY_ROWS = 3, KICK_OFF_LEFT = 4 };
enum { MOST_CARDS = 8, FIRST_PENALTY = 44, STEPS = 8, MOST_LEGAL = 64 };

typedef enum { ATTACKER, FREE_KICK, KEEPER, CORNER, PENALTY } Kind;
typedef enum { NO_SYMBOL, HAND, RED, BLUE } Symbol;
typedef enum { IN_PLAY, TOUCH, WIDE, GOAL } Landing;
typedef enum { GOES_ON, TURN_OVER, I_SCORE } Result;
typedef enum {
    TOSS_UP, DRAW, REDRAW, CORNER_CUT, PENALTY_CUT, KICK_OFF, GOAL_KICK, CLEAR_BALL, OPEN_PLAY,
    FOLLOW_UP, PENALTY_OFFER, SAVE, PLACE_BALL, THROW_IN, OVER
} Phase;

/* How a card is used, and the moves: a card with an option, then the blocks after the cards. */
enum { SECOND_START = 3, USE = 6, SHED = 7, OPTIONS = 8 };
enum {
    THROW = CARDS * OPTIONS,
    PLACE = THROW + STEPS,
    PASS = PLACE + GOAL_AREA_CELLS,
    SHOW = PASS + 1,
    TOSS = SHOW + CARDS
};

typedef struct { i8 count, card[MOST_CARDS]; } Hand;

typedef struct { i8 seats, kick_off, second_half, rows, goal_mouth; } Options;

typedef struct {
    i8 seats, phase, turn, next_phase, next_turn, half, first_team, last_turn, second_half;
    i8 rows, left_post, ball_x, ball_y, flag, goals[2];
    Hand hand[MOST_SEATS], shown[MOST_SEATS];
    i8 pile_count, discard_count, discard[CARDS], pile[CARDS];
} State;

typedef struct { i8 kind, symbol, copies, squares[3], option_count, option[3]; } Card;

#define ATTACKERS(symbol)                                  \
    {ATTACKER, symbol, 1, {2, 2, 2}, 3, {0, 1, 2}},        \
    {ATTACKER, symbol, 1, {1, 3, 1}, 3, {0, 1, 2}},        \
    {ATTACKER, symbol, 1, {3, 3, 0}, 2, {0, 1, 0}},        \
    {ATTACKER, symbol, 1, {0, 3, 3}, 2, {1, 2, 0}},        \
    {ATTACKER, symbol, 1, {2, 4, 0}, 2, {0, 1, 0}},        \
    {ATTACKER, symbol, 1, {0, 4, 2}, 2, {1, 2, 0}},        \
    {ATTACKER, symbol, 1, {4, 0, 4}, 2, {0, 2, 0}},        \
    {ATTACKER, symbol, 1, {3, 4, 3}, 3, {0, 1, 2}},        \
    {ATTACKER, symbol, 1, {0, 5, 0}, 1, {1, 0, 0}},        \
    {ATTACKER, symbol, 1, {2, 5, 2}, 3, {0, 1, 2}},        \
    {ATTACKER, symbol, 1, {0, 6, 0}, 1, {1, 0, 0}},        \
    {ATTACKER, symbol, 1, {5, 0, 5}, 2, {0, 2, 0}}

static const Card CARD[CARDS] = {
    ATTACKERS(HAND), ATTACKERS(RED), ATTACKERS(BLUE),
    {FREE_KICK, NO_SYMBOL, 4, {2, 2, 2}, 3, {0, 1, 2}},
    {FREE_KICK, NO_SYMBOL, 2, {1, 3, 1}, 3, {0, 1, 2}},
    {FREE_KICK, NO_SYMBOL, 2, {3, 1, 3}, 3, {0, 1, 2}},
    {KEEPER, NO_SYMBOL, 2, {4, 4, 4}, 3, {0, 1, 2}},
    {KEEPER, NO_SYMBOL, 2, {3, 5, 3}, 3, {0, 1, 2}},
    {KEEPER, NO_SYMBOL, 2, {0, 6, 0}, 1, {1, 0, 0}},
    {CORNER, RED, 2, {0, 0, 0}, 1, {USE, 0, 0}},
    {CORNER, BLUE, 2, {0, 0, 0}, 1, {USE, 0, 0}},
    {PENALTY, NO_SYMBOL, 1, {0, 0, 0}, 1, {USE, 0, 0}},
};

static const i8 STEP_X[STEPS] = {-1, 0, 1, -1, 1, -1, 0, 1};
static const i8 STEP_Y[STEPS] = {-1, -1, -1, 0, 0, 1, 1, 1};
static const i8 SEAT_AT[3][TURNS] = {{0, 1, 0, 1}, {0, 1, 0, 2}, {0, 1, 2, 3}};
static const i8 HAND_SIZE[3][MOST_SEATS] = {{8, 8, 0, 0}, {8, 6, 6, 0}, {6, 6, 6, 6}};

/* ------------------------------------------------------------------------------ the generator */
static inline u32 rotate_left(u32 word, int by) { return word << by | word >> (32 - by); }

static inline u32 mix(u32 word) {
    word = (word ^ word >> 16) * 0x85EBCA6Bu;
    word = (word ^ word >> 13) * 0xC2B2AE35u;
    return word ^ word >> 16;
}

static inline u32 next_word(u32 *rng) {
    u32 a = rng[0], b = rng[1], c = rng[2], d = rng[3];
    c ^= a;
    d ^= b;
    rng[0] = a ^ d;
    rng[1] = b ^ c;
    rng[2] = c ^ b << 9;
    rng[3] = rotate_left(d, 11);
    return rotate_left(b * 5, 7) * 9;
}

static inline int below(u32 *rng, int count) {
    return (int)((uint64_t)next_word(rng) * (uint64_t)count >> 32);
}

static void seed_rng(u32 *rng, u32 seed, u32 stream) {
    rng[0] = mix(seed + 0x9E3779B9u);
    rng[1] = mix(stream + 0x9E3779B9u);
    rng[2] = mix(rng[0] + stream);
    rng[3] = mix(rng[1] + seed) | 1;
    for (int i = 0; i < 4; i++) next_word(rng);
}

/* ------------------------------------------------------------------------- who, and which way */
static inline int seat_at(const State *s, int turn) { return SEAT_AT[s->seats - 2][turn]; }
static inline int seat_to_move(const State *s) { return seat_at(s, s->turn); }
static inline int team_to_move(const State *s) { return s->turn & 1; }

static inline int forward(const State *s, int team) {
    return (team == 0) == (s->half == 1) ? 1 : -1;
}

static inline int home_row(const State *s, int team) {
    return forward(s, team) > 0 ? 0 : s->rows - 1;
}

static inline void to_centre(State *s) {
    s->ball_x = KICK_OFF_LEFT;
    s->ball_y = s->rows / 2 - 1;
}

static inline bool in_penalty_area(const State *s) {
    return PENALTY_LEFT <= s->ball_x && s->ball_x <= PENALTY_RIGHT &&
           (s->ball_y < PENALTY_ROWS || s->ball_y >= s->rows - PENALTY_ROWS);
}

static inline bool in_their_penalty_area(const State *s) {
    int away = s->ball_y - home_row(s, 1 - team_to_move(s));
    return in_penalty_area(s) && -PENALTY_ROWS < away && away < PENALTY_ROWS;
}

/* ---------------------------------------------------------------------------------- the cards */
static inline bool holds_kind(const Hand *hand, int kind) {
    for (int i = 0; i < hand->count; i++)
        if (CARD[hand->card[i]].kind == kind) return true;
    return false;
}

static inline int count_card(const Hand *hand, int card) {
    int copies = 0;
    for (int i = 0; i < hand->count; i++) copies += hand->card[i] == card;
    return copies;
}

static inline void add_card(Hand *hand, int card) {
    int i = hand->count++;
    for (; i > 0 && hand->card[i - 1] > card; i--) hand->card[i] = hand->card[i - 1];
    hand->card[i] = card;
}

static inline void remove_card(Hand *hand, int card) {
    int i = 0;
    while (hand->card[i] != card) i++;
    hand->count--;
    for (; i < hand->count; i++) hand->card[i] = hand->card[i + 1];
    hand->card[i] = 0;
}

static inline bool may_hold_penalty(const State *s, int seat) {
    if (holds_kind(&s->shown[seat], PENALTY)) return true;
    if (s->shown[seat].count == s->hand[seat].count) return false;
    for (int card = FIRST_PENALTY; card < CARDS; card++) {
        int elsewhere = s->discard[card];
        for (int other = 0; other < s->seats; other++)
            elsewhere += count_card(&s->shown[other], card);
        if (elsewhere < CARD[card].copies) return true;
    }
    return false;
}

static inline int short_seat(const State *s) {
    if (s->pile_count > 0)
        for (int seat = 0; seat < s->seats; seat++)
            if (s->hand[seat].count < HAND_SIZE[s->seats - 2][seat]) return seat;
    return -1;
}

static inline int saving_card(const Hand *hand) {
    for (int i = 0; i < hand->count; i++) {
        int kind = CARD[hand->card[i]].kind;
        if (kind == KEEPER || kind == CORNER) return hand->card[i];
    }
    return -1;
}

/* ------------------------------------------------------------------------------------- CHANCE */
static inline bool is_chance(const State *s) { return s->phase <= PENALTY_CUT; }

static inline bool from_discards(const State *s) {
    return s->phase >= CORNER_CUT && s->pile_count <= FEW_CARDS;
}

static inline int total_odds(const State *s) {
    if (s->phase == TOSS_UP) return 2;
    return from_discards(s) ? s->discard_count : s->pile_count;
}

static inline int pick(const State *s, int ticket) {
    if (s->phase == TOSS_UP) return TOSS + ticket;
    const i8 *cards = from_discards(s) ? s->discard : s->pile;
    int card = 0;
    while (ticket >= cards[card]) ticket -= cards[card++];
    return SHOW + card;
}

/* --------------------------------------------------------------------------------- the flight */
static inline void start_square(const State *s, int start, int *x, int *y) {
    *x = s->ball_x;
    *y = s->ball_y;
    if (s->phase == KICK_OFF) {
        *x = KICK_OFF_LEFT + start;
        *y = forward(s, team_to_move(s)) > 0 ? s->rows / 2 - 1 : s->rows / 2;
    } else if (s->phase == GOAL_KICK) {
        *x += s->ball_x >= GOAL_KICK_RIGHT ? start : -start;
    }
}

static inline Landing fly(const State *s, int *x, int *y, int direction, int squares) {
    int ahead = forward(s, team_to_move(s)), side = (direction - 1) * ahead;
    int to_line = ahead > 0 ? s->rows - *y : *y + 1;
    int to_touch = side == 0 ? s->rows + 2 : side > 0 ? COLUMNS - *x : *x + 1;
    if (squares < to_line && squares < to_touch) {
        *x += side * squares;
        *y += ahead * squares;
        return IN_PLAY;
    }
    if (to_touch <= to_line) {
        *x += side * (to_touch - 1);
        *y += ahead * (to_touch - 1);
        return TOUCH;
    }
    *x += side * to_line;
    *y += ahead * to_line;
    return s->left_post <= *x && *x < COLUMNS - s->left_post ? GOAL : WIDE;
}

/* -------------------------------------------------------------------------------- legal moves */
static inline bool kind_is_playable(const State *s, int kind) {
    switch (s->phase) {
    case KICK_OFF: case FOLLOW_UP: return kind == ATTACKER;
    case GOAL_KICK: case CLEAR_BALL: return kind == ATTACKER || kind == KEEPER;
    case PENALTY_OFFER: return kind == PENALTY;
    case SAVE: return kind == KEEPER || kind == CORNER;
    }
    switch (kind) {
    case FREE_KICK: return !in_penalty_area(s);
    case PENALTY: return in_their_penalty_area(s);
    case KEEPER: case CORNER: return false;
    }
    return true;
}

static inline bool free_kick_is_legal(const State *s, int direction, int squares) {
    int x = s->ball_x, y = s->ball_y;
    Landing landing = fly(s, &x, &y, direction, squares);
    return landing == GOAL ||
           (landing == IN_PLAY && holds_kind(&s->hand[seat_to_move(s)], ATTACKER));
}

static inline bool is_restart(const State *s) {
    return KICK_OFF <= s->phase && s->phase <= CLEAR_BALL;
}

static int throws(const State *s, int16_t *out) {
    int count = 0;
    for (int step = 0; step < STEPS; step++) {
        int x = s->ball_x + STEP_X[step], y = s->ball_y + STEP_Y[step];
        out[count] = THROW + step;
        count += 0 <= x && x < COLUMNS && 0 <= y && y < s->rows;
    }
    return count;
}

static int plays(const State *s, const Hand *hand, int16_t *out) {
    int count = 0, last = -1;
    int starts = s->phase == KICK_OFF || s->phase == GOAL_KICK ? 2 : 1;
    for (int i = 0; i < hand->count; i++) {
        int card = hand->card[i];
        const Card *face = &CARD[card];
        if (card != last && kind_is_playable(s, face->kind)) {
            if (face->kind == FREE_KICK) {
                for (int way = 0; way < 3; way++) {
                    out[count] = card * OPTIONS + way;
                    count += free_kick_is_legal(s, way, face->squares[way]);
                }
            } else {
                for (int start = 0; start < starts; start++) {
                    for (int k = 0; k < 3; k++)
                        out[count + k] = card * OPTIONS + SECOND_START * start + face->option[k];
                    count += face->option_count;
                }
            }
        }
        last = card;
    }
    return count;
}

static int sheds(const Hand *hand, int16_t *out) {
    int count = 0, last = -1;
    for (int i = 0; i < hand->count; i++) {
        if (hand->card[i] != last) out[count++] = hand->card[i] * OPTIONS + SHED;
        last = hand->card[i];
    }
    return count;
}

static int legal_moves(const State *s, int16_t *out) {
    if (s->phase == THROW_IN) return throws(s, out);
    if (s->phase == PLACE_BALL) {
        for (int cell = 0; cell < GOAL_AREA_CELLS; cell++) out[cell] = PLACE + cell;
        return GOAL_AREA_CELLS;
    }
    const Hand *hand = &s->hand[seat_to_move(s)];
    int count = plays(s, hand, out);
    bool may_pass = s->phase == SAVE || s->phase == PENALTY_OFFER;
    if (count == 0 && !may_pass && !(is_restart(s) && s->pile_count == 0)) return sheds(hand, out);
    if (count == 0 || may_pass) out[count++] = PASS;
    return count;
}

/* ------------------------------------------------------------------------- what a move does */
static inline Result next_up(State *s, Phase phase, int turns) {
    s->next_phase = phase;
    s->next_turn = (s->turn + turns) % TURNS;
    return TURN_OVER;
}

static inline void lay_down(State *s, int card) {
    int seat = seat_to_move(s);
    remove_card(&s->hand[seat], card);
    if (count_card(&s->shown[seat], card) > 0) remove_card(&s->shown[seat], card);
    s->discard[card]++;
    s->discard_count++;
}

static void show_hand(State *s) {
    int seat = seat_to_move(s);
    const Hand *hand = &s->hand[seat];
    Hand *shown = &s->shown[seat];
    for (int i = 0; i < hand->count; i++)
        if (count_card(shown, hand->card[i]) < count_card(hand, hand->card[i]))
            add_card(shown, hand->card[i]);
}

static inline void score(State *s, int team) {
    s->goals[team]++;
    to_centre(s);
}

static Result toss(State *s, int team) {
    s->first_team = s->turn = team;
    return next_up(s, KICK_OFF, 0);
}

static inline Result draw(State *s, int card) {
    int seat = s->phase == REDRAW ? seat_to_move(s) : short_seat(s);
    s->pile[card]--;
    s->pile_count--;
    add_card(&s->hand[seat], card);
    if (s->phase == DRAW) return TURN_OVER;
    s->phase = s->next_phase;
    return GOES_ON;
}

static Result cut_corner(State *s, int card) {
    if (CARD[card].symbol != s->flag) return next_up(s, PLACE_BALL, 1);
    next_up(s, KICK_OFF, 1);
    return I_SCORE;
}

static Result cut_penalty(State *s, int card) {
    if (CARD[card].symbol == HAND) return next_up(s, PLACE_BALL, 1);
    next_up(s, KICK_OFF, 1);
    return I_SCORE;
}

static Result decline(State *s) {
    if (s->phase == PENALTY_OFFER) return next_up(s, OPEN_PLAY, 1);
    if (s->phase == SAVE) {
        score(s, 1 - team_to_move(s));
        s->phase = KICK_OFF;
        return GOES_ON;
    }
    show_hand(s);
    return next_up(s, s->phase == KICK_OFF ? KICK_OFF : OPEN_PLAY, 1);
}

static Result shed(State *s, int card) {
    if (!is_restart(s)) {
        lay_down(s, card);
        return next_up(s, OPEN_PLAY, 1);
    }
    show_hand(s);
    lay_down(s, card);
    s->next_phase = s->phase;
    s->phase = REDRAW;
    return GOES_ON;
}

static Result take_corner(State *s, int flag) {
    if (s->last_turn) return next_up(s, KICK_OFF, 1);
    int shooters = 1 - team_to_move(s);
    bool at_left = (flag == RED) == (forward(s, shooters) > 0);
    s->flag = flag;
    s->ball_x = at_left ? 0 : COLUMNS - 1;
    s->ball_y = home_row(s, team_to_move(s));
    return next_up(s, CORNER_CUT, 1);
}

static Result shoot(State *s) {
    if (!s->last_turn) return next_up(s, SAVE, 1);
    next_up(s, KICK_OFF, 1);
    int seat = seat_at(s, s->next_turn), card = saving_card(&s->hand[seat]);
    if (card < 0) return I_SCORE;
    if (saving_card(&s->shown[seat]) < 0) add_card(&s->shown[seat], card);
    return TURN_OVER;
}

static inline Result after_kick(State *s, Landing landing, bool is_free_kick) {
    switch (landing) {
    case GOAL: return shoot(s);
    case WIDE:
        s->ball_x = s->ball_x < s->left_post ? GOAL_KICK_LEFT : GOAL_KICK_RIGHT;
        s->ball_y = home_row(s, 1 - team_to_move(s));
        return next_up(s, GOAL_KICK, 1);
    case TOUCH: return next_up(s, THROW_IN, 1);
    case IN_PLAY: break;
    }
    if (is_free_kick) {
        s->phase = FOLLOW_UP;
        return GOES_ON;
    }
    if (in_their_penalty_area(s) && may_hold_penalty(s, seat_to_move(s))) {
        s->phase = PENALTY_OFFER;
        return GOES_ON;
    }
    return next_up(s, OPEN_PLAY, 1);
}

static inline Result play_card(State *s, int card, int option) {
    const Card *face = &CARD[card];
    lay_down(s, card);
    if (face->kind == CORNER) return take_corner(s, face->symbol);
    if (face->kind == PENALTY) {
        s->flag = NO_SYMBOL;
        s->phase = PENALTY_CUT;
        return GOES_ON;
    }
    int x, y, direction = option % SECOND_START;
    start_square(s, option / SECOND_START, &x, &y);
    Landing landing = fly(s, &x, &y, direction, face->squares[direction]);
    s->ball_x = x;
    s->ball_y = y;
    return after_kick(s, landing, face->kind == FREE_KICK);
}

static inline Result perform(State *s, int move) {
    switch (s->phase) {
    case TOSS_UP: return toss(s, move - TOSS);
    case DRAW: case REDRAW: return draw(s, move - SHOW);
    case CORNER_CUT: return cut_corner(s, move - SHOW);
    case PENALTY_CUT: return cut_penalty(s, move - SHOW);
    case THROW_IN:
        s->phase = OPEN_PLAY;
        s->ball_x += STEP_X[move - THROW];
        s->ball_y += STEP_Y[move - THROW];
        return GOES_ON;
    case PLACE_BALL:
        s->phase = CLEAR_BALL;
        s->ball_x = GOAL_AREA_LEFT + move - PLACE;
        s->ball_y = home_row(s, team_to_move(s));
        return GOES_ON;
    }
    if (move == PASS) return decline(s);
    if (move % OPTIONS == SHED) return shed(s, move / OPTIONS);
    return play_card(s, move / OPTIONS, move % OPTIONS);
}

static int turns_to_second_half(const State *s) {
    int other = 1 - s->first_team;
    if (s->second_half) return (other - s->turn + TURNS) % TURNS;
    return (s->turn + 1) % 2 == other ? 1 : 2;
}

static void end_half(State *s) {
    if (s->half == 2) {
        s->phase = OVER;
        return;
    }
    s->half = 2;
    s->last_turn = 0;
    for (int card = 0; card < CARDS; card++) {
        s->pile[card] += s->discard[card];
        s->discard[card] = 0;
    }
    s->pile_count += s->discard_count;
    s->discard_count = 0;
    to_centre(s);
    next_up(s, KICK_OFF, turns_to_second_half(s));
}

static inline void settle(State *s, Result result) {
    if (result == GOES_ON) return;
    if (result == I_SCORE) score(s, team_to_move(s));
    int seat = short_seat(s);
    if (s->last_turn && seat < 0) {
        end_half(s);
        if (s->phase == OVER) return;
        seat = short_seat(s);
    }
    if (seat >= 0) {
        s->phase = DRAW;
        return;
    }
    if (s->pile_count <= FEW_CARDS) s->last_turn = 1;
    s->phase = s->next_phase;
    s->turn = s->next_turn;
}

/* -------------------------------------------------------------------------------- whole matches */
static void new_state(State *s, const Options *options) {
    memset(s, 0, sizeof *s);
    s->seats = options->seats;
    s->half = 1;
    s->second_half = options->second_half;
    s->rows = options->rows;
    s->left_post = (COLUMNS - options->goal_mouth) / 2;
    to_centre(s);
    for (int card = 0; card < CARDS; card++) s->pile[card] = CARD[card].copies;
    s->pile_count = DECK_SIZE;
    if (options->kick_off) {
        s->first_team = s->turn = s->next_turn = options->kick_off - 1;
        s->next_phase = KICK_OFF;
        s->phase = DRAW;
    }
}

long state_size(void) { return sizeof(State); }

/* Matches `first`, `first` + 1, … of a seed; counts receives decisions and plies. */
void playouts(State *states, long count, const Options *options, u32 seed, u32 first,
              int64_t *counts) {
    int16_t moves[MOST_LEGAL];
    u32 rng[4];
    int64_t decisions = 0, plies = 0;
    for (long i = 0; i < count; i++) {
        State *s = &states[i];
        seed_rng(rng, seed, first + (u32)i);
        new_state(s, options);
        while (s->phase != OVER) {
            int move;
            plies++;
            if (is_chance(s)) {
                move = pick(s, below(rng, total_odds(s)));
            } else {
                decisions++;
                move = moves[below(rng, legal_moves(s, moves))];
            }
            settle(s, perform(s, move));
        }
    }
    counts[0] += decisions;
    counts[1] += plies;
}
