import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { changeStatus } from '#app/features/studio/details/change-status.server.ts'
import { publishUpdate } from '#app/features/studio/details/publish-update.server.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import { rowOf } from '#app/features/studio/draft/tables.server.ts'
import { heldOfThese } from '#app/features/studio/draft/three-way.ts'
import { createAdventure } from '#app/features/studio/projects/create-adventure.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import type { SampleAdventure, SampleFrame, SampleHotspot } from '#samples/sample-adventure.ts'
import type { SampleKit } from '#samples/sample-kit.ts'
import { itemCommand, nodeCommand, npcCommand } from './sample-cast-requests.ts'
import { sampleIds } from './sample-ids.ts'
import {
  createRequest,
  detailsFields,
  hotspotCommand,
  layerCommand,
  puzzleCommand,
  sceneCommand,
} from './sample-requests.ts'
import { storeKitFiles, storeSampleFiles } from './store-sample-files.server.ts'
import { takeSample } from './take-sample.server.ts'
import type { FileIds, Seeding } from './store-sample-files.server.ts'
import { writeKit } from './write-kit.server.ts'

export type Seeded = 'created' | 'updated' | 'unchanged'

type Row = typeof adventures.$inferSelect

/** One transaction of studio commands. Deleted samples stay deleted, unpublished ones unpublished; runs keep their
 * edition, and a version newer than the code's is left alone. */
export async function seedSample(seeding: Seeding, sample: SampleAdventure | SampleKit): Promise<Seeded> {
  const { database } = seeding
  const found = await findSample(database, sample.key)
  if (found && isDone(found, sample)) return 'unchanged'
  const row = found ?? (await createSample(seeding, sample))
  const write = await writerOf(seeding, sample, row.id)
  await database.transaction(async (tx) => {
    const isNew = (row.sampleVersion ?? 0) === 0
    await write(tx)
    await publishSample(tx, seeding.owner, row.id, isNew)
    await tx.update(adventures).set({ sampleVersion: sample.version }).where(eq(adventures.id, row.id))
  })
  return found ? 'updated' : 'created'
}

/** Its files are stored before the transaction begins. */
export async function writerOf(
  seeding: Seeding,
  sample: SampleAdventure | SampleKit,
  adventureId: string,
): Promise<(tx: Transaction) => Promise<void>> {
  const { owner } = seeding
  if ('scenes' in sample) {
    const stored = await storeSampleFiles(seeding, sample, adventureId)
    return (tx) => writeDraft(tx, owner, stored.sample, adventureId, stored.files)
  }
  const files = await storeKitFiles(seeding, sample, adventureId)
  return (tx) => writeKit(tx, owner, sample, { adventureId, files })
}

const isDone = ({ deletedAt, sampleVersion }: Row, { version }: SampleFrame): boolean =>
  deletedAt !== null || (sampleVersion ?? 0) >= version

export async function isSeeded(database: Database, sample: SampleFrame): Promise<boolean> {
  const found = await findSample(database, sample.key)
  return found !== undefined && isDone(found, sample)
}

async function findSample(database: Database | Transaction, key: string): Promise<Row | undefined> {
  const [row] = await database.select().from(adventures).where(eq(adventures.sampleKey, key))
  return row
}

/** The key is set first; version 0 means that nothing is in it yet. */
const createSample = ({ database, owner }: Seeding, sample: SampleFrame): Promise<Row> =>
  database.transaction(async (tx) => {
    const { id } = await createAdventure(tx, owner, createRequest(sample))
    const [row] = await tx
      .update(adventures)
      .set({ sampleKey: sample.key, sampleVersion: 0 })
      .where(eq(adventures.id, id))
      .returning()
    if (!row) throw new Error(`the sample ${sample.key} was not created`)
    return row
  })

/** Deletes what was there and creates it anew under the same ids. */
async function writeDraft(
  tx: Transaction,
  owner: Member,
  sample: SampleAdventure,
  adventureId: string,
  files: FileIds,
): Promise<void> {
  const before = await findStoredDraft(tx, adventureId)
  if (!before) throw new Error(`the sample ${sample.key} is gone`)
  const commands = [...emptying(before), ...filling(sample, before, files)]
  await takeSample(tx, owner, { key: sample.key, adventureId }, commands)
}

function emptying({ scenes, puzzles, items, npcs }: StoredDraft): Command[] {
  const lists = { scene: scenes, puzzle: puzzles, item: items, npc: npcs }
  return (Object.keys(lists) as (keyof typeof lists)[]).flatMap((kind) => {
    const ids = lists[kind].map(({ id }) => id)
    return ids.length > 0 ? [{ op: 'remove' as const, kind, ids }] : []
  })
}

function filling(sample: SampleAdventure, before: StoredDraft, files: FileIds): Command[] {
  const target = { ids: sampleIds(sample, before), primary: sample.primaryLanguage }
  const fields = {
    ...detailsFields(sample),
    coverAssetId: files(sample.cover.image),
    roomSceneIds: (sample.rooms ?? []).map((key) => target.ids('scene', key)),
  }
  const was = heldOfThese(rowOf('details', before.adventure), fields)
  return [
    { op: 'change', kind: 'details', id: before.adventure.id, fields, was: was as typeof fields },
    ...sample.items.map((item) => itemCommand(target, item, files(item.icon))),
    ...sample.npcs.map((npc) => npcCommand(target, npc, files(npc.avatar))),
    ...sample.npcs.flatMap((npc) => npc.nodes.map((node, index) => nodeCommand(target, npc, node, index))),
    ...sample.puzzles.map((puzzle) => puzzleCommand(target, puzzle, puzzle.object ? files(puzzle.object.image) : null)),
    ...sample.scenes.map((scene, index) =>
      sceneCommand(target, scene, index, {
        imageAssetId: files(scene.image),
        soundAssetId: scene.sound ? files(scene.sound.file) : null,
      }),
    ),
    ...sample.scenes.flatMap(({ key }) => {
      const isHere = ({ sceneKey }: { sceneKey: string }) => sceneKey === key
      return [
        ...sample.hotspots
          .filter(isHere)
          .map((hotspot, index) => hotspotCommand(target, hotspot, index, { imageAssetId: closeUpOf(hotspot, files) })),
        ...(sample.layers ?? [])
          .filter(isHere)
          .map((layer, index) => layerCommand(target, layer, index, files(layer.image))),
      ]
    }),
  ]
}

const closeUpOf = (hotspot: SampleHotspot, files: FileIds): string | null =>
  hotspot.type === 'look' && hotspot.closeUp ? files(hotspot.closeUp.image) : null

/** Publishes again only when players would notice. */
async function publishSample(tx: Transaction, owner: Member, adventureId: string, isNew: boolean): Promise<void> {
  const draft = await findStoredDraft(tx, adventureId)
  if (!draft) return
  const { status } = draft.adventure
  if (isNew && status === 'draft') {
    await changeStatus(tx, owner, { adventureId, status: 'published' })
    return
  }
  if (status !== 'published') return
  try {
    await publishUpdate(tx, owner, { adventureId })
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.reason !== 'nothingToPublish') throw error
  }
}
