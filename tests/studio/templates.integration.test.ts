import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublishable } from '#app/features/adventure/checks/finding.ts'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import { checkStoredKit } from '#app/features/kits/publish/publish-kit.server.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { startFromTemplateSchema } from '#app/features/studio/projects/projects.schema.ts'
import { submitProject } from '#app/features/studio/projects/submit-project.server.ts'
import { locales } from '#app/i18n/locale.ts'
import { adventures } from '#database/schema/adventures.ts'
import { escapeRoomProps } from '#database/schema/escape-room.ts'
import { mysteryDinnerProps } from '#database/schema/mystery-dinner.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { assets } from '#database/schema/assets.ts'
import { sample as deadAir } from '#samples/adventures/dead-air/adventure.ts'
import { startFromTemplate } from '#samples/start-from-template.server.ts'
import { kitTemplates, templates } from '#samples/templates/all-templates.ts'
import { filesIn, openProjectWorld } from './project-world.ts'
import type { ProjectWorld } from './project-world.ts'

let world: ProjectWorld

beforeAll(async () => {
  world = await openProjectWorld()
})
afterAll(() => world.close())

const ask = (body: unknown) =>
  submitProject(
    { ...world, startFromTemplate: (member, input) => startFromTemplate(world, member, input) },
    world.member,
    body,
  )

test.each(templates.flatMap(({ key }) => locales.map((language) => ({ key, language }))))(
  '$key becomes a draft in $language that can be finished, with its own pictures',
  async ({ key, language }) => {
    const made = await ask({ intent: 'start-from-template', template: key, primaryLanguage: language })
    if (made.status !== 'created') throw new Error(made.status)
    const draft = (await findStoredDraft(world.database, made.id))!
    const template = templates.find((each) => each.key === key)!
    expect(draft.adventure).toMatchObject({
      creatorId: world.member.userId,
      status: 'draft',
      title: template.title[language],
      primaryLanguage: language,
      languages: expect.arrayContaining(['en', 'fr']) as string[],
      sampleKey: null,
      textsByModel: false,
    })
    expect(compileEdition(draft).findings.filter(({ severity }) => severity !== 'note')).toMatchObject([
      { code: 'template_unchanged', severity: 'error' },
    ])
    const own = await world.database.select().from(assets).where(eq(assets.adventureId, made.id))
    expect(own).toHaveLength(1 + template.scenes.length + template.items.length + template.npcs.length)
    for (const { storageKey, ownerId, origin } of own)
      expect([await world.storage.exists(storageKey), ownerId, origin]).toEqual([true, world.member.userId, 'person'])
  },
)

test.each(kitTemplates.flatMap((template) => locales.map((language) => ({ key: template.key, template, language }))))(
  '$key becomes a draft in $language that passes the checks, a template until it changes',
  async ({ key, template, language }) => {
    const made = await ask({ intent: 'start-from-template', template: key, primaryLanguage: language })
    if (made.status !== 'created') throw new Error(made.status)
    const draft = (await findStoredDraft(world.database, made.id))!
    expect(draft.adventure).toMatchObject({
      kind: template.kind,
      status: 'draft',
      title: template.title[language],
      recommendedPlayers: template.recommendedPlayers,
      primaryLanguage: language,
    })
    expect(draft.adventure.languages).toHaveLength(2)
    const codes = async () => {
      const checked = checkStoredKit((await findStoredDraft(world.database, made.id))!)!
      return checked.findings.map(({ code }) => code)
    }
    expect(await codes()).toEqual(['template_unchanged'])
    const { database } = world
    await database.update(adventures).set({ title: 'My own' }).where(eq(adventures.id, made.id))
    expect(await codes()).toEqual(['template_unchanged'])
    const table = template.kind === 'escape-room' ? escapeRoomProps : mysteryDinnerProps
    await database.update(table).set({ quantity: 3 }).where(eq(table.adventureId, made.id))
    expect(await codes()).toEqual([])
  },
)

test('a sample, too, becomes a draft of one’s own, with all that is in it', async () => {
  const made = await ask({ intent: 'start-from-template', template: deadAir.key, primaryLanguage: 'fr' })
  if (made.status !== 'created') throw new Error(made.status)
  const draft = (await findStoredDraft(world.database, made.id))!
  expect(draft.adventure).toMatchObject({
    creatorId: world.member.userId,
    status: 'draft',
    title: deadAir.title.fr,
    sampleKey: null,
    sampleVersion: null,
  })
  const rows = [draft.scenes, draft.hotspots, draft.layers, draft.puzzles, draft.items, draft.npcs]
  const { scenes, hotspots, layers, puzzles, items, npcs } = deadAir
  expect(rows.map(({ length }) => length)).toEqual(
    [scenes, hotspots, layers!, puzzles, items, npcs].map(({ length }) => length),
  )
  expect(compileEdition(draft).findings.filter(({ severity }) => severity !== 'note')).toMatchObject([
    { code: 'template_unchanged', severity: 'error' },
  ])
})

test('a template can be published once its game is changed, but not with just a new title', async () => {
  const made = await ask({ intent: 'start-from-template', template: 'the-dark-cellar', primaryLanguage: 'en' })
  if (made.status !== 'created') throw new Error(made.status)
  const codes = async () => {
    const { findings } = compileEdition((await findStoredDraft(world.database, made.id))!)
    return [isPublishable(findings), findings.some(({ code }) => code === 'template_unchanged')]
  }
  await world.database.update(adventures).set({ title: 'My own' }).where(eq(adventures.id, made.id))
  expect(await codes()).toEqual([false, true])
  await world.database
    .update(adventureScenes)
    .set({ description: 'A cellar of my own.' })
    .where(eq(adventureScenes.adventureId, made.id))
  expect(await codes()).toEqual([true, false])
})

test('an unknown template is not found, and a request with unexpected values is refused', async () => {
  await expect(
    ask({ intent: 'start-from-template', template: 'constructor', primaryLanguage: 'en' }),
  ).rejects.toMatchObject({ code: 'notFound' })
  for (const more of [
    { creatorId: world.member.userId },
    { status: 'published' },
    { primaryLanguage: 'de' },
    { template: '' },
  ]) {
    expect(
      startFromTemplateSchema.safeParse({
        intent: 'start-from-template',
        template: 'the-dark-cellar',
        primaryLanguage: 'en',
        ...more,
      }).success,
    ).toBe(false)
  }
})

test('when a picture cannot be stored, nothing of the draft remains', async () => {
  const count = async () => [
    (await world.database.select().from(adventures)).length,
    (await world.database.select().from(assets)).length,
    await filesIn(world),
  ]
  const before = await count()
  await expect(
    startFromTemplate({ ...world, folder: '/nowhere' }, world.member, {
      template: 'the-dark-cellar',
      primaryLanguage: 'en',
    }),
  ).rejects.toThrow('ENOENT')
  expect(await count()).toEqual(before)
})
