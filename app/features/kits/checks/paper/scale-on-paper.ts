/** Text as a template sets it. `points`: font size; `height`: line height, relative to the font size. */
export type Stretch = { text: string; points: number; width?: number; height?: number }

/** In mm; `above`: the height of what is above the text and shrinks with it. */
export type Room = { width: number; height: number; above?: number }

/** The scales of `fitted` in `paper/templates/frame.typ`. */
const scales = [
  1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.36, 0.32, 0.28, 0.25, 0.22, 0.19, 0.16, 0.13,
]
const smallest = 0.1

/** Below this scale a text is too small to read comfortably at a table. */
export const smallestFine = 0.7

const mmOfPoint = 25.4 / 72

/** The scale, relative to its usual size, at which a text fits its place on paper. Estimated from the number of
 * characters, which is close enough to warn an author; the typesetter measures. */
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
