import { findAdventureRow } from '#app/features/adventure/draft.queries.server.ts'
import type { DraftRoot } from '#app/features/studio/draft/edit-draft.server.ts'
import { unlistable } from '#app/features/rows/listing-rules.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import type { DetailsRow } from '#app/features/rows/kinds/details.ts'
import { filesOf, rowOf } from '#app/features/studio/draft/tables.server.ts'
import type { RowsNow } from '#app/features/studio/draft/taken.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'

export async function detailsNow(tx: Transaction, adventureId: string): Promise<RowsNow> {
  const row = await findAdventureRow(tx, adventureId)
  return row
    ? { rows: { details: [rowOf('details', row)] }, removed: [], files: filesOf(row) }
    : { rows: {}, removed: [adventureId], files: [] }
}

/** @throws Refused missingFields, priceTooLow (published only) */
export function requireListable(root: DraftRoot, status: DraftRoot['status']): void {
  const refusal = unlistable({ ...(rowOf('details', root) as DetailsRow), status })
  if (refusal) throw new Refused(refusal)
}
