import type { Shape } from './board.ts'

/** A tile's width divided by its height. The picture keeps its proportions; only tiles that turn must be square. @param
 * picture width divided by height; null while unknown */
export const tileRatio = ({ columns, rows, rotates }: Shape, picture: number | null): number =>
  rotates || picture === null ? 1 : (picture * rows) / columns

/** Whether square tiles crop more of the picture than anybody would overlook. */
export const isCropped = ({ columns, rows, rotates }: Shape, picture: number | null): boolean =>
  rotates && picture !== null && Math.abs((picture * rows) / columns - 1) > 0.02
