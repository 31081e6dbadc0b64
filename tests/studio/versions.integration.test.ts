import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storeImageAsset } from '#app/features/media/store-asset.server.ts'
import { sweepOrphanFiles } from '#app/features/media/sweep-orphan-files.server.ts'
import { exportProject } from '#app/features/studio/exchange/export-project.server.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { performRequest } from '#app/features/studio/editor/perform-request.server.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import { changeRow, createRow, edit, removeRows } from '#tests/support/draft-commands.ts'
import { versionsOf } from '#tests/support/kept-versions.ts'
import { assets } from '#database/schema/assets.ts'
import { noisyPicture } from '#tests/support/hostile-files.ts'
import { contentOf, openProjectWorld, seedProject } from './project-world.ts'
import type { ProjectWorld } from './project-world.ts'
import { filesOf } from './zips.ts'

let temporary: string
let world: ProjectWorld
let adventureId: string
let versions: ReturnType<typeof versionsOf>

beforeAll(async () => {
  // uploads of this file, which a test sweeps, in a temporary folder apart from everybody else's
  temporary = await mkdtemp(join(tmpdir(), 'whodini-versions-'))
  vi.stubEnv('TMPDIR', temporary)
  world = await openProjectWorld()
  adventureId = await seedProject(world)
  versions = versionsOf(world.database, world.member, adventureId)
})
afterAll(async () => {
  await world.close()
  vi.unstubAllEnvs()
  await rm(temporary, { recursive: true })
})

const draft = async () => {
  const { draft: loaded, facts } = await getDraft(world.database, world.member, { adventureId })
  return draftView(loaded, facts)
}
const edited = async (...commands: Command[]) => {
  const answer = await performRequest(world.database, world.member, adventureId, edit(...commands))
  if (answer.status !== 'edited' || answer.taken.results.some(({ status }) => status !== 'taken'))
    throw new Error(JSON.stringify(answer))
}

test('an emptied and rewritten adventure is restored whole: rows, ids and what players get', async () => {
  const kept = await versions.keep('The first whole draft')
  const [was, content] = [await versions.document(), await contentOf(world, adventureId)]
  const { scenes, puzzles, npcs, items } = await draft()
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  await edited(
    removeRows('scene', ...idsOf(scenes)),
    removeRows('puzzle', ...idsOf(puzzles)),
    removeRows('npc', ...idsOf(npcs)),
    removeRows('item', ...idsOf(items)),
    createRow('scene', { name: 'An empty stage' }),
  )
  expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
  expect(await versions.document()).toEqual(was)
  expect(await contentOf(world, adventureId)).toBe(content)
})

test('a picture that only a version uses survives the file sweep and is back once restored', async () => {
  const [scene] = (await draft()).scenes
  const first = scene!.image!
  const kept = await versions.keep('With the first picture')
  const other = await storeImageAsset({
    owner: world.member,
    adventureId,
    purpose: 'scene',
    source: await noisyPicture().jpeg().toBuffer(),
    db: world.database,
    storage: world.storage,
  })
  await edited(changeRow('scene', scene!.id, { imageAssetId: other.id }, { imageAssetId: first.id }))
  expect((await sweepOrphanFiles({ db: world.database, storage: world.storage, olderThanMs: 0 })).files).toBe(0)
  await versions.restore(kept.id)
  expect((await draft()).scenes[0]!.image).toEqual(first)
  const [row] = await world.database.select().from(assets).where(eq(assets.id, first.id))
  expect(await world.storage.exists(row!.storageKey)).toBe(true)
  const [later] = await world.database.select().from(assets).where(eq(assets.id, other.id))
  expect(await world.storage.exists(later!.storageKey)).toBe(true)
})

test('a version holds the same document as the project’s zip, links to its files included', async () => {
  await versions.keep('To take along')
  const [row] = await versions.rows()
  const zip = await buffer((await exportProject(world, world.member, adventureId)).stream)
  const exported = JSON.parse((await filesOf(zip))['project.json']!.toString()) as { media: unknown[] }
  expect(row!.document).toEqual(exported)
  expect(exported.media.length).toBeGreaterThan(5)
})
