import type { PublishBlock } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import type { PresentedError } from '#app/shared/app-error.ts'
import type { RowRefusal } from '#app/features/rows/refusal.ts'

export type Refusal =
  | RowRefusal
  /** The row or its parent is absent or belongs to somebody else. */
  | { reason: 'gone' }
  /** Not within what its author may do with the draft, or no longer. */
  | { reason: 'role' }
  | { reason: 'otherLanguage' }
  | { reason: 'blocked'; block: PublishBlock }
  | { reason: 'findings'; findings: Finding[] }
  | { reason: 'kitFindings'; kitFindings: CheckedKit }
  | { reason: 'nothingToPublish' }
  | { reason: 'notInReview' }
  | { reason: 'failed'; error: PresentedError }
