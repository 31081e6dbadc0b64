import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { compilePlaytestEdition } from '#app/features/adventure/compile-playtest-edition.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editions } from '#database/schema/editions.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { listVersions } from './version.queries.server.ts'
import { versionLimits } from './version-view.ts'
import { buildFullDraft, versionsOf } from '#tests/support/kept-versions.ts'

const world = useStudioWorld(null)
let full: Awaited<ReturnType<typeof buildFullDraft>>
let versions: ReturnType<typeof versionsOf>

beforeEach(async () => {
  full = await buildFullDraft(world.database, world.member.userId)
  world.adventureId = full.adventureId
  versions = versionsOf(world.database, world.member, full.adventureId)
})

const { saved, change, create, remove } = world
const list = () => listVersions(world.database, world.member, full)

describe('keeping', () => {
  test('under a name: listed with its contents and the draft’s later changes; the draft stays', async () => {
    const before = await versions.revision()
    const kept = await versions.keep('  Before the rewrite ')
    expect(kept).toEqual({
      id: expect.any(String) as string,
      cause: 'named',
      name: 'Before the rewrite',
      editionNumber: null,
      keptAt: expect.any(String) as string,
      counts: { scenes: 2, puzzles: 1, items: 2, npcs: 1 },
      differences: 0,
    })
    expect(Math.abs(Date.parse(kept.keptAt) - Date.now())).toBeLessThan(60_000)
    expect(await versions.revision()).toBe(before)
    await change('item', full.items[0]!.id, { name: 'A rusty key' })
    await create('item', { name: 'A rope' })
    await remove('hotspot', full.hotspots.lock.id)
    expect((await list())[0]).toMatchObject({ id: kept.id, differences: 3 })
  })

  test('the newest version comes first', async () => {
    for (const name of ['one', 'two', 'three']) await versions.keep(name)
    expect((await list()).map(({ name }) => name)).toEqual(['three', 'two', 'one'])
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(101), 'too_long'],
    ['a\u0000b', 'unreadable'],
  ])('the name %j is refused', async (name, reason) => {
    expect(await versions.ask({ intent: 'keep-version', name })).toEqual({
      status: 'invalid',
      fields: { name: [`studio_errors_${reason}`] },
    })
    expect(await versions.rows()).toEqual([])
  })

  test('a name of a hundred characters in any script is the author’s own', async () => {
    const name = `«${'é'.repeat(96)}»🎩`
    expect((await versions.keep(name)).name).toBe(name)
  })

  test('past the limit no named version is kept, and automatic ones do not count towards it', async () => {
    const [row] = await keptRow()
    await world.database
      .insert(draftVersions)
      .values(Array.from({ length: versionLimits.named - 1 }, (_, at) => ({ ...row!, id: newId(), name: `${at}` })))
    await world.database
      .insert(draftVersions)
      .values({ ...row!, id: newId(), cause: 'published', name: '', editionNumber: 1 })
    const refusal = { status: 'refused', reason: 'tooMany', limit: versionLimits.named }
    expect(await versions.ask({ intent: 'keep-version', name: 'one more' })).toEqual(refusal)
    const automatic = (await list()).find(({ cause }) => cause === 'published')!
    expect(await versions.ask({ intent: 'rename-version', versionId: automatic.id, name: 'mine' })).toEqual(refusal)
    await versions.remove(row!.id)
    expect((await versions.keep('one more')).name).toBe('one more')
  })

  test('of fifteen simultaneous ones none is lost, and the limit holds', async () => {
    const [row] = await keptRow()
    await world.database
      .insert(draftVersions)
      .values(Array.from({ length: versionLimits.named - 11 }, (_, at) => ({ ...row!, id: newId(), name: `${at}` })))
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, at) => versions.ask({ intent: 'keep-version', name: `at once ${at}` })),
    )
    expect(answers.filter(({ status }) => status === 'listed')).toHaveLength(10)
    expect(await versions.rows()).toHaveLength(versionLimits.named)
  })
})

async function keptRow() {
  await versions.keep('kept')
  return versions.rows()
}

describe('automatically', () => {
  const publish = { intent: 'change-status', status: 'published' } as const

  test('a version is kept of each edition that players get, and none if they already have it', async () => {
    await world.database.update(adventures).set({ publishedEditionId: null }).where(eq(adventures.id, full.adventureId))
    await saved(publish)
    expect(await list()).toMatchObject([{ cause: 'published', name: '', editionNumber: 2, differences: 0 }])
    await change('scene', full.scenes.hall.id, { name: 'The Great Hall' })
    await saved({ intent: 'publish-update' })
    expect(await list()).toMatchObject([{ editionNumber: 3 }, { editionNumber: 2 }])
    await saved({ intent: 'change-status', status: 'draft' })
    await saved(publish)
    expect(await list()).toHaveLength(2)
  })

  test('playtests do not count among the editions that players got', async () => {
    await world.database.update(adventures).set({ publishedEditionId: null }).where(eq(adventures.id, full.adventureId))
    await world.database.delete(editions).where(eq(editions.adventureId, full.adventureId))
    const playtest = () => compilePlaytestEdition(world.database, world.member, full)
    const shown = async () => (await world.read()).edition?.number
    await playtest()
    await saved(publish)
    expect([await shown(), await list()]).toMatchObject([1, [{ editionNumber: 1 }]])
    await change('scene', full.scenes.hall.id, { name: 'The Great Hall' })
    await playtest()
    await saved({ intent: 'publish-update' })
    expect([await shown(), await list()]).toMatchObject([2, [{ editionNumber: 2 }, { editionNumber: 1 }]])
    await versions.restore((await list())[1]!.id)
    expect(await list()).toMatchObject([
      { cause: 'before_restore', editionNumber: 1 },
      { editionNumber: 2 },
      { editionNumber: 1 },
    ])
  })

  test('a draft that cannot be published is not kept', async () => {
    await world.database.update(adventures).set({ publishedEditionId: null }).where(eq(adventures.id, full.adventureId))
    await remove('puzzle', full.puzzle.id)
    expect((await world.send(publish)).status).toBe('refused')
    expect(await list()).toEqual([])
  })

  test('the oldest automatic versions are removed, and named ones stay', async () => {
    const first = await versions.keep('mine')
    for (let at = 0; at < versionLimits.automatic + 3; at++) {
      await change('item', full.items[0]!.id, { name: `Key ${at}` })
      expect(await versions.restore(first.id)).toEqual({ status: 'restored' })
    }
    const kept = await list()
    expect(kept.filter(({ cause }) => cause === 'before_restore')).toHaveLength(versionLimits.automatic)
    expect(kept.filter(({ cause }) => cause === 'named')).toHaveLength(1)
    await versions.restore(kept[0]!.id)
    expect((await versions.document()).items.find(({ id }) => id === full.items[0]!.id)!.name).toBe(
      `Key ${versionLimits.automatic + 2}`,
    )
  })

  test('versions kept by restores never push out those of editions, or the other way round', async () => {
    const kept = await versions.keep('mine')
    const [row] = await versions.rows()
    const automatic = { ...row!, cause: 'published', name: '' } as const
    await world.database.insert(draftVersions).values(
      Array.from({ length: versionLimits.automatic }, (_, at) => ({
        ...automatic,
        id: newId(),
        editionNumber: at + 10,
        createdAt: new Date(at * 1000),
      })),
    )
    await world.database.insert(draftVersions).values(
      Array.from({ length: versionLimits.automatic }, (_, at) => ({
        ...automatic,
        id: newId(),
        cause: 'before_restore' as const,
        createdAt: new Date(at * 1000),
      })),
    )
    const count = async (cause: string) => (await list()).filter((version) => version.cause === cause).length
    expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
    expect([await count('published'), await count('before_restore')]).toEqual([
      versionLimits.automatic,
      versionLimits.automatic,
    ])
    await world.database.update(adventures).set({ publishedEditionId: null }).where(eq(adventures.id, full.adventureId))
    await saved(publish)
    expect([await count('published'), await count('before_restore')]).toEqual([
      versionLimits.automatic,
      versionLimits.automatic,
    ])
    expect(
      (await list()).filter((version) => version.cause === 'published' && version.keptAt === new Date(0).toISOString()),
    ).toEqual([])
  })

  test('a version given a name is its author’s, and is no longer removed', async () => {
    const kept = await versions.keep('mine')
    await versions.restore(kept.id)
    const [automatic] = await list()
    expect(automatic).toMatchObject({ cause: 'before_restore', name: 'mine' })
    expect(
      (await versions.rename(automatic!.id, 'The good ending')).find(({ id }) => id === automatic!.id),
    ).toMatchObject({ cause: 'named', name: 'The good ending' })
  })
})

describe('somebody else', () => {
  const commands = (versionId: string, draftRevision: number) => [
    { intent: 'keep-version', name: 'theirs' },
    { intent: 'restore-version', versionId, draftRevision },
    { intent: 'rename-version', versionId, name: 'theirs' },
    { intent: 'delete-version', versionId },
  ]
  const everything = async () =>
    JSON.stringify([
      await world.database.select().from(draftVersions),
      await world.database.select().from(adventures),
      await versions.document(),
    ])
  const notFound = { status: 'failed', error: { code: 'notFound', params: {}, retryAfter: undefined } }

  test.each(['user', 'moderator'] as const)(
    'a %s finds no version of a draft that is not theirs, and changes nothing',
    async (role) => {
      const kept = await versions.keep('mine')
      const { member } = await buildUser(world.database, { role })
      const before = await everything()
      for (const command of commands(kept.id, await versions.revision()))
        expect(await versions.ask(command, member), command.intent).toEqual(notFound)
      await expect(listVersions(world.database, member, full)).rejects.toMatchObject({ code: 'notFound' })
      expect(await everything()).toBe(before)
    },
  )

  test('a version of another draft, sent to their own, is answered as if it did not exist', async () => {
    const kept = await versions.keep('mine')
    const { member } = await buildUser(world.database)
    const theirs = await buildAdventure(world.database, { creatorId: member.userId })
    const before = await everything()
    for (const id of [kept.id, newId()]) {
      for (const command of commands(id, 1).slice(1))
        expect(await versionsOf(world.database, member, theirs.id).ask(command), command.intent).toEqual(notFound)
    }
    expect(await everything()).toBe(before)
  })

  test('an admin may, but in the trash nobody may', async () => {
    const kept = await versions.keep('mine')
    const admin = (await buildUser(world.database, { role: 'admin' })).member
    expect(await versions.ask({ intent: 'rename-version', versionId: kept.id, name: 'ours' }, admin)).toMatchObject({
      status: 'listed',
    })
    await world.database.update(adventures).set({ deletedAt: new Date() }).where(eq(adventures.id, full.adventureId))
    for (const member of [world.member, admin])
      for (const command of commands(kept.id, 1)) expect(await versions.ask(command, member)).toEqual(notFound)
  })

  test.each(['not-an-id', "'; drop table draft_versions; --"])(
    'an address that is not an id (%j) is not found',
    async (address) => {
      expect(
        await versionsOf(world.database, world.member, address).ask({ intent: 'keep-version', name: 'x' }),
      ).toEqual(notFound)
      await expect(listVersions(world.database, world.member, { adventureId: address })).rejects.toMatchObject({
        code: 'notFound',
      })
    },
  )

  test('only declared fields can be sent', async () => {
    const kept = await versions.keep('mine')
    const before = await everything()
    for (const command of commands(kept.id, await versions.revision())) {
      for (const key of ['adventureId', 'cause', 'document', 'digests', 'createdAt', 'id'])
        expect((await versions.ask({ ...command, [key]: full.adventureId })).status, `${command.intent} ${key}`).toBe(
          'invalid',
        )
    }
    expect(await everything()).toBe(before)
  })
})
