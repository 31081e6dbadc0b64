import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import type { PresentedError } from '#app/shared/app-error.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { Refusal } from './refusal.ts'
import type { RowsNow, Taken } from './taken.ts'

export type ServerChange = RowsNow & { draftRevision: number }

export type EditorResult =
  | { status: 'edited'; taken: Taken }
  | { status: 'saved'; change: ServerChange; findings?: Finding[] }
  | { status: 'checked'; findings: Finding[]; walkthrough: WalkStep[] | null; isShortest: boolean }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'failed'; error: PresentedError }

export function statusOf(result: EditorResult): number {
  switch (result.status) {
    case 'edited':
    case 'saved':
    case 'checked':
      return 200
    case 'refused':
      return result.refusal.reason === 'invalid' ? 400 : 422
    case 'failed':
      return errorStatus[result.error.code]
  }
}
