import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dinnerClue, dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { aspects } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { cancelGuests } from './cancel-guests.ts'
import { candidates, deduce } from './deduce.ts'
import { bruteForce, dinners, isCourse, moments } from './random-dinner.fixtures.ts'
import { seatingsOf } from './seatings.ts'

test('the candidates after each phase are those that trying every possible truth leaves', () => {
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

test('dealing loses no clue, no release and no secret, and gives nobody a clue about themselves', () => {
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

test('without the only clue that clears somebody, the culprit can no longer be deduced', () => {
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
