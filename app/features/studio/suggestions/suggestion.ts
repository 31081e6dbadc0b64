import type { GenerationText } from '#app/features/generation/generation-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { z } from '#app/shared/zod.ts'

/** A text written by a model, until its author approves it. */
export type Suggestion = {
  key: string
  /** Names what it is for. */
  label: string
  language: Locale
  text: string
  isChosen: boolean
  longest: number
  isLong?: boolean
  /** The text that it was made from, or would replace. */
  beside?: { label: string; text: string; language: Locale }
}

/** `send` returns null once the author has cancelled. */
export type Asking = {
  send: <Answer>(body: object, answer: z.ZodType<Answer>) => Promise<Answer | null>
  add: (suggestions: readonly Suggestion[]) => void
}

/** @returns why nothing could be asked for; @throws AppError of the server */
export type Ask = (asking: Asking) => Promise<GenerationText | null>

const isBlank = ({ text }: Suggestion): boolean => text.trim() === ''

export const isTooLong = ({ text, longest }: Suggestion): boolean => text.trim().length > longest

/** Trimmed as they will be written, without emptied ones. */
export const approved = (all: readonly Suggestion[]): Suggestion[] =>
  all.filter((each) => each.isChosen && !isBlank(each)).map((each) => ({ ...each, text: each.text.trim() }))

export const canApprove = (all: readonly Suggestion[]): boolean => {
  const chosen = approved(all)
  return chosen.length > 0 && !chosen.some(isTooLong)
}
