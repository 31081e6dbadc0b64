import type { Shape } from './board.ts'

/** Width by height of a tile. The picture keeps its proportions; only tiles that are turned have to be square.
 * @param picture width by height; null while it is not known */
export const tileRatio = ({ columns, rows, rotates }: Shape, picture: number | null): number =>
  rotates || picture === null ? 1 : (picture * rows) / columns

/** Whether square tiles leave out more of the picture than anybody would overlook. */
export const isCropped = ({ columns, rows, rotates }: Shape, picture: number | null): boolean =>
  rotates && picture !== null && Math.abs((picture * rows) / columns - 1) > 0.02
