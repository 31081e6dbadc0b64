import type { GenerationText } from '#app/features/generation/generation-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { z } from '#app/shared/zod.ts'

/** What a model has written, until its author approves it. */
export type Suggestion = {
  key: string
  /** What it is for. */
  label: string
  language: Locale
  text: string
  isChosen: boolean
  longest: number
  isLong?: boolean
  /** What it was made from, or would replace. */
  beside?: { label: string; text: string; language: Locale }
}

/** `send` gives null once the author has cancelled. */
export type Asking = {
  send: <Answer>(body: object, answer: z.ZodType<Answer>) => Promise<Answer | null>
  add: (suggestions: readonly Suggestion[]) => void
}

/** @returns why nothing could be asked; @throws AppError of the server */
export type Ask = (asking: Asking) => Promise<GenerationText | void>

const isBlank = ({ text }: Suggestion): boolean => text.trim() === ''

export const isTooLong = ({ text, longest }: Suggestion): boolean => text.trim().length > longest

/** As they are written: without those that were emptied. */
export const approved = (all: readonly Suggestion[]): Suggestion[] =>
  all.filter((each) => each.isChosen && !isBlank(each)).map((each) => ({ ...each, text: each.text.trim() }))

export const canApprove = (all: readonly Suggestion[]): boolean => {
  const chosen = approved(all)
  return chosen.length > 0 && !chosen.some(isTooLong)
}
