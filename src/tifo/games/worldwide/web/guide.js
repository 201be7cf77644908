/** The guided first match: Amateur mode against a beginner, told when it first matters. */

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/** @param {BoardProps} props */
const phase = (props) => props.snapshot.sheet?.phase ?? '';
/** Is it my choice in this phase? @param {BoardProps} props @param {string} name */
const asks = (props, name) => props.legal.length > 0 && phase(props) === name;
/** @param {BoardProps} props @param {string} step */
const offers = (props, step) => props.legal.some(({ steps }) => steps[0] === step);

export const guide = {
  options: { mode: 'amateur', seats: '2', first_team: 'france', second_team: 'brazil', kick_off: 'first' },
  seats: ['me', 'bot:beginner'],
  tips: [
    {
      key: 'ball',
      when: (/** @type {BoardProps} */ props) => asks(props, 'attack') && props.view.pa === 0,
      mark: () => '.ww-hand .actions',
    },
    {
      key: 'gauge',
      when: (/** @type {BoardProps} */ props) => asks(props, 'attack') && props.view.pa > 0 && props.view.pa < 6,
      mark: () => '.gauge',
    },
    {
      key: 'shoot',
      when: (/** @type {BoardProps} */ props) => asks(props, 'attack') && props.view.pa >= 6,
      mark: () => '.gauge',
    },
    {
      key: 'give-back',
      when: (/** @type {BoardProps} */ props) =>
        asks(props, 'attack') && !props.legal.some(({ steps }) => /^[A-Z]/.test(steps[0] ?? '')),
      mark: () => '.act [data-part="give-back"]',
    },
    {
      key: 'stars',
      when: (/** @type {BoardProps} */ props) => offers(props, 'use offensive') || offers(props, 'use scheme'),
      mark: () => '.region-hand .stars, .ww-facts .stars',
    },
    {
      key: 'discard',
      when: (/** @type {BoardProps} */ props) => asks(props, 'discard'),
      mark: () => '.ww-hand .actions',
    },
    {
      key: 'defend',
      when: (/** @type {BoardProps} */ props) => asks(props, 'defend') && props.legal.length > 1,
      mark: () => '.act .parts',
    },
    {
      key: 'draw',
      when: (/** @type {BoardProps} */ props) => asks(props, 'defend'),
      mark: () => '.act [data-part="draw"]',
    },
    {
      key: 'players',
      when: (/** @type {BoardProps} */ props) => props.legal.some(({ steps }) => /^FRA-/.test(steps[0] ?? '')),
      mark: () => '.ww-hand .players',
    },
    {
      key: 'counter',
      when: (/** @type {BoardProps} */ props) => offers(props, 'use counter'),
      mark: () => '.act [data-part="use counter"]',
    },
    {
      key: 'keeper',
      when: (/** @type {BoardProps} */ props) => ['keeper', 'strike', 'reroll'].includes(phase(props)),
      mark: () => '.ww-pitch',
    },
    {
      key: 'goal',
      when: (/** @type {BoardProps} */ props) => props.view.goals[0] + props.view.goals[1] > 0,
      mark: () => '.region-score',
    },
    {
      key: 'half',
      when: (/** @type {BoardProps} */ props) => props.view.pile_count[0] <= 6 || props.view.pile_count[1] <= 6,
      mark: () => '.region-facts',
    },
    { key: 'second-half', when: (/** @type {BoardProps} */ props) => props.view.half === 2 },
  ],
};
