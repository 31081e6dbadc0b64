import { z } from '#app/shared/zod.ts'

// Control characters except the line break, and characters that reverse or hide the text after them
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu

/** Makes plain text of at most this many characters from a model's answer; markup stays as literal text. */
export function plainText(text: string, longest: number): string {
  const plain = text
    .slice(0, longest * 4)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(unseen, (sign) => (sign === '\n' ? sign : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  if (plain.length <= longest) return plain
  const cut = plain
    .slice(0, longest)
    .toWellFormed()
    .replace(/\ufffd$/u, '')
  const word = cut.lastIndexOf(' ')
  return (word > longest * 0.8 ? cut.slice(0, word) : cut).trimEnd()
}

/** A text of a model's answer: cleaned, cut, never empty. */
export const modelText = (longest: number) =>
  z
    .string()
    .max(100_000)
    .transform((text) => plainText(text, longest))
    .pipe(z.string().min(1))

const untold = new Set(['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems'])

/** JSON Schema without lengths: not every endpoint supports them, and the answer is validated here anyway. */
export const wireSchema = (schema: z.ZodType): Record<string, unknown> =>
  withoutLengths(z.toJSONSchema(schema, { io: 'input' })) as Record<string, unknown>

function withoutLengths(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLengths)
  if (typeof value !== 'object' || value === null) return value
  const told = Object.entries(value).flatMap(([key, inner]) => (untold.has(key) ? [] : [[key, withoutLengths(inner)]]))
  return { ...Object.fromEntries(told), ...('properties' in value ? { additionalProperties: false } : {}) }
}
