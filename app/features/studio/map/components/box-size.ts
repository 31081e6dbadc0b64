import { hiddenLines } from './story.ts'
import type { StoryBox, StoryLine } from './story.ts'

/** Rem, as in `scene-box.tsx`. */
const parts = { width: 19, picture: 7, name: 3, badges: 2.25, note: 1.75, empty: 2, row: 1.25, lineRoom: 0.75 } as const
/** Pixels. */
const border = 2

const rowsOf = ({ target, brings }: StoryLine): number => 1 + (target ? 0 : 1) + (brings.length > 0 ? 1 : 0)

export const lineHeight = (line: StoryLine): number => rowsOf(line) * parts.row + parts.lineRoom

export const moreHeight = parts.row + parts.lineRoom

export const headHeight = ({ scene, lines, note }: StoryBox): number =>
  parts.name +
  (scene && (scene.isStartingMap || scene.isEnding) ? parts.badges : 0) +
  (note === undefined ? 0 : parts.note) +
  (lines.length === 0 && note === undefined ? parts.empty : 0)

/** Allows hundreds of boxes to be placed unrendered. @param rem pixels
 * @returns pixels; `lines` has the middle of each line */
export function evenSize(
  box: StoryBox,
  rem: number,
): { width: number; height: number; lines: { key: string; y: number }[] } {
  let top = border + ((box.scene?.image ? parts.picture : 0) + headHeight(box)) * rem
  const lines = box.lines.map((line) => {
    const height = lineHeight(line) * rem
    top += height
    return { key: line.key, y: top - height / 2 }
  })
  if (box.more) {
    top += moreHeight * rem
    lines.push({ key: hiddenLines, y: top - (moreHeight * rem) / 2 })
  }
  return { width: parts.width * rem, height: top + border, lines }
}
