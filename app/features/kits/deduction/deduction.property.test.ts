import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dinnerCard, dinnerCharacter, dinnerClue, dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { aspects, bearings } from '#app/features/kits/documents/dinner.ts'
import type { Aspect, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { cancelGuests } from './cancel-guests.ts'
import { candidates, deduce } from './deduce.ts'
import { seatingsOf } from './seatings.ts'

const roles = ['suspect', 'suspect', 'suspect', 'detective', 'victim', 'host'] as const
const moments = ['invitation', 'arrival', 'starter', 'main', 'dessert', 'accusation', 'reveal'] as const
const isCourse = (moment: string) => ['starter', 'main', 'dessert'].includes(moment)

/** Any dinner with three courses: fair or not. */
const dinners = fc.integer({ min: 1, max: 9 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, index) => `guest${index}`)
  const id = fc.constantFrom(...ids)
  const maybeId = fc.option(id, { nil: null })
  return fc
    .record({
      people: fc.tuple(
        ...ids.map((each, index) =>
          fc
            .record({ role: fc.constantFrom(...roles), isOptional: fc.boolean() })
            .map((row) => dinnerCharacter(each, index, row)),
        ),
      ),
      clues: fc.array(
        fc.record({
          moment: fc.option(fc.constantFrom(...moments), { nil: null }),
          holderId: maybeId,
          revealsSecretOfId: maybeId,
          meanings: fc.array(
            fc.record({
              characterId: id,
              aspect: fc.constantFrom(...aspects),
              bearing: fc.constantFrom(...bearings),
            }),
            { maxLength: 4 },
          ),
        }),
        { maxLength: 12 },
      ),
      secrets: fc.array(fc.tuple(id, maybeId), { maxLength: 6 }),
      fewest: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ people, clues, secrets, fewest }) =>
      readDinner({
        ...dinnerRows(`${fewest}-${fewest + 3}`),
        characters: people,
        dinnerClues: clues.map(({ moment, holderId, ...rest }, index) =>
          dinnerClue(`clue${index}`, {
            ...rest,
            displayOrder: index,
            holder: holderId === null ? 'table' : 'character',
            holderId,
            phase: moment === null ? null : isCourse(moment) ? 'course' : (moment as 'arrival'),
            courseId: moment !== null && isCourse(moment) ? moment : null,
          }),
        ),
        cards: secrets.map(([owner, revealsSecretOfId], index) => ({
          ...dinnerCard(owner, 'arrival', null, { revealsSecretOfId }),
          id: `card${index}`,
        })),
      }),
    )
})

/** All ways in which each suspect could, wanted to and was able to: who has one in which nothing released is untrue? */
function bruteForce({ characters, clues }: DinnerDocument, until: number): string[] {
  const known = clues.filter(({ phase, courseId }) => {
    const moment = moments.findIndex((each) => each === (phase === 'course' ? courseId : phase))
    return moment >= 0 && moment <= until
  })
  const worlds = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Record<Aspect, boolean> => ({
    means: bits % 2 === 1,
    motive: bits % 4 > 1,
    opportunity: bits > 3,
  }))
  return characters
    .filter(({ role }) => role === 'suspect')
    .filter(({ id }) =>
      worlds
        .filter((world) =>
          known.every(({ meanings }) =>
            meanings.every((said) => said.characterId !== id || said.bearing !== 'clears' || !world[said.aspect]),
          ),
        )
        .some(({ means, motive, opportunity }) => means && motive && opportunity),
    )
    .map(({ id }) => id)
}

test('who it could be after each phase is what trying every truth comes to', () => {
  fc.assert(
    fc.property(dinners, (dinner) => {
      const phases = deduce(dinner)
      expect(phases).toHaveLength(moments.length)
      for (const [index, { suspects }] of phases.entries())
        expect(candidates(suspects)).toEqual(bruteForce(dinner, index))
    }),
    { numRuns: 500 },
  )
})

test('dealing loses no clue, no release and no secret, and hands nobody a clue of themselves', () => {
  fc.assert(
    fc.property(dinners, (dinner) => {
      for (const absent of seatingsOf(dinner)) {
        const { document, dealt, letters } = cancelGuests(dinner, absent)
        const released = ({ id, phase, courseId }: DinnerDocument['clues'][number]) => ({ id, phase, courseId })
        expect(document.clues.map(released)).toEqual(dinner.clues.map(released))
        expect(document.clues.every(({ holderId }) => holderId === null || !absent.includes(holderId))).toBe(true)
        for (const { clueId, toId } of dealt) {
          const clue = document.clues.find(({ id }) => id === clueId)!
          expect([clue.holder, clue.holderId]).toEqual(toId === null ? ['host', null] : ['character', toId])
          expect(clue.meanings.filter(({ characterId }) => characterId === toId)).toEqual([])
        }
        const told = (cards: DinnerDocument['cards']) =>
          cards.flatMap(({ revealsSecretOfId: id }) => (id === null || absent.includes(id) ? [] : [id])).sort()
        expect(told([...document.cards, ...letters])).toEqual(told(dinner.cards))
      }
    }),
    { numRuns: 300 },
  )
})

test('without the only clue that clears somebody, the culprit no longer follows', () => {
  const solvable = fc.record({
    culprit: fc.integer({ min: 0, max: 5 }),
    cleared: fc.array(fc.tuple(fc.constantFrom(...aspects), fc.constantFrom(...moments.slice(0, 6))), {
      minLength: 6,
      maxLength: 6,
    }),
    cut: fc.integer({ min: 0, max: 4 }),
  })
  fc.assert(
    fc.property(solvable, ({ culprit, cleared, cut }) => {
      const { characters, ...rows } = dinnerRows('6')
      const people = characters.filter(({ isOptional, role }) => !isOptional && role === 'suspect')
      const clues = people.flatMap(({ id: characterId }, index) => {
        const [aspect, moment] = cleared[index]!
        return index === culprit
          ? []
          : [
              dinnerClue(`clue${index}`, {
                phase: isCourse(moment) ? 'course' : (moment as 'arrival'),
                courseId: isCourse(moment) ? moment : null,
                meanings: [{ characterId, aspect, bearing: 'clears' }],
              }),
            ]
      })
      const left = (dinnerClues: typeof clues) => {
        const phases = deduce(readDinner({ ...rows, characters: people, dinnerClues }))
        return candidates(phases.find(({ phase }) => phase.name === 'accusation')!.suspects)
      }
      expect(left(clues)).toEqual([people[culprit]!.id])
      expect(left(clues.toSpliced(cut, 1))).toHaveLength(2)
    }),
  )
})
