/** The poster of the game: a hammer over a footballer's card, coins, the track. 260 × 250. */
const squares = ['#1E5B9E', '#E3AE3A', '#E9DFC9', '#B3261E', '#1E5B9E', '#5B3B86', '#F6EFDF'];
const edge = squares
  .map(
    (colour, i) =>
      `<rect x="${-2 + i * 38}" y="208" width="35" height="44" rx="4" fill="${colour}" stroke="#F6EFDF"
        stroke-width="1.5"/>`,
  )
  .join('');
const coin = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<ellipse cx="${x}" cy="${y}" rx="27" ry="9" fill="#E3AE3A" stroke="#1A231E" stroke-width="2"/>
    <ellipse cx="${x}" cy="${y - 3}" rx="27" ry="9" fill="#F3CF78" stroke="#1A231E" stroke-width="2"/>`;
const rays = squares.map((_, i) => `<path d="M130 96 ${-60 + i * 62} 250h26z" fill="#F6D58A" opacity=".35"/>`).join('');

export const poster = {
  art: `<rect width="260" height="250" fill="#C98A12"/>
    <path d="M0 0h260v120L0 205z" fill="#E3AE3A"/>${rays}${edge}
          <g transform="rotate(-9 84 128)">
            <rect x="34" y="52" width="104" height="146" rx="9" fill="#FBF6EA" stroke="#1A231E" stroke-width="3"/>
            <path d="M35 61a8 8 0 0 1 8-8h86a8 8 0 0 1 8 8v22H35z" fill="#1E5B9E"/>
            <text x="46" y="77" font-family="Oswald" font-weight="700" font-size="21" fill="#fff">9 / 10</text>
            <path transform="translate(52 88) scale(1.55)" d="M14 3c3 4 13 4 16 0l12 6-4 12-6-2v22H12V19l-6 2L2 9z"
                fill="#1E5B9E" stroke="#1A231E" stroke-width="1.6"/>
            <text x="86" y="171" text-anchor="middle" font-size="17" fill="#7A5206">★★★★★</text>
            <path d="M35 178h102v11a8 8 0 0 1-8 8H43a8 8 0 0 1-8-8z"
                fill="#17191B"/></g>${coin(196, 198)}${coin(200, 190)}${coin(194, 182)}${coin(226, 206)}
          <g transform="rotate(32 186 84)">
            <rect x="178" y="92" width="17" height="96" rx="7" fill="#7A4A24" stroke="#1A231E" stroke-width="3"/>
            <rect x="140" y="44" width="93" height="50" rx="8" fill="#8F5A2D" stroke="#1A231E" stroke-width="3"/>
            <path d="M154 44v50M219 44v50" stroke="#1A231E" stroke-width="3"/>
            <path d="M140 52a8 8 0 0 1 8-8h6v50h-6a8 8 0 0 1-8-8z" fill="#6B3F1C"/></g>`,
  plate: '#173D2C',
  foot: '#9A6408',
  title: ['FOOT', 'MANIA'],
};
