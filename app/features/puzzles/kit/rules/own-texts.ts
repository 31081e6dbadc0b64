import { z } from '#app/shared/zod.ts'

/** Text by text, not list by list: a line that an author adds later would shift every text after it. */
export const ownTextsSchema = (longest: number, most: number) =>
  z.array(z.strictObject({ from: z.string().max(longest), to: z.string().max(longest) })).max(most)

export interface OwnText {
  from: string
  to: string
}

export function ownText(texts: readonly OwnText[], text: string): string {
  const own = texts.find(({ from }) => from === text)?.to ?? ''
  return own.trim() === '' ? text : own
}

export const isHalfTranslated = (texts: readonly OwnText[], all: readonly string[]): boolean =>
  texts.some(({ to }) => to.trim() !== '') &&
  all.some((text) => text.trim() !== '' && !texts.some(({ from, to }) => from === text && to.trim() !== ''))
