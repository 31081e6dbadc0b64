import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { changesKept } from '#app/features/studio/draft/changes-kept.ts'
import type { Single } from '#app/features/studio/draft/command.schema.ts'
import { forgetOldChanges } from '#app/features/studio/draft/record-changes.server.ts'
import { takeCommands } from '#app/features/studio/draft/take-commands.server.ts'
import { inviteCoAuthor } from '#app/features/studio/people/invite-co-author.server.ts'
import { parts } from '#app/features/studio/people/people.schema.ts'
import { sayWhere } from '#app/features/studio/live/live-drafts.server.ts'
import { keepVersion } from '#app/features/studio/versions/keep-version.server.ts'
import { listVersions } from '#app/features/studio/versions/version.queries.server.ts'
import { changeLanguage } from '#app/features/studio/versions/change-language.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildCoAuthor } from '#database/factories/build-co-author.ts'
import { buildScene } from '#database/factories/build-scene.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { users } from '#database/schema/accounts.ts'
import { draftChanges } from '#database/schema/draft-changes.ts'
import { changeRow, createRow, removeRows } from '#tests/support/draft-commands.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { compareVersion } from './compare-version.server.ts'
import { listChanges, listSinceSeen } from './changes.queries.server.ts'

useDatabase()

let owner: Member
let editor: Member
let adventureId: string
let sceneId: string

beforeEach(async () => {
  owner = (await buildUser(getDatabase(), { name: 'Ada' })).member
  adventureId = (await buildAdventure(getDatabase(), { creatorId: owner.userId })).id
  sceneId = (await buildScene(getDatabase(), { adventureId, name: 'Cellar' })).id
  editor = (await buildCoAuthor(getDatabase(), adventureId, { name: 'Bo' })).member
})

const save = (who: Member, ...commands: Single[]) =>
  takeCommands(getDatabase(), who, {
    adventureId,
    commands: commands.map((command) => ({ id: newId(), command })),
  })
const naming = (name: string, was = 'Cellar') => changeRow('scene', sceneId, { name }, { name: was }) as Single
const all = async (who = owner) => (await listChanges(getDatabase(), who, { adventureId, olderThan: null })).changes
const since = async (who: Member) => (await listSinceSeen(getDatabase(), who, adventureId)).changes
const looked = (who: Member, seen: number) =>
  sayWhere(getDatabase(), who, adventureId, { tab: 'scenes', rowId: null, field: null, seen })

test('an owner who invited somebody is told at the first return what they did', async () => {
  const own = (await buildAdventure(getDatabase(), { creatorId: owner.userId })).id
  const scene = (await buildScene(getDatabase(), { adventureId: own, name: 'Attic' })).id
  const ofOwn = async () => (await listSinceSeen(getDatabase(), owner, own)).changes
  await inviteCoAuthor(getDatabase(), owner, { adventureId: own, part: parts[0]!, email: null, locale: 'en' })
  expect(await ofOwn()).toEqual([])
  const { member } = await buildCoAuthor(getDatabase(), own, { name: 'Cy' })
  const command = changeRow('scene', scene, { name: 'Loft' }, { name: 'Attic' }) as Single
  await takeCommands(getDatabase(), member, { adventureId: own, commands: [{ id: newId(), command }] })
  expect(await ofOwn()).toMatchObject([{ by: 'Cy', rowName: 'Loft' }])
})

describe('a change', () => {
  test('says who changed which fields of which row, and what stood there before, in both languages', async () => {
    const french = { translations: { fr: { name: 'La cave' } } }
    await save(editor, naming('Vault'))
    await save(editor, changeRow('scene', sceneId, french, { translations: { fr: { name: null } } }) as Single)
    expect(await all()).toMatchObject([
      {
        by: 'Bo',
        kind: 'scene',
        rowName: 'Vault',
        op: 'change',
        fields: ['fr:name', 'name'],
        before: { name: 'Cellar', 'fr:name': null },
        after: { name: 'Vault', 'fr:name': 'La cave' },
      },
    ])
  })

  test('of one row within an hour is told once for each person, until somebody else changes it', async () => {
    await save(editor, naming('Vault'))
    await save(editor, naming('Crypt', 'Vault'))
    await save(owner, naming('Tomb', 'Crypt'))
    await save(editor, naming('Nave', 'Tomb'))
    await save(editor, naming('Apse', 'Nave'))
    expect((await all()).map(({ by, before, after }) => [by, before['name'], after['name']])).toEqual([
      ['Bo', 'Tomb', 'Apse'],
      ['Ada', 'Crypt', 'Tomb'],
      ['Bo', 'Cellar', 'Crypt'],
    ])
  })

  test('that was taken back within the hour is none', async () => {
    await save(editor, naming('Vault'))
    await save(editor, naming('Cellar', 'Vault'))
    expect(await all()).toEqual([])
  })

  test('is told of rows that were added and deleted, too, and an order is not', async () => {
    const created = createRow('item', { name: 'Lamp' }) as Single & { id: string }
    await save(editor, created, { op: 'arrange', kind: 'scene', parent: null, ids: [sceneId] })
    expect(await all()).toMatchObject([{ op: 'create', kind: 'item', rowName: 'Lamp', fields: [], before: {} }])
    await save(editor, changeRow('item', created.id, { name: 'Lantern' }, { name: 'Lamp' }) as Single)
    await save(editor, removeRows('item', created.id) as Single)
    expect((await all()).map(({ op, rowName }) => [op, rowName])).toEqual([
      ['remove', 'Lantern'],
      ['change', 'Lantern'],
      ['create', 'Lamp'],
    ])
  })

  test('of what is long keeps its name without its words', async () => {
    await save(owner, changeRow('scene', sceneId, { endingText: 'x'.repeat(4_900) }, { endingText: '' }) as Single)
    const [{ fields, before } = { fields: [], before: {} }] = await all()
    expect([fields, before]).toEqual([['endingText'], {}])
  })

  test.each([
    ['grown beyond what is kept', ['', 'One', 'x'.repeat(4_100)]],
    ['emptied and grown within the hour', ['', 'One', '', 'x'.repeat(4_100)]],
    ['cut from beyond what is kept', ['', 'x'.repeat(4_900), 'x'.repeat(1_900), 'One']],
  ])('of a text that was %s says nothing that never stood there', async (_, texts) => {
    for (const [at, endingText] of texts.entries())
      if (at > 0)
        await save(editor, changeRow('scene', sceneId, { endingText }, { endingText: texts[at - 1] }) as Single)
    expect(await all()).toMatchObject([{ fields: ['endingText'], before: {}, after: {} }])
  })

  test('of the primary language is one, after which no older words are left to bring back', async () => {
    const { draftRevision } = await save(editor, naming('Vault'))
    await changeLanguage(getDatabase(), owner, {
      adventureId,
      intent: 'change-language',
      primaryLanguage: 'fr',
      draftRevision,
    })
    const told = await all()
    expect(told.map(({ op }) => op).toSorted()).toEqual(['change', 'replace'])
    expect(told.map(({ before }) => before)).toEqual([{}, {}])
  })

  test('stays without its author, and goes after its days', async () => {
    await save(editor, naming('Vault'))
    await getDatabase().delete(users).where(eq(users.id, editor.userId))
    expect(await all()).toMatchObject([{ by: null, rowName: 'Vault' }])
    await forgetOldChanges(getDatabase())
    expect(await all()).toHaveLength(1)
    await getDatabase()
      .update(draftChanges)
      .set({ changedAt: sql`now() - ${changesKept.days + 1} * interval '1 day'` })
    expect(await forgetOldChanges(getDatabase())).toBeGreaterThan(0)
    expect(await all()).toEqual([])
  })

  test('is one of a limited number in a draft', async () => {
    const entry = { adventureId, kind: 'item', rowName: '', op: 'create' as const, fields: [], before: {}, after: {} }
    const many = Array.from({ length: changesKept.rows + 5 }, (_each, at) => ({
      ...entry,
      rowId: newId(),
      hour: new Date(0),
      changedAt: new Date(at),
      revision: 1,
    }))
    await getDatabase().insert(draftChanges).values(many.slice(0, 1_000))
    await getDatabase().insert(draftChanges).values(many.slice(1_000))
    for (let saves = 0; saves < 100; saves++)
      await save(owner, naming(`Room ${saves}`, saves ? `Room ${saves - 1}` : 'Cellar'))
    const left = await getDatabase().$count(draftChanges, eq(draftChanges.adventureId, adventureId))
    expect(left).toBeLessThanOrEqual(changesKept.rows + 1)
  })

  const insertMany = (count: number, more: Partial<typeof draftChanges.$inferInsert> = {}) =>
    getDatabase()
      .insert(draftChanges)
      .values(
        Array.from({ length: count }, (_each, at) => ({
          adventureId,
          kind: 'item',
          rowId: newId(),
          rowName: `Lamp ${at}`,
          op: 'create' as const,
          fields: [],
          before: {},
          after: {},
          hour: new Date(0),
          revision: 1,
          ...more,
        })),
      )
      .returning({ id: draftChanges.id })
  const page = (olderThan: string | null) => listChanges(getDatabase(), owner, { adventureId, olderThan })

  test('older than the last one shown is on the next page', async () => {
    await insertMany(150)
    const first = await page(null)
    const second = await page(first.last)
    expect([first.changes.length, first.hasMore, second.changes.length, second.hasMore]).toEqual([100, true, 50, false])
    expect(new Set([...first.changes, ...second.changes].map(({ id }) => id)).size).toBe(150)
  })

  test.each([
    [
      'changes again',
      (last: string) =>
        getDatabase().update(draftChanges).set({ revision: 9, changedAt: new Date() }).where(eq(draftChanges.id, last)),
    ],
    ['is no longer kept', (last: string) => getDatabase().delete(draftChanges).where(eq(draftChanges.id, last))],
  ])('on the next page is the same though the last one shown %s meanwhile', async (_what, happen) => {
    await insertMany(150)
    const first = await page(null)
    await happen(first.changes.at(-1)!.id)
    const second = await page(first.last)
    expect(second.changes).toHaveLength(50)
    expect(new Set([...first.changes, ...second.changes].map(({ id }) => id)).size).toBe(150)
  })

  test('is found behind a whole page of what was changed back', async () => {
    const [older] = await insertMany(1)
    const same = { name: 'Lamp' }
    await insertMany(100, { op: 'change', fields: ['name'], before: same, after: same, revision: 2 })
    const first = await page(null)
    expect([first.changes, first.hasMore]).toEqual([[], true])
    expect((await page(first.last)).changes.map(({ id }) => id)).toEqual([older!.id])
  })

  test('is told from the newest for what is no place in the list', async () => {
    await insertMany(1)
    for (const olderThan of ['', 'x', `1.${'x'.repeat(36)}`, `99999999999.${newId()}`])
      expect((await page(olderThan)).changes).toHaveLength(1)
  })
})

describe('a kept version', () => {
  test('is compared with the draft: what was changed, added and deleted since', async () => {
    const [gone, made] = [createRow('item', { name: 'Rope' }), createRow('item', { name: 'Lamp' })]
    await save(owner, gone as Single)
    await keepVersion(getDatabase(), owner, { adventureId, intent: 'keep-version', name: 'Then' })
    const [{ id: versionId } = { id: '' }] = await listVersions(getDatabase(), owner, { adventureId })
    await save(owner, naming('Vault'), made as Single, removeRows('item', gone.id) as Single)
    const { changes } = await compareVersion(getDatabase(), editor, { adventureId, versionId })
    expect(changes.map(({ op, rowName }) => [op, rowName]).toSorted()).toEqual([
      ['change', 'Vault'],
      ['create', 'Lamp'],
      ['remove', 'Rope'],
    ])
    expect(changes.find(({ op }) => op === 'change')).toMatchObject({
      before: { name: 'Cellar' },
      after: { name: 'Vault' },
    })
    const other = await buildAdventure(getDatabase(), { creatorId: owner.userId })
    const elsewhere = compareVersion(getDatabase(), owner, { adventureId: other.id, versionId })
    await expect(elsewhere).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('since somebody was last here', () => {
  test('they are told what others changed, until they have looked', async () => {
    const { draftRevision } = await save(owner, naming('Vault'))
    expect(await since(editor)).toEqual([])
    await looked(editor, draftRevision)
    const next = await save(owner, naming('Crypt', 'Vault'))
    await save(editor, createRow('item', { name: 'Lamp' }) as Single)
    expect(await since(editor)).toMatchObject([{ by: 'Ada', kind: 'scene', rowName: 'Crypt' }])
    await looked(editor, next.draftRevision)
    expect(await since(editor)).toEqual([])
  })

  test('whoever comes or comes back is told of nothing that was there before they came or left', async () => {
    const told = async (who: Member) => (await since(who)).map(({ before, after }) => [before['name'], after['name']])
    const leave = (who: Member) => sayWhere(getDatabase(), who, adventureId, null)
    await save(owner, naming('Vault'))
    const { draftRevision } = await save(owner, naming('Crypt', 'Vault'))
    await looked(editor, draftRevision)
    await save(owner, naming('Tomb', 'Crypt'))
    await leave(editor)
    expect(await told(editor)).toEqual([['Crypt', 'Tomb']])
    const last = await save(owner, naming('Nave', 'Tomb'))
    await looked(editor, last.draftRevision)
    await leave(editor)
    await save(owner, naming('Apse', 'Nave'))
    await save(owner, naming('Choir', 'Apse'))
    expect(await told(editor)).toEqual([['Nave', 'Choir']])
    const ofAll = (await all()).map(({ before, after }) => [before['name'], after['name']])
    expect(ofAll).toEqual([
      ['Nave', 'Choir'],
      ['Crypt', 'Nave'],
      ['Cellar', 'Crypt'],
    ])
  })

  test('a page that is behind does not unsee what another has shown', async () => {
    const { draftRevision } = await save(owner, naming('Vault'))
    await looked(editor, draftRevision)
    await looked(editor, draftRevision - 1)
    expect(await since(editor)).toEqual([])
  })

  test('every co-author is told, and whoever is none finds nothing', async () => {
    const reviewer = (await buildCoAuthor(getDatabase(), adventureId, { role: 'reviewer' })).member
    await looked(reviewer, 0)
    await save(owner, naming('Vault'))
    expect(await since(reviewer)).toHaveLength(1)
    await expect(all(reviewer)).rejects.toMatchObject({ code: 'notFound' })
    const stranger = (await buildUser(getDatabase())).member
    await expect(since(stranger)).rejects.toMatchObject({ code: 'notFound' })
  })
})

test('a command that changes nothing says that its revision is of an earlier save', async () => {
  await save(owner, naming('Vault'))
  expect((await save(editor, naming('Crypt', 'Vault'))).isUncounted).toBeUndefined()
  const nothing = await save(owner, naming('Crypt', 'Vault'))
  expect(nothing).toMatchObject({ isUncounted: true })
})
