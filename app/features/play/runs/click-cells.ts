/** A picture is divided into cells, 32 along its longer side and 18 along the other. */
const [long, short] = [32, 18]
export const mostCells = long * short

type Canvas = { width: number; height: number }

export const columnsOf = ({ width, height }: Canvas): number => (width >= height ? long : short)

/** @param at from 0 to 1 of the picture's width and height @returns the cell's number, row by row from the top left */
export function cellAt(canvas: Canvas, at: { x: number; y: number }): number {
  const columns = columnsOf(canvas)
  const rows = mostCells / columns
  const within = (part: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)))
  return within(at.y, rows) * columns + within(at.x, columns)
}
