import type { PublishBlock } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import type { PresentedError } from '#app/shared/app-error.ts'
import type { RequiredField } from './required-fields.ts'

export type Refusal =
  /** The row or its parent is absent or belongs to somebody else. */
  | { reason: 'gone' }
  /** Keys of `studio_errors` by path, e.g. `translations.fr.name`. */
  | { reason: 'invalid'; fields: Record<string, string[]> }
  | { reason: 'missingFields'; missing: RequiredField[] }
  /** 0.01 to 0.49 cannot be charged. */
  | { reason: 'priceTooLow' }
  | { reason: 'otherLanguage' }
  | { reason: 'blocked'; block: PublishBlock }
  | { reason: 'findings'; findings: Finding[] }
  | { reason: 'kitFindings'; kitFindings: CheckedKit }
  | { reason: 'nothingToPublish' }
  | { reason: 'notInReview' }
  | { reason: 'failed'; error: PresentedError }

export const invalid = (field: string, message: string): { refusal: Refusal } => ({
  refusal: { reason: 'invalid', fields: { [field]: [message] } },
})
