import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { compileDraft } from '#app/features/adventure/compile-edition.server.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'
import { samples } from '#samples/all-samples.ts'
import { seedSamplesInto } from '#samples/seed-samples.server.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

export type ProjectWorld = {
  database: Database
  pool: pg.Pool
  storage: DiskStorage
  member: Member
  close: () => Promise<void>
}

export async function openProjectWorld(): Promise<ProjectWorld> {
  const opened = await openTestDatabase()
  const { database, pool } = createDatabase(opened.connection)
  const folder = await mkdtemp(join(tmpdir(), 'whodini-projects-'))
  const { member } = await buildUser(database)
  return {
    database,
    pool,
    storage: new DiskStorage(folder),
    member,
    close: async () => {
      await pool.end()
      await opened.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The sample, with a look that has everything a look can have. */
export async function seedProject({ database, pool, storage, member }: ProjectWorld): Promise<string> {
  const [sample] = samples
  await seedSamplesInto({ database, pool, storage, samples: [sample!] })
  const [row] = await database
    .update(adventures)
    .set({ creatorId: member.userId })
    .where(eq(adventures.sampleKey, sample!.key))
    .returning({ id: adventures.id })
  await addLook(database, row!.id)
  return row!.id
}

async function addLook(database: Database, adventureId: string): Promise<void> {
  const heard = await database
    .update(adventureScenes)
    .set({
      missLines: ['Dust.', 'A wall.'],
      translations: sql`jsonb_set(translations, '{fr,missLines}', '["Poussière.", "Un mur."]')`,
    })
    .where(and(eq(adventureScenes.adventureId, adventureId), isNotNull(adventureScenes.soundAssetId)))
    .returning()
  const { id: sceneId, imageAssetId, soundAssetId } = heard[0]!
  const last = await database.$count(sceneHotspots, eq(sceneHotspots.sceneId, sceneId))
  const [partner] = await database
    .insert(sceneHotspots)
    .values({
      sceneId,
      type: 'look',
      name: 'The lever',
      x: 5,
      y: 5,
      lines: ['Stuck.'],
      displayOrder: last,
      translations: { fr: { name: 'Le levier', lines: ['Coincé.'] } },
    })
    .returning()
  const fr = {
    name: 'L’affiche',
    lines: ['Minuit.', 'Déchirée.'],
    goalHints: ['Cherchez au mur.'],
    altText: 'Une affiche.',
    soundCaption: 'Un froissement.',
  }
  await database.insert(sceneHotspots).values({
    sceneId,
    type: 'look',
    name: 'The poster',
    x: 5,
    y: 5,
    displayOrder: last + 1,
    lines: ['Midnight.', 'Torn.'],
    goalHints: ['Look at the wall.'],
    together: true,
    togetherWith: partner!.id,
    imageAssetId,
    altText: 'A poster.',
    soundAssetId,
    soundCaption: 'Rustling.',
    translations: { fr },
  })
}

/** Of rows, and names of their files. */
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=\/media\/)[\w-]{22}(?=\.)/g

/** Secrets too, with ids numbered by where they first stand: equal for a draft and its copy. */
export async function contentOf({ database }: ProjectWorld, adventureId: string): Promise<string> {
  const draft = await findStoredDraft(database, adventureId)
  const compiled = draft && compileDraft(draft)
  if (!compiled) throw new Error('nothing to compile')
  const { title: _, ...document } = compiled.document
  return withNumberedIds([document, compiled.secrets])
}

/** JSON in which every id is a number: how many others stand before it. */
export function withNumberedIds(value: unknown): string {
  const numbers = new Map<string, number>()
  return JSON.stringify(value, null, 1).replaceAll(ids, (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size)
    return `id ${numbers.get(id)}`
  })
}

export async function filesIn({ storage }: ProjectWorld): Promise<string[]> {
  const keys: string[] = []
  for (const folder of ['adventure-scenes/', 'adventure-maps/', 'adventure-sounds/'])
    for await (const { key } of storage.list(folder)) keys.push(key)
  return keys.sort()
}
