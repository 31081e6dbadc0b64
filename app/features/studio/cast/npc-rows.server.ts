import { findNpcRows } from '#app/features/adventure/draft.queries.server.ts'
import type { NpcRow } from '#app/features/adventure/draft.queries.server.ts'
import type { UpdateNpcInput } from '#app/features/studio/cast.schema.ts'
import { presentNpc } from '#app/features/studio/draft.present.ts'
import { foundOne } from '#app/features/studio/edit-draft.server.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import { taking } from '#app/features/studio/take-row.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'

/** The columns that a change of an NPC writes, each one named; `undefined` stays. */
export const npcColumns = (stored: NpcRow['translations'], changes: UpdateNpcInput['changes'], primary: Locale) => ({
  name: changes.name,
  description: changes.description,
  avatarAssetId: changes.avatarAssetId,
  translations: mergeTranslations(stored, changes.translations, primary),
  // of a new row; one that is changed keeps what still holds of its own
  translatedFrom: mergeTranslations({}, changes.translatedFrom, primary),
})

/** The NPC of this draft in the version that a change started from. @throws AppError notFound; EditConflict */
export const takeNpc = taking(findNpcRows, (row) => ({ npcs: [presentNpc(row)] }))

export const readNpc = async (tx: Transaction, adventureId: string, id: string) =>
  presentNpc(foundOne(await findNpcRows(tx, adventureId, [id])))
