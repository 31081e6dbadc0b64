import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bruteForce, dinners, isCourse, moments } from '#app/features/kits/deduction/random-dinner.fixtures.ts'
import { dinnerClue } from '#app/features/kits/documents/dinner.fixtures.ts'
import { aspects } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { checkDinner } from './check-dinner.ts'

const accusation = moments.indexOf('accusation')

/** There is a culprit, and most of the others are cleared by a clue of their own. */
const mysteries = fc
  .tuple(
    dinners,
    fc.nat(),
    fc.array(fc.tuple(fc.constantFrom(...aspects), fc.constantFrom(...moments), fc.integer({ min: 0, max: 5 })), {
      minLength: 9,
      maxLength: 9,
    }),
  )
  .map(([dinner, which, cleared]): DinnerDocument => {
    const suspects = dinner.characters.filter(({ role }) => role === 'suspect')
    const certain = suspects.filter(({ isOptional }) => !isOptional)
    const culpritId = certain[which % (certain.length || 1)]?.id ?? null
    const clues = suspects.flatMap(({ id: characterId }, index) => {
      const [aspect, moment, luck] = cleared[index]!
      if (characterId === culpritId || luck === 0) return []
      return dinnerClue(`own${index}`, {
        phase: isCourse(moment) ? 'course' : (moment as 'arrival'),
        courseId: isCourse(moment) ? moment : null,
        meanings: [{ characterId, aspect, bearing: 'clears' }],
      })
    })
    const told = dinner.clues.map((clue) => ({
      ...clue,
      meanings: clue.meanings.filter(
        ({ characterId, bearing }, index) => characterId !== culpritId || bearing === 'burdens' || index === 0,
      ),
    }))
    return { ...dinner, story: { ...dinner.story, culpritId }, clues: [...told, ...clues] }
  })

/** Every possible seating, enumerated without the code under test. */
function tables({ characters, guests }: DinnerDocument): string[][] {
  const coming = characters.filter(({ role }) => role === 'suspect' || role === 'detective')
  const optional = coming.filter(({ isOptional }) => isOptional)
  return Array.from({ length: 2 ** optional.length }, (_, bits) =>
    optional.filter((_guest, at) => Math.floor(bits / 2 ** at) % 2 === 1).map(({ id }) => id),
  ).filter((absent) => {
    const size = coming.length - absent.length
    return size >= guests.fewest && size <= guests.most
  })
}

const without = ({ characters, clues }: DinnerDocument, absent: readonly string[]) => ({
  characters: characters.filter(({ id }) => !absent.includes(id)),
  clues,
})

const codesOf = (document: DinnerDocument) =>
  new Set(checkDinner({ document, languages: ['en', 'fr'] }).map((each) => each.code))
const isPlayable = ({ characters, story }: DinnerDocument) =>
  story.culpritId !== null &&
  characters.filter((each) => each.isOptional && (each.role === 'suspect' || each.role === 'detective')).length <= 4

test('the culprit can be deduced exactly when trying every possible truth leaves nobody else', () => {
  const verdicts = { told: 0, open: 0 }
  fc.assert(
    fc.property(mysteries.filter(isPlayable), (dinner) => {
      const codes = codesOf(dinner)
      const isTold = !codes.has('suspect_never_cleared') && !codes.has('culprit_cleared')
      const all = tables(dinner)
      const expected = all.every((absent) => {
        const left = bruteForce(without(dinner, absent), accusation)
        return left.length === 1 && left[0] === dinner.story.culpritId
      })
      if (all.length > 0) verdicts[expected ? 'told' : 'open'] += 1
      expect(isTold).toBe(expected)
    }),
    { numRuns: 200 },
  )
  expect(Math.min(verdicts.told, verdicts.open)).toBeGreaterThan(10)
})

test('a clue is reported as enough exactly when it leaves fewer than two possible culprits', () => {
  fc.assert(
    fc.property(mysteries.filter(isPlayable), (dinner) => {
      const released = ({ phase, courseId }: DinnerDocument['clues'][number]) => {
        const moment = moments.findIndex((each) => each === (phase === 'course' ? courseId : phase))
        return moment >= 0 && moment <= accusation
      }
      const alone = tables(dinner).some((absent) => {
        const { characters, clues } = without(dinner, absent)
        return clues.filter(released).some((clue) => bruteForce({ characters, clues: [clue] }, accusation).length < 2)
      })
      expect(codesOf(dinner).has('single_clue_solves')).toBe(alone)
    }),
    { numRuns: 100 },
  )
})
