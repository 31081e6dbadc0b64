import fc from 'fast-check'
import { dinnerCard, dinnerCharacter, dinnerClue, dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { aspects, bearings } from '#app/features/kits/documents/dinner.ts'
import type { Aspect, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'

const roles = ['suspect', 'suspect', 'suspect', 'detective', 'victim', 'host'] as const
export const moments = ['invitation', 'arrival', 'starter', 'main', 'dessert', 'accusation', 'reveal'] as const
export const isCourse = (moment: string) => ['starter', 'main', 'dessert'].includes(moment)

/** Any dinner with three courses, fair or not. */
export const dinners = fc.integer({ min: 1, max: 9 }).chain((size) => {
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

/** Tries every combination of means, motive and opportunity: which suspects have one that no released clue denies? */
export function bruteForce(
  { characters, clues }: Pick<DinnerDocument, 'characters' | 'clues'>,
  until: number,
): string[] {
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
