import { expect, test } from 'vitest'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import { buildDraft, draftHotspot, draftPuzzle, draftScene } from '#app/features/adventure/draft.fixtures.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { composeGuide } from './compose-guide.server.ts'

const image = { id: 'photo', name: 'aaaaaaaaaaaaaaaaaaaaaa', mime: 'image/webp', width: 1600, height: 900, bytes: 1 }

function guideOf(draft: AdventureDraft, language: Locale = 'en') {
  const { compiled, way } = compileEdition(draft)
  const scenes = draft.scenes.map((row) => ({ ...row, image: row.imageAssetId ? image : null }))
  const puzzles = draft.puzzles.map((row) => ({ ...row, image: null }))
  return composeGuide({ ...draft, scenes, puzzles }, compiled!, way, language)
}

const bilingual = () => {
  const draft = buildDraft()
  return buildDraft({
    adventure: { ...draft.adventure, languages: ['en', 'fr'] },
    scenes: [
      draftScene({
        id: 'hall',
        isStartingMap: true,
        imageAssetId: 'photo',
        translations: { fr: { name: 'Vestibule' } },
      }),
      draftScene({ id: 'garden', displayOrder: 1, isEnding: true, endingText: 'You are free.' }),
    ],
    puzzles: draft.puzzles.map((row) => ({
      ...row,
      translations: { fr: { name: 'Cadenas', hints: ['Comptez les chaises.'] } },
    })),
  })
}

test('it goes from scene to scene, with steps, answers, hints and the text of the ending', () => {
  const { parts, otherPuzzles } = guideOf(buildDraft())
  expect(parts.map(({ name, steps }) => [name, steps.map(({ number, text }) => `${number} ${text}`)])).toEqual([
    ['hall', ['1 Solve “lock”.', '2 Go to “garden”.']],
    ['garden', []],
  ])
  const [solve] = parts[0]!.steps
  expect(solve!.puzzle).toMatchObject({ name: 'lock', hints: ['Count the chairs.'], answer: ['0427'] })
  expect(parts[1]!.text).toContain('You are free.')
  expect(otherPuzzles).toEqual([])
})

test('without a scene it has the puzzles with their answers', () => {
  const puzzles = buildDraft().puzzles.map((row) => ({ ...row, image: null }))
  const guide = composeGuide({ ...buildDraft({ scenes: [], hotspots: [] }), scenes: [], puzzles }, null, null, 'en')
  expect(guide).toMatchObject({ parts: [], otherPuzzles: [{ name: 'lock', answer: ['0427'] }] })
})

test('it is in one language of the adventure, and in the primary one where that has no text', () => {
  const { parts } = guideOf(bilingual(), 'fr')
  expect(parts.map(({ name }) => name)).toEqual(['Vestibule', 'garden'])
  expect(parts[0]!.steps.map(({ text }) => text)).toEqual([
    'Résolvez «\u00a0Cadenas\u00a0».',
    'Allez à «\u00a0garden\u00a0».',
  ])
  expect(parts[0]!.steps[0]!.puzzle!.hints).toEqual(['Comptez les chaises.'])
})

test('steps are marked on the picture of their scene, once for each place', () => {
  const [hall] = guideOf(bilingual()).parts
  const [safe, door] = bilingual().hotspots
  expect(hall!.picture).toMatchObject({ url: '/media/aaaaaaaaaaaaaaaaaaaaaa.webp', width: 1600 })
  const places = new Map<string, string[]>()
  for (const [at, row] of [safe!, door!].entries())
    places.set(`${row.x} ${row.y}`, [...(places.get(`${row.x} ${row.y}`) ?? []), String(at + 1)])
  expect(hall!.marks.map(({ x, y, label }) => [`${x} ${y}`, label])).toEqual(
    [...places].map(([place, numbers]) => [place, numbers.join(', ')]),
  )
})

test('a scene to which one comes back is shown once, and has the marks of all stays', () => {
  const draft = buildDraft()
  const { parts } = guideOf(
    buildDraft({
      scenes: [
        draftScene({ id: 'hall', isStartingMap: true, imageAssetId: 'photo' }),
        draftScene({ id: 'attic', displayOrder: 1, imageAssetId: 'photo' }),
        draftScene({ id: 'garden', displayOrder: 2, isEnding: true }),
      ],
      hotspots: [
        draftHotspot({ id: 'up', sceneId: 'hall', type: 'scene_link', targetSceneId: 'attic', x: 10 }),
        draftHotspot({ id: 'down', sceneId: 'attic', type: 'scene_link', targetSceneId: 'hall', x: 20 }),
        draftHotspot({ id: 'safe', sceneId: 'attic', type: 'puzzle', targetPuzzleId: 'lock', x: 30 }),
        { ...draft.hotspots[1]!, x: 40 },
      ],
    }),
  )
  expect(parts.map(({ name, picture }) => [name, picture !== null])).toEqual([
    ['hall', true],
    ['attic', true],
    ['hall', false],
    ['garden', true],
  ])
  expect(parts[0]!.marks.map(({ x, label }) => [x, label])).toEqual([
    [10, '1'],
    [40, '4'],
  ])
  expect(parts[2]!.marks).toEqual([])
})

test('a step in another scene than the last one begins a part of its own', () => {
  const draft = buildDraft()
  const { compiled } = compileEdition(draft)
  const scenes = draft.scenes.map((row) => ({ ...row, image: null }))
  const hotspots = draft.hotspots.map((row) => (row.id === 'safe' ? { ...row, sceneId: 'garden' } : row))
  const moved = { ...draft, hotspots, scenes, puzzles: draft.puzzles.map((row) => ({ ...row, image: null })) }
  const { parts } = composeGuide(moved, compiled!, [{ type: 'solve', hotspotId: 'safe', puzzleId: 'lock' }], 'en')
  expect(parts.map(({ name, steps }) => [name, steps.length])).toEqual([
    ['hall', 0],
    ['garden', 1],
  ])
})

test('without a way, and for what it leaves out, there are the puzzles with their answers', () => {
  const more = draftPuzzle({ id: 'spare', hints: [] })
  const unfinished = draftPuzzle({ id: 'unfinished', solution: {} })
  const { otherPuzzles } = guideOf(buildDraft({ puzzles: [...buildDraft().puzzles, more, unfinished] }))
  expect(otherPuzzles.map(({ id, answer }) => [id, answer.length > 0])).toEqual([
    ['spare', true],
    ['unfinished', false],
  ])
  const shut = guideOf(buildDraft({ hotspots: [] }))
  expect(shut.parts.flatMap(({ steps }) => steps)).toEqual([])
  expect(shut.otherPuzzles.map(({ id }) => id)).toEqual(['lock'])
})
