import { dinnerWords } from './dinner-words.ts'
import type {
  DinnerCard,
  DinnerCharacter,
  DinnerClue,
  DinnerCourse,
  DinnerDocument,
  DinnerGuide,
  DinnerMoment,
  DinnerProp,
  DinnerStory,
} from './dinner.ts'
import { columns, idsOf, inOrder, knownId, knownIds, playersOf } from './read-rows.ts'

/** Rows as a draft holds them. */
export type DinnerRows = {
  details: { recommendedPlayers: string }
  dinnerStory: DinnerStory | null
  characters: readonly DinnerCharacter[]
  dinnerProps: readonly DinnerProp[]
  courses: readonly DinnerCourse[]
  dinnerClues: readonly DinnerClue[]
  moments: readonly DinnerMoment[]
  cards: readonly DinnerCard[]
  dinnerGuide: DinnerGuide | null
}

const noStory: DinnerStory = {
  id: '',
  translations: {},
  theme: '',
  setting: '',
  timePeriod: '',
  victimBackstory: '',
  murderMethod: '',
  solution: '',
  culpritId: null,
  recommendedGuests: 8,
  durationMinutes: 180,
}
const noGuide: DinnerGuide = {
  id: '',
  translations: {},
  introduction: '',
  preparation: '',
  eveningScript: '',
  accusationRules: '',
  revealScript: '',
}

const worded = ['id', 'translations'] as const
const characterColumns = [
  ...worded,
  ...dinnerWords.character,
  'role',
  'isOptional',
  'portraitAssetId',
  'displayOrder',
] as const satisfies (keyof DinnerCharacter)[]
const propColumns = [
  ...worded,
  ...dinnerWords.dinnerProp,
  'quantity',
  'imageAssetId',
  'displayOrder',
] as const satisfies (keyof DinnerProp)[]
const courseColumns = [
  ...worded,
  ...dinnerWords.course,
  'startMinute',
  'displayOrder',
] as const satisfies (keyof DinnerCourse)[]
const clueColumns = [
  ...worded,
  ...dinnerWords.dinnerClue,
  'look',
  'imageAssetId',
  'holder',
  'holderId',
  'phase',
  'courseId',
  'meanings',
  'revealsSecretOfId',
  'displayOrder',
] as const satisfies (keyof DinnerClue)[]
const momentColumns = [
  ...worded,
  ...dinnerWords.moment,
  'actorIds',
  'witnessIds',
  'displayOrder',
] as const satisfies (keyof DinnerMoment)[]
const cardColumns = [
  ...worded,
  ...dinnerWords.card,
  'characterId',
  'phase',
  'courseId',
  'revealsSecretOfId',
] as const satisfies (keyof DinnerCard)[]
const storyColumns = [
  ...worded,
  ...dinnerWords.dinnerStory,
  'culpritId',
  'recommendedGuests',
  'durationMinutes',
] as const satisfies (keyof DinnerStory)[]

/** What names a removed row names nothing, and a card of a removed character is not there. */
export function readDinner(rows: DinnerRows): DinnerDocument {
  const people = idsOf(rows.characters)
  const courses = idsOf(rows.courses)
  const story = columns(rows.dinnerStory ?? noStory, storyColumns)
  return {
    guests: playersOf(rows.details.recommendedPlayers, 'mystery-dinner'),
    story: { ...story, culpritId: knownId(story.culpritId, people) },
    characters: inOrder(rows.characters).map((row) => columns(row, characterColumns)),
    props: inOrder(rows.dinnerProps).map((row) => columns(row, propColumns)),
    courses: inOrder(rows.courses).map((row) => columns(row, courseColumns)),
    clues: inOrder(rows.dinnerClues).map((row) => ({
      ...columns(row, clueColumns),
      holderId: knownId(row.holderId, people),
      courseId: knownId(row.courseId, courses),
      revealsSecretOfId: knownId(row.revealsSecretOfId, people),
      meanings: row.meanings.filter(({ characterId }) => people.has(characterId)),
    })),
    moments: inOrder(rows.moments).map((row) => ({
      ...columns(row, momentColumns),
      actorIds: knownIds(row.actorIds, people),
      witnessIds: knownIds(row.witnessIds, people),
    })),
    cards: rows.cards
      .filter(({ characterId }) => people.has(characterId))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map((row) => ({
        ...columns(row, cardColumns),
        courseId: knownId(row.courseId, courses),
        revealsSecretOfId: knownId(row.revealsSecretOfId, people),
      })),
    guide: columns(rows.dinnerGuide ?? noGuide, [...worded, ...dinnerWords.dinnerGuide]),
  }
}
