import { z } from '#app/shared/zod.ts'

/**
 * What stands for texts of the primary language in a translation, text by text. Not list by list: an author who later adds,
 * removes or moves something in the primary language would shift every text after it.
 */
export const ownTextsSchema = (longest: number, most: number) =>
  z.array(z.strictObject({ from: z.string().max(longest), to: z.string().max(longest) })).max(most)

/** One text of the primary language, and what stands for it. */
export interface OwnText {
  from: string
  to: string
}

/** A text as this language has it; the primary language's own while it is not translated. */
export function ownText(texts: readonly OwnText[], text: string): string {
  const own = texts.find(({ from }) => from === text)?.to ?? ''
  return own.trim() === '' ? text : own
}

/** Whether a translation was begun and lacks something of these. */
export const isHalfTranslated = (texts: readonly OwnText[], all: readonly string[]): boolean =>
  texts.some(({ to }) => to.trim() !== '') &&
  all.some((text) => text.trim() !== '' && !texts.some(({ from, to }) => from === text && to.trim() !== ''))
