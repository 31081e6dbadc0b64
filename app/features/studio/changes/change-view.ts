import type { KindName } from '#app/features/rows/row-kind.ts'

/** What one person did to one row, within an hour and until somebody else changed it or came. */
export type ChangeView = {
  id: string
  /** Null when their account is gone. */
  by: string | null
  kind: KindName
  rowId: string
  rowName: string
  op: 'create' | 'change' | 'remove' | 'replace'
  /** `name` of a field, or `fr:name` of a translation. */
  fields: string[]
  /** Of those of them that are kept. */
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** ISO 8601. */
  at: string
}

/** On a page of them. */
export const changesAtOnce = 100

/** Newest first. `last`: by which older ones are asked for. */
export type ChangesResult = { status: 'listed'; changes: ChangeView[]; hasMore: boolean; last: string | null }
