import { expect, test } from 'vitest'
import { dinnerCard, dinnerClue, dinnerRows } from './dinner.fixtures.ts'
import { readDinner } from './read-dinner.ts'
import { textOf } from './words.ts'

test('a reference to a removed row reads as none, and cards of removed characters are left out', () => {
  const rows = dinnerRows()
  const dinner = readDinner({
    ...rows,
    dinnerStory: { ...rows.dinnerStory!, culpritId: 'gone' },
    dinnerClues: [
      dinnerClue('torn', {
        holder: 'character',
        holderId: 'gone',
        courseId: 'gone',
        revealsSecretOfId: 'gone',
        meanings: [
          { characterId: 'gone', aspect: 'means', bearing: 'clears' },
          { characterId: 'ada', aspect: 'means', bearing: 'clears' },
        ],
      }),
    ],
    dinnerProps: [{ ...rows.dinnerProps[0]!, characterId: 'gone', courseId: 'dessert' }],
    cards: [dinnerCard('gone', 'arrival', null), dinnerCard('ada', 'course', 'gone')],
    moments: rows.moments.map((moment) => ({ ...moment, actorIds: ['gone', 'ada', 'ada'], witnessIds: ['gone'] })),
  })
  expect(dinner.story.culpritId).toBeNull()
  expect(dinner.clues).toMatchObject([
    { holderId: null, courseId: null, revealsSecretOfId: null, meanings: [{ characterId: 'ada' }] },
  ])
  expect(dinner.props).toMatchObject([{ characterId: null, courseId: 'dessert' }])
  expect(dinner.cards).toMatchObject([{ characterId: 'ada', courseId: null }])
  expect(dinner.moments.map(({ actorIds, witnessIds }) => [actorIds, witnessIds])).toEqual([
    [['ada'], []],
    [['ada'], []],
  ])
})

test('rows are read in order, without any other columns', () => {
  const rows = dinnerRows()
  const carried = rows.courses.toReversed().map((course) => ({ ...course, updatedAt: 'today' }))
  const { courses, guests } = readDinner({ ...rows, courses: carried })
  expect(courses).toEqual(rows.courses)
  expect(guests).toEqual({ fewest: 6, most: 10 })
})

test('a project without a story or guide has an empty one', () => {
  const { story, guide } = readDinner({ ...dinnerRows(), dinnerStory: null, dinnerGuide: null })
  expect([story.recommendedGuests, story.durationMinutes, guide.introduction]).toEqual([8, 180, ''])
})

test('a text that is missing in a language is read in the primary one', () => {
  const [starter] = readDinner(dinnerRows()).courses
  expect(textOf(starter!, 'dish', 'fr')).toBe('Dish of the starter (fr)')
  expect(textOf({ ...starter!, translations: { fr: { dish: ' ' } } }, 'dish', 'fr')).toBe('Dish of the starter')
})
