import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replaceIds } from '#app/features/studio/exchange/replace-ids.ts'
import { compileDraft } from '#app/features/adventure/compile-edition.server.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { performRequest } from '#app/features/studio/editor/perform-request.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { changeRow, createRow, edit } from '#tests/support/draft-commands.ts'
import { versionsOf } from '#tests/support/kept-versions.ts'
import { openProjectWorld, seedProject } from './project-world.ts'
import type { ProjectWorld } from './project-world.ts'

let world: ProjectWorld
let id: string
let versions: ReturnType<typeof versionsOf>

beforeAll(async () => {
  world = await openProjectWorld()
  id = await seedProject(world)
  versions = versionsOf(world.database, world.member, id)
})
afterAll(() => world.close())

const draftNow = async () => (await findStoredDraft(world.database, id))!
const change = async (primaryLanguage: string, who = world.member) =>
  versions.ask({ intent: 'change-language', primaryLanguage, draftRevision: await versions.revision() }, who)

const pairs = ['texts', 'replyTexts'] as const

/** Some texts are found by the words in the primary language, and then that is all that differs. */
function said(value: object): object {
  const held = Object.fromEntries(Object.entries(value))
  const own = pairs.flatMap((name) => (held[name] ?? []) as { from: string; to: string }[])
  const read = replaceIds(held, new Map(own.map(({ from, to }) => [from, to])))
  return { ...read, ...Object.fromEntries(pairs.flatMap((name) => (name in held ? [[name, []]] : []))) }
}

async function played() {
  const compiled = compileDraft(await draftNow())!
  const { primaryLanguage: _primary, languages, ...document } = compiled.document
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(said(value)).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  return JSON.stringify([document, languages.toSorted(), compiled.secrets], sorted, 1)
}

describe('the language that an adventure is written in', () => {
  test('changes with all of its texts, and players read the same in both languages', async () => {
    const before = { played: await played(), draft: await draftNow(), document: await versions.document() }
    expect(before.draft.adventure.primaryLanguage).toBe('en')
    expect(await change('fr')).toEqual({ status: 'restored' })
    const { adventure, scenes } = await draftNow()
    const was = before.draft
    expect(adventure).toMatchObject({
      primaryLanguage: 'fr',
      languages: ['fr', 'en'],
      title: was.adventure.translations['fr']!['title'],
      translations: { en: { title: was.adventure.title } },
    })
    expect(scenes[0]).toMatchObject({
      name: was.scenes[0]!.translations['fr']!['name'],
      translations: { en: { name: was.scenes[0]!.name } },
    })
    expect(await played()).toBe(before.played)
    expect(adventure.searchText.split(' ').toSorted()).toEqual(was.adventure.searchText.split(' ').toSorted())
  })

  test('the previous state is kept as a version, and restoring it changes the language back', async () => {
    const [kept] = await versions.rows()
    expect(kept).toMatchObject({ cause: 'before_language', name: '' })
    expect(await versions.restore(kept!.id)).toEqual({ status: 'restored' })
    expect((await draftNow()).adventure).toMatchObject({ primaryLanguage: 'en', languages: ['en', 'fr'] })
    expect((await versions.document()).adventure).toEqual((kept!.document as { adventure: unknown }).adventure)
  })

  test('typing over an outdated text is a conflict that shows the current one', async () => {
    const [scene] = (await draftNow()).scenes
    await change('fr')
    const typed = changeRow('scene', scene!.id, { name: 'Typed before' }, { name: scene!.name })
    expect(await performRequest(world.database, world.member, id, edit(typed))).toMatchObject({
      status: 'edited',
      taken: { results: [{ status: 'taken', asked: [{ id: scene!.id }] }] },
    })
    expect((await draftNow()).scenes[0]!.name).not.toBe('Typed before')
    await change('en')
  })

  test('a page unaware of the language change cannot write to any row, swapped or not', async () => {
    const before = await versions.document()
    const { adventure, scenes } = await draftNow()
    const scene = scenes[0]!
    const named = (language: string, name: string) =>
      changeRow(
        'scene',
        scene.id,
        { translations: { [language]: { name } } },
        { translations: { [language]: { name: scene.translations[language]?.['name'] ?? '' } } },
      )
    const late = edit(named('en', 'Typed in the wrong place'))
    for (const body of [
      late,
      edit(createRow('scene', { name: 'Écrit ailleurs' })),
      edit(changeRow('details', id, { title: 'Écrit ailleurs' }, { title: adventure.title })),
    ]) {
      expect(await performRequest(world.database, world.member, id, { ...body, writtenIn: 'fr' })).toEqual({
        status: 'refused',
        refusal: { reason: 'otherLanguage' },
      })
    }
    expect(await versions.document()).toEqual(before)
    expect((await draftNow()).adventure.draftRevision).toBe(adventure.draftRevision)
    const heard = { ...edit(named('fr', 'Au bon endroit')), writtenIn: 'en' }
    expect(await performRequest(world.database, world.member, id, heard)).toMatchObject({
      status: 'edited',
      taken: { results: [{ status: 'taken', asked: [] }] },
    })
    expect((await draftNow()).scenes[0]!.translations['fr']!['name']).toBe('Au bon endroit')
    expect(await performRequest(world.database, world.member, id, { ...late, writtenIn: 'de' })).toMatchObject({
      status: 'refused',
      refusal: { reason: 'invalid' },
    })
  })

  test('a draft saved since its author last saw it is left unchanged, and no version is kept', async () => {
    const revision = await versions.revision()
    const kept = (await versions.rows()).length
    await world.database
      .update(adventures)
      .set({ draftRevision: revision + 1 })
      .where(eq(adventures.id, id))
    expect(
      await versions.ask({ intent: 'change-language', primaryLanguage: 'fr', draftRevision: revision }),
    ).toMatchObject({ status: 'failed', error: { code: 'conflict' } })
    expect((await draftNow()).adventure.primaryLanguage).toBe('en')
    expect(await versions.rows()).toHaveLength(kept)
  })

  test('when one row cannot be written, no row is', async () => {
    const { adventure, scenes } = await draftNow()
    // the last scene takes no other name
    await world.pool.query(
      `alter table adventure_scenes add constraint too_long check (id <> '${scenes.at(-1)!.id}' or name = '${scenes.at(-1)!.name.replaceAll("'", "''")}')`,
    )
    await expect(change('fr')).rejects.toThrow()
    await world.pool.query('alter table adventure_scenes drop constraint too_long')
    const after = await draftNow()
    expect(after.scenes.map(({ name }) => name)).toEqual(scenes.map(({ name }) => name))
    expect(after.adventure).toMatchObject({
      primaryLanguage: 'en',
      draftRevision: adventure.draftRevision,
    })
  })

  test('only its editors can change it; for others the adventure does not exist', async () => {
    const before = await versions.document()
    for (const role of ['user', 'moderator'] as const) {
      const { member } = await buildUser(world.database, { role })
      expect(await change('fr', member)).toMatchObject({ status: 'failed', error: { code: 'notFound' } })
      expect(
        await versionsOf(world.database, member, newId()).ask({
          intent: 'change-language',
          primaryLanguage: 'fr',
          draftRevision: 1,
        }),
      ).toMatchObject({ error: { code: 'notFound' } })
    }
    expect(await versions.document()).toEqual(before)
    const admin = await buildUser(world.database, { role: 'admin' })
    expect(await change('fr', admin.member)).toEqual({ status: 'restored' })
    await change('en')
  })

  test.each(['de', '', null, 'EN'])('%j is not a language', async (language) => {
    expect(
      await versions.ask({
        intent: 'change-language',
        primaryLanguage: language,
        draftRevision: await versions.revision(),
      }),
    ).toMatchObject({ status: 'invalid' })
  })

  test('choosing the current language again changes nothing and keeps no version', async () => {
    const kept = (await versions.rows()).length
    const before = await draftNow()
    expect(await change('en')).toEqual({ status: 'restored' })
    expect(await versions.rows()).toHaveLength(kept)
    expect((await draftNow()).scenes).toEqual(before.scenes)
  })
})
