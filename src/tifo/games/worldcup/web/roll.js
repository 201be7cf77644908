/** The modifier dice on the table. */
import { Raw, html } from '../../../web/lib.js';
import { cube } from '../../../web/dice.js';
import { disc, rating } from './tokens.js';

/** @typedef {import('../../../web/contract.d.ts').BoardProps} BoardProps */

/**
 * Two white dice and two of wood, with what they give.
 * @param {{props: BoardProps, faces: string[], ms: number}} given
 */
export function Dice({ props, faces, ms }) {
  return html`<div class="dice" role="status">
    <span class="sr">${faces.map((face) => props.words('rating', { colour: face })).join(', ')}</span>
    ${faces.map(
      (face, i) =>
        html`<${Raw} key=${i} class="raw ${ms > 0 ? 'tumble' : ''}" markup=${cube(disc(face, 1.2), 44, i > 1)}/>`,
    )}</div>`;
}

/**
 * The pips of a whole throw that fall to a team.
 * @param {{scene: import('./scene.js').Scene, group: string | null, colour: string}} given
 */
export function Pips({ scene, group, colour }) {
  const thrown = scene.dice.value;
  if (!thrown || thrown.group !== group || thrown.faces.length < 4) return null;
  const pips = thrown.faces.filter((face) => face === colour);
  return pips.length > 0
    ? html`<span class="pips" aria-hidden="true">
      ${pips.map((face, i) => html`<${Raw} key=${i} class="raw" markup=${rating(face, 18)}/>`)}
    </span>`
    : null;
}
