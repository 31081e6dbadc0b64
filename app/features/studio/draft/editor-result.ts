import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import type { PresentedError } from '#app/shared/app-error.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { Refusal } from './refusal.ts'
import type { RowsNow, Taken } from './taken.ts'

/** What the checks of an adventure or a kit found. */
export type Findings = { findings: Finding[]; kitFindings: CheckedKit }

export type ServerChange = RowsNow & { draftRevision: number }

export type EditorResult =
  | { status: 'edited'; taken: Taken }
  | ({ status: 'saved'; change: ServerChange } & Partial<Findings>)
  | { status: 'checked'; findings: Finding[]; walkthrough: WalkStep[] | null; isShortest: boolean }
  | { status: 'checkedKit'; kitFindings: CheckedKit }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'failed'; error: PresentedError }

export function statusOf(result: EditorResult): number {
  switch (result.status) {
    case 'edited':
    case 'saved':
    case 'checked':
    case 'checkedKit':
      return 200
    case 'refused':
      return result.refusal.reason === 'invalid' ? 400 : 422
    case 'failed':
      return errorStatus[result.error.code]
  }
}
