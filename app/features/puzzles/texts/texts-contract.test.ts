import { describe, expect, test } from 'vitest'
import type { Json, JsonObject, PuzzleDraft, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTexts } from './puzzle-texts.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'

const fixturesOf = import.meta.glob<PuzzleFixtures>('../types/*/fixtures.ts', { eager: true, import: 'fixtures' })

function textsInside(value: Json | undefined, key = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' || key === 'id' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([each, inside]) => textsInside(inside, Array.isArray(value) ? key : each))
}

describe.each(puzzleTypes.map((type) => ({ id: type.id, type })))('puzzle type $id', ({ id, type }) => {
  const fixtures = fixturesOf[`../types/${id}/fixtures.ts`]!

  test('every text that a translation can have is named, with a label in both languages', () => {
    const drafts = [...fixtures.cases, fixtures.canary.draft]
    const named = new Set(drafts.flatMap((draft) => type.texts(draft).map(({ field }) => field)))
    const written = [...type.translatable.configuration, ...type.translatable.solution].filter(
      (field) => !type.following.includes(field),
    )
    for (const draft of drafts) {
      const files = new Set(type.filesIn(draft.configuration))
      const shown = puzzleTexts(type, draft, { configuration: {}, solution: {} }).flatMap(({ primary }) => [
        primary,
        ...primary.split('\n'),
      ])
      const whole = { ...draft.configuration, ...draft.solution }
      const listed = new Set(
        type.texts(draft).flatMap(({ at, field }) => (at.kind === 'own' || at.kind === 'name' ? [field] : [])),
      )
      for (const field of written.filter((each) => !listed.has(each)))
        for (const text of textsInside(whole[field])) if (!files.has(text)) expect(shown, field).toContain(text)
    }
    // the only texts without an example in the fixtures are files
    const files = new Set(
      drafts.flatMap(({ configuration }) =>
        Object.keys(configuration).filter((field) =>
          type.filesIn(configuration).includes(String(configuration[field])),
        ),
      ),
    )
    for (const field of written) expect(named.has(field) || files.has(field), field).toBe(true)
    for (const text of drafts.flatMap((draft) => type.texts(draft))) {
      expect(type.translatable[text.half]).toContain(text.field)
      expect(text.label.trim()).not.toBe('')
    }
  })

  test('a written translation is read back, and still matches the type’s schema', () => {
    for (const draft of fixtures.cases) {
      let own: PuzzleDraft<JsonObject, JsonObject> = { configuration: {}, solution: {} }
      const paths = puzzleTexts(type, draft, own)
        .filter(({ primary, shared }) => primary !== '' && !shared)
        .map(({ path }) => path)
      const textAt = (path: string) => puzzleTexts(type, draft, own).find((text) => text.path === path)!
      for (const [index, path] of paths.entries()) own = textAt(path).inOther(`ab${index}`)
      for (const path of paths) expect(textAt(path).other, path).toMatch(/^ab\d+$/)
      expect(
        type.read({
          configuration: { ...draft.configuration, ...own.configuration },
          solution: { ...draft.solution, ...own.solution },
        }),
      ).not.toBeNull()
      for (const path of paths) own = textAt(path).inOther('')
      expect(paths.map((path) => textAt(path).other).filter((text) => text !== '')).toEqual([])
    }
  })
})
