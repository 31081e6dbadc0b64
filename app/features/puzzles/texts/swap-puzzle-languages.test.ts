import { describe, expect, test } from 'vitest'
import type { JsonObject, PuzzleDraft, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTexts } from './puzzle-texts.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { swapPuzzleLanguages } from './swap-puzzle-languages.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>

const fixturesOf = import.meta.glob<PuzzleFixtures>('../types/*/fixtures.ts', { eager: true, import: 'fixtures' })
const none: Halves = { configuration: {}, solution: {} }

function translation(type: PuzzleType, draft: Halves, isWanted: (index: number) => boolean): Halves {
  const paths = puzzleTexts(type, draft, none)
    .filter(({ primary, shared }) => primary !== '' && !shared)
    .map(({ path }) => path)
  return paths.reduce(
    (own, path, index) =>
      isWanted(index)
        ? puzzleTexts(type, draft, own)
            .find((text) => text.path === path)!
            .inOther(`ab${index}`)
        : own,
    none,
  )
}

const bothLanguages = (type: PuzzleType, { draft, own }: { draft: Halves; own: Halves }) =>
  puzzleTexts(type, draft, own).map(({ path, primary, other }) => ({ path, primary, other }))

describe.each(puzzleTypes.map((type) => ({ id: type.id, type })))('puzzle type $id', ({ id, type }) => {
  const { cases } = fixturesOf[`../types/${id}/fixtures.ts`]!
  const wanted = {
    'every text': () => true,
    'every second text': (index: number) => index % 2 === 0,
    'no text': () => false,
  }
  const drafts = Object.entries(wanted).flatMap(([title, isWanted]) =>
    cases.map(({ configuration, solution }) => ({
      title,
      draft: { configuration, solution },
      own: translation(type, { configuration, solution }, isWanted),
    })),
  )

  test.each(drafts)('with $title translated, translated texts swap and the others are missing', ({ draft, own }) => {
    const expected = bothLanguages(type, { draft, own }).map(({ path, primary, other }) => ({
      path,
      primary: other || primary,
      other: other && primary,
    }))
    expect(bothLanguages(type, swapPuzzleLanguages(type, draft, own))).toEqual(expected)
  })

  test.each(drafts)('with $title translated, both languages are valid puzzles afterwards', ({ draft, own }) => {
    const swapped = swapPuzzleLanguages(type, draft, own)
    expect(type.read(swapped.draft)).not.toBeNull()
    expect(
      type.read({
        configuration: { ...swapped.draft.configuration, ...swapped.own.configuration },
        solution: { ...swapped.draft.solution, ...swapped.own.solution },
      }),
    ).not.toBeNull()
  })

  test.each(drafts)('with $title translated, swapping twice changes nothing', ({ draft, own }) => {
    const once = swapPuzzleLanguages(type, draft, own)
    expect(bothLanguages(type, swapPuzzleLanguages(type, once.draft, once.own))).toEqual(
      bothLanguages(type, { draft, own }),
    )
  })
})

test('a picture of its own moves with its language', () => {
  const type = puzzleTypes.find((each) => each.translatable.configuration.includes('sceneImageUrl'))!
  const swapped = swapPuzzleLanguages(
    type,
    { configuration: { sceneImageUrl: '/media/en.webp' }, solution: {} },
    { configuration: { sceneImageUrl: '/media/fr.webp' }, solution: {} },
  )
  expect([swapped.draft.configuration['sceneImageUrl'], swapped.own.configuration['sceneImageUrl']]).toEqual([
    '/media/fr.webp',
    '/media/en.webp',
  ])
})
