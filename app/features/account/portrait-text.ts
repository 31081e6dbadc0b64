import { doneText, generationRefusalText } from '#app/features/generation/generation-text.ts'
import { uploadRefusalText, uploadedText } from '#app/features/media/upload-texts.ts'
import type { Refusal } from '#app/features/media/upload-texts.ts'
import { m } from '#app/i18n/generated/messages.js'

export const portraitIntents = ['upload', 'remove', 'generate'] as const

export type PortraitIntent = (typeof portraitIntents)[number]

export const isPortraitIntent = (value: unknown): value is PortraitIntent =>
  portraitIntents.some((intent) => intent === value)

/** The outcome of a change. */
export type PortraitOutcome = { intent: PortraitIntent; problem: Refusal | null }

type Text = { title: string; text: string }

export function portraitProblemText(intent: PortraitIntent, problem: Refusal): Text {
  if (intent === 'generate') return generationRefusalText(problem.code, 'account-avatar', problem.retryAfter)
  const { title, text } = uploadRefusalText(problem, 'avatar')
  return intent === 'remove' ? { title: m.account_portrait_not_removed(), text } : { title, text }
}

export function portraitDoneText(intent: PortraitIntent): string {
  if (intent === 'generate') return doneText('account-avatar').title
  return intent === 'upload' ? uploadedText('avatar') : m.media_file_deleted()
}
