/** Words as a template sets them. `height`: of a line, in sizes of its letters. */
export type Stretch = { text: string; points: number; width?: number; height?: number }

/** mm; `above`: what stands over the words and shrinks with them. */
export type Room = { width: number; height: number; above?: number }

/** Of `fitted` in `paper/templates/frame.typ`. */
const scales = [
  1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.36, 0.32, 0.28, 0.25, 0.22, 0.19, 0.16, 0.13,
]
const smallest = 0.1

/** Below it a text is smaller than anybody wants to read at a table. */
export const smallestFine = 0.7

const mmOfPoint = 25.4 / 72

/** How large a text comes out in its place on paper, of its usual size. By its characters, which is near enough to warn
 * an author; the typesetter measures. */
export const scaleOnPaper = (room: Room, stretches: readonly Stretch[]): number =>
  scales.find((scale) => heightAt(scale, room, stretches) <= room.height) ?? smallest

const heightAt = (scale: number, { width, above = 0 }: Room, stretches: readonly Stretch[]): number =>
  above * scale +
  stretches.reduce((sum, stretch) => {
    const { points, width: ofLetter = 0.48, height = 1.34 } = stretch
    const letter = points * scale * mmOfPoint
    return sum + linesIn(stretch.text, Math.max(1, Math.floor(width / (letter * ofLetter)))) * letter * height
  }, 0)

const linesIn = (text: string, most: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line.trim()].length / most)), 0)
