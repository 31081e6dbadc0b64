/**
 * What PostgreSQL takes as text and jsonb: no NUL, and no half of a surrogate pair. Anything else would come back as an
 * error of the database, so it is refused at the door.
 */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** A text as one line that can be stored: control characters and line ends of every kind become a space. */
export const toOneLine = (text: string): string => text.toWellFormed().replaceAll(lineEnds, ' ').trim()

/** Whether a text that was trimmed can be stored and is one line, as a name is. */
export const isOneLine = (text: string): boolean => isStorableText(text) && toOneLine(text) === text

export type JsonLimits = { depth: number; parts: number }

/**
 * Whether parsed JSON can be stored: its texts and keys are storable, it nests no deeper and has no more parts than the
 * limits say. Counted without recursion and given up at the limits, because the input is anybody's.
 */
export function isStorableJson(value: unknown, limits: JsonLimits = { depth: 16, parts: 5_000 }): boolean {
  const open: { at: unknown; depth: number }[] = [{ at: value, depth: 1 }]
  for (let seen = 1; open.length > 0; ) {
    const { at, depth } = open.pop()!
    if (depth > limits.depth) return false
    if (typeof at === 'string' && !isStorableText(at)) return false
    if (typeof at !== 'object' || at === null) continue
    for (const [key, child] of Object.entries(at)) {
      if (++seen > limits.parts || !isStorableText(key)) return false
      open.push({ at: child, depth: depth + 1 })
    }
  }
  return true
}
