/** PostgreSQL refuses NUL and half of a surrogate pair, in text and jsonb. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Turns a text into one storable line: control characters and line breaks of every kind become a space. */
export const toOneLine = (text: string): string => text.toWellFormed().replaceAll(lineEnds, ' ').trim()

export const isOneLine = (text: string): boolean => isStorableText(text) && toOneLine(text) === text

export type JsonLimits = { depth: number; parts: number }

/** Why parsed JSON cannot be stored, and where: `scenes.2.name`. */
export type JsonTrouble = { why: 'deep' | 'large' | 'text'; place: string }

/** Counted without recursion and aborted at the limits, because the input is untrusted. */
export function jsonTrouble(value: unknown, limits: JsonLimits = { depth: 16, parts: 5_000 }): JsonTrouble | null {
  const open: { at: unknown; depth: number; place: string }[] = [{ at: value, depth: 1, place: '' }]
  for (let seen = 1; open.length > 0;) {
    const { at, depth, place } = open.pop()!
    if (depth > limits.depth) return { why: 'deep', place }
    if (typeof at === 'string' && !isStorableText(at)) return { why: 'text', place }
    if (typeof at !== 'object' || at === null) continue
    for (const [key, child] of Object.entries(at)) {
      if (++seen > limits.parts) return { why: 'large', place }
      if (!isStorableText(key)) return { why: 'text', place }
      open.push({ at: child, depth: depth + 1, place: place === '' ? key : `${place}.${key}` })
    }
  }
  return null
}

export const isStorableJson = (value: unknown, limits?: JsonLimits): boolean => jsonTrouble(value, limits) === null
