import { findNodeRows } from '#app/features/adventure/draft.queries.server.ts'
import type { NodeRow } from '#app/features/adventure/draft.queries.server.ts'
import type { UpdateNodeInput } from '#app/features/studio/cast.schema.ts'
import { presentNode } from '#app/features/studio/draft.present.ts'
import { foundOne } from '#app/features/studio/edit-draft.server.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import { taking } from '#app/features/studio/take-row.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'

/** The columns that a change of a dialogue node writes, each one named; `undefined` stays. `node_id` never changes. */
export const nodeColumns = (stored: NodeRow['translations'], changes: UpdateNodeInput['changes'], primary: Locale) => ({
  content: changes.content,
  nodeType: changes.nodeType,
  subtitle: changes.subtitle,
  choices: changes.choices,
  conditions: changes.conditions,
  rewards: changes.rewards,
  displayOrder: changes.displayOrder,
  translations: mergeTranslations(stored, changes.translations, primary),
  // of a new row; one that is changed keeps what still holds of its own
  translatedFrom: mergeTranslations({}, changes.translatedFrom, primary),
})

/** The dialogue node of this draft in the version that a change started from. @throws AppError notFound; EditConflict */
export const takeNode = taking(findNodeRows, (row) => ({ nodes: [presentNode(row)] }))

export const readNode = async (tx: Transaction, adventureId: string, id: string) =>
  presentNode(foundOne(await findNodeRows(tx, adventureId, [id])))
