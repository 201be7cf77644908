/** Reading the box, the sheet and the view. */

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */
/**
 * @typedef {{code: string, name: string, shirt: 'yellow' | 'green' | 'blue' | 'red', numbers: number[], jp: boolean,
 *   stars: number, price: number, reduced: number}} Man
 * @typedef {{code: string, sponsor: string, sum: number, resale: number}} Sponsor
 * @typedef {{code: string, kind: string, stars: number, at_home?: number, euromatch: boolean}} Plus
 * @typedef {{code: string, name: string, pennants: number, stars: number, gate: number}} European
 */
/**
 * What Python worked out for the seat that looks (`sheet.py`).
 * @typedef {{phase: string, round: number, days: number, stars: Record<string, number>, seats: SeatLine[], fixtures:
 *   [number, number][][],
 * squad: Squad | null, asked: any, ways?: Record<string, {path: string[], across: boolean, pays: number}>, man?:
 * OnTable, match?: MatchSheet,
 *   rival?: {code: string, stars: number}, market?: Market, deal?: Deal}} Sheet
 * @typedef {{rank: number, played: number, points: number, pennants: number, men: number, shown: string[], sponsors:
 *   string[], plus: string[]}} SeatLine
 * @typedef {{men: string[], unseen: string[], eleven: (string | null)[], gaps: number[], stars: number, foreigners:
 *   number, complete: boolean, plus: string[]}} Squad
 * @typedef {{code: string, before?: number, after?: number, fills?: number[], gaps?: number[], lowest?: number,
 *   bidders?: string[]}} OnTable
 * @typedef {{seat: number, boost: number, pennants: number, changes: number, used: number, eleven: string[] | null,
 *   stars: number | null, foreigners?: number}} Side
 * @typedef {{home: number, away: number, sides: [Side, Side], bench?: string[], off?: string[], fits?: Record<string,
 *   number[]>}} MatchSheet
 * @typedef {{to: number, give: string[], ask: string[], sum: string, before: number, after: number}} Suggestion
 * @typedef {{partners: {seat: number, cash: number, asks: string[], unseen: boolean}[], gives: string[], suggestions?:
 *   Suggestion[]}} Market
 * @typedef {{goes: number, comes: number, before: number, after: number, gaps: number[], guess: boolean, balance?:
 *   string | null,
 *   further?: {item: string, stars: number} | null}} Deal
 */

/** @type {WeakMap<object, Man[]>} */
const sorted = new WeakMap();

/** The footballers as events number them: nationals, then foreigners. @param {any} box @returns {Man[]} */
export function menOf(box) {
  const known = sorted.get(box);
  if (known) return known;
  const red = (/** @type {Man} */ man) => (man.shirt === 'red' ? 1 : 0);
  const men = [...box.footballers].sort((a, b) => red(a) - red(b));
  sorted.set(box, men);
  return men;
}

/** @param {any} box @param {string} code @returns {Man | undefined} */
export const manOf = (box, code) => menOf(box).find((man) => man.code === code);
/** @param {any} box @param {string} code @returns {Sponsor | undefined} */
export const sponsorOf = (box, code) => box.questions.find((/** @type {any} */ card) => card.code === code);
/** @param {any} box @param {string} code @returns {Plus | undefined} */
export const plusOf = (box, code) => box.plus.find((/** @type {Plus} */ card) => card.code === code);

/** @param {BoardProps} props @returns {Sheet} */
export const sheetOf = (props) => props.snapshot.sheet;

/** @param {Man} man */
export const surname = (man) => man.name.slice(man.name.indexOf(' ') + 1);
/** @param {Man} man */
export const shortName = (man) => `${man.name.charAt(0)}. ${surname(man)}`;
/** @param {Man} man */
export const numbersOf = (man) => (man.jp ? 'JP' : man.numbers.join('/'));
/** Shirt and printed stars, as Python adds them. @param {BoardProps} props @param {string} code */
export const starsOf = (props, code) => sheetOf(props).stars[code] ?? 0;

/** A sum in full. @param {BoardProps} props @param {number} francs */
export const sum = (props, francs) => props.words('sum', { francs });
/** The same in millions. @param {BoardProps} props @param {number} francs */
export const millions = (props, francs) => props.words('millions', { millions: francs / 1e6 });
/** @param {BoardProps} props @param {number} notes */
export const francs = (props, notes) => notes * props.box.money.note.value;
/** @param {BoardProps} props @param {number} seat */
export const cashOf = (props, seat) => francs(props, props.view.cash[seat]);

/** A card that may change hands, in a few words. @param {BoardProps} props @param {string} code */
export function itemName(props, code) {
  const man = manOf(props.box, code);
  if (man)
    return props.words('man-short', { name: surname(man), numbers: numbersOf(man), stars: starsOf(props, code) });
  const card = sponsorOf(props.box, code);
  if (card?.sponsor)
    return props.words('sponsor-short', {
      kind: { key: `sponsor-${card.sponsor}`, args: {} },
      sum: sum(props, card.sum),
    });
  return code.startsWith('no ') ? props.words('any-number', { number: Number(code.slice(3)) }) : code;
}

/** What the bank pays for a card. @param {BoardProps} props @param {string} code */
export const resaleOf = (props, code) => manOf(props.box, code)?.reduced ?? sponsorOf(props.box, code)?.resale ?? 0;

/**
 * Card codes by number, as offers hold them: footballers, then sponsors, then numbers.
 * @param {BoardProps} props
 * @param {number} item
 */
export function itemCode(props, item) {
  const men = menOf(props.box);
  if (item < men.length) return men[item]?.code ?? '';
  const sponsors = props.box.questions.filter((/** @type {any} */ card) => card.effect === 'sponsor');
  const rest = item - men.length;
  return rest < sponsors.length ? sponsors[rest].code : `no ${rest - sponsors.length + 1}`;
}

/** One side of the offer on the table. @param {BoardProps} props @param {number[]} items */
export const sideOf = (props, items) => items.filter((item) => item > 0).map((item) => itemCode(props, item - 1));

const TALK = ['market', 'sale', 'whom', 'giving', 'asking', 'money', 'answer', 'hand_over'];
/** @param {BoardProps} props */
export const isTalk = (props) => TALK.includes(sheetOf(props).phase);
const PITCH = ['line_up', 'field', 'touchline', 'target', 'protest', 'replace', 'substitute', 'boost'];
/** Does the match of the day show on the pitch? @param {BoardProps} props */
export const isOnPitch = (props) => PITCH.includes(sheetOf(props).phase);
/** May the one who looks decide now? @param {BoardProps} props */
export const isMine = (props) => props.legal.length > 0;
/** Is this move on offer? @param {BoardProps} props @param {string} text */
export const offers = (props, text) => props.legal.some((move) => move.text === text);

/** How a pass is written. @param {BoardProps} props */
export const passText = (props) => props.snapshot.pass_text ?? '';

/** The code of a square by its number. @param {number} square */
export const squareCode = (square) => (square < 32 ? `P${square}` : square === 32 ? 'C' : `M${square - 32}`);
/** @param {string} code */
export const squareNumber = (code) =>
  code === 'C' ? 32 : code.startsWith('P') ? Number(code.slice(1)) : 32 + Number(code.slice(1));
/** What is on a square. @param {any} box @param {string} code @returns {string} */
export function squareKind(box, code) {
  const { perimeter, halfway } = box.board;
  if (code === 'C') return 'centre';
  return code.startsWith('P') ? perimeter.value[Number(code.slice(1))] : halfway.value[Number(code.slice(1)) - 1];
}
/** @param {BoardProps} props @param {string} code */
export function squareName(props, code) {
  const kind = squareKind(props.box, code);
  const plain = ['championship', 'blue', 'red', 'question', 'plus', 'euromatch', 'pactole', 'centre'].includes(kind);
  return props.words(`square-${plain ? kind : 'sponsor'}`, plain ? {} : { kind: { key: `sponsor-${kind}`, args: {} } });
}
