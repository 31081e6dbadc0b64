import { describe, expect, test } from 'vitest'
import type { JsonObject, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { usualPlace } from '#app/features/puzzles/kit/object/object-fit.ts'
import { rowKinds } from './kinds/index.ts'
import { leastSizeOf } from '#app/features/puzzles/registry/least-sizes.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'

const fixturesOf = import.meta.glob<PuzzleFixtures>('../puzzles/types/*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
})
const pictures = [
  { width: 800, height: 600 },
  { width: 4_000, height: 300 },
  { width: 300, height: 4_000 },
]
const emptied = (configuration: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(configuration).map(([key, value]) => [key, Array.isArray(value) ? [] : value]))

describe.each(puzzleTypes.map((type) => ({ id: type.id, type })))('the usual place of $id', ({ id, type }) => {
  const played = fixturesOf[`../puzzles/types/${id}/fixtures.ts`]!.cases.map(({ configuration }) => configuration)

  test.each([
    { of: 'a new puzzle', drafts: [type.defaults.configuration, type.startingDraft('en').configuration] },
    { of: 'one that can be played', drafts: played },
    { of: 'one whose parts were removed', drafts: played.map(emptied) },
  ])('of $of is on the picture, of its usual size, and can be saved', ({ drafts }) => {
    const readable = drafts.flatMap((draft) => type.read({ configuration: draft, solution: {} })?.configuration ?? [])
    expect(readable.length).toBeGreaterThan(0)
    for (const configuration of readable) {
      const least = leastSizeOf(id, type.present(configuration))!
      expect(Math.min(least.width, least.height), JSON.stringify(configuration)).toBeGreaterThanOrEqual(44)
      for (const picture of pictures) {
        const place = usualPlace(picture, least)
        expect(rowKinds.puzzle.fields.objectPlace.schema.safeParse(place).success, JSON.stringify(place)).toBe(true)
        expect(Math.max(place.width, place.height)).toBeCloseTo(60, 1)
      }
    }
  })
})
