import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import type { Asked } from './apply-command.ts'
import type { Refusal } from './refusal.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'

export type CommandAnswer = { id: string } & (
  | { status: 'taken'; asked: readonly Asked[] }
  | { status: 'refused'; refusal: Refusal }
)

export type RowsNow = {
  rows: Partial<Record<KindName, readonly Row[]>>
  removed: readonly string[]
  files: readonly PresentedAsset[]
}

/** `isUncounted`: nothing has changed, so that the revision is that of an earlier save, perhaps of somebody else. */
export type Taken = RowsNow & { results: readonly CommandAnswer[]; draftRevision: number; isUncounted?: true }
