import type { Locale } from '#app/i18n/locale.ts'
import type { JsonObject, PuzzleDraft } from './contract.ts'

/** A puzzle alone as somebody may publish it at once: what its page says, and a draft that can be played as it is.
 * What the type derives from other fields may be left out. */
export interface LockTemplate {
  title: string
  question: string
  /** What is said to those who have opened it. */
  opened: string
  draft: PuzzleDraft<JsonObject, JsonObject>
}

/** What the `lock-template.server.ts` of a type's folder exports as `lockTemplate`. */
export type LockTemplates = (language: Locale) => LockTemplate
