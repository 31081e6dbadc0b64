import { expect, test } from 'vitest'
import { buildKit } from '#database/factories/build-kit.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { readGuide } from './read-guide.server.ts'

const world = useStudioWorld({ languages: ['en', 'fr'] })

const guide = (language: 'en' | 'fr' | null = null) =>
  readGuide(world.database, world.member, { adventureId: world.adventureId, language })

test('a draft that cannot be finished has no way, but its puzzles with their answers', async () => {
  await world.create('puzzle', {
    name: 'Safe',
    type: 'code_entry',
    configuration: { codeLength: 4 },
    solution: { correctCode: '0427' },
    hints: ['Look up.'],
    translations: { fr: { name: 'Coffre', hints: ['Levez les yeux.'] } },
  })
  const expected = {
    language: 'en',
    languages: ['en', 'fr'],
    way: 'none',
    otherPuzzles: [{ name: 'Safe', answer: ['0427'], hints: ['Look up.'] }],
  }
  // As a table of questions makes it: without a scene
  expect(await guide()).toMatchObject(expected)
  const { id: hall } = await world.create('scene', { name: 'Hall', isStartingMap: true })
  expect(await guide()).toMatchObject(expected)
  expect((await guide('fr')).otherPuzzles).toMatchObject([{ name: 'Coffre', hints: ['Levez les yeux.'] }])
  const { id: out } = await world.create('scene', { name: 'Out', isEnding: true, endingText: 'You are out.' })
  await world.create('hotspot', { parent: hall, type: 'scene_link', targetId: out, x: 20, y: 30 })
  const found = await guide()
  expect([found.way, found.parts.map(({ name }) => name)]).toEqual(['shortest', ['Hall', 'Out']])
})

test('what is printed by itself has no walkthrough', async () => {
  const { id, creatorId } = await buildKit(world.database, 'escape-room')
  const owner = { ...world.member, userId: creatorId! }
  await expect(readGuide(world.database, owner, { adventureId: id, language: null })).rejects.toMatchObject({
    code: 'notFound',
  })
})
