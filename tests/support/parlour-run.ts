import { eq } from 'drizzle-orm'
import { parlourGame } from '#app/features/engine/parlour.fixtures.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'

type Stored = { document: Record<string, unknown> & { npcs: unknown[] }; secrets: Record<string, unknown> }

const today = (adventureId: string): Stored => {
  const { edition, secrets } = parlourGame()
  return { document: { ...edition, adventureId }, secrets }
}

export async function buildParlour(database: Queryable, stored: (adventureId: string) => Stored = today) {
  const { id } = await buildAdventure(database, { title: 'The parlour', status: 'published', languages: ['en', 'fr'] })
  const portraits = [await buildAsset(database, { adventureId: id }), await buildAsset(database, { adventureId: id })]
  const { document, secrets } = stored(id)
  const npcs = document.npcs.map((npc, place) => ({ ...(npc as object), avatarAssetId: portraits[place]?.id ?? null }))
  const editionId = newId()
  await database.insert(editions).values({
    id: editionId,
    adventureId: id,
    number: 1,
    purpose: 'published',
    schemaVersion: Number(document['schemaVersion']),
    document: { ...document, npcs },
    contentHash: 'test',
    draftRevision: 1,
  })
  await database.insert(editionSecrets).values({ editionId, document: secrets })
  await database.update(adventures).set({ publishedEditionId: editionId }).where(eq(adventures.id, id))
  return { id, editionId, portraits }
}
