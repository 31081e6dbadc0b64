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

/** As the draft holds them: references may name rows that were removed. */
export type DinnerRows = {
  dinnerStory: DinnerStory
  characters: readonly DinnerCharacter[]
  dinnerProps: readonly DinnerProp[]
  courses: readonly DinnerCourse[]
  dinnerClues: readonly DinnerClue[]
  moments: readonly DinnerMoment[]
  cards: readonly DinnerCard[]
  dinnerGuide: DinnerGuide
}

const inOrder = <Row extends { displayOrder: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.displayOrder - b.displayOrder)

/** What names a removed row names nothing, and a card of a removed character is not there.
 * @param recommendedPlayers of the details: `8` or `6-10` */
export function readDinner(rows: DinnerRows, recommendedPlayers: string): DinnerDocument {
  const characterIds = new Set(rows.characters.map(({ id }) => id))
  const courseIds = new Set(rows.courses.map(({ id }) => id))
  const character = (id: string | null) => (id !== null && characterIds.has(id) ? id : null)
  const course = (id: string | null) => (id !== null && courseIds.has(id) ? id : null)
  return {
    guests: readRange(recommendedPlayers),
    story: { ...rows.dinnerStory, culpritId: character(rows.dinnerStory.culpritId) },
    characters: inOrder(rows.characters),
    props: inOrder(rows.dinnerProps),
    courses: inOrder(rows.courses),
    clues: inOrder(rows.dinnerClues).map((clue) => ({
      ...clue,
      holderId: character(clue.holderId),
      courseId: course(clue.courseId),
      revealsSecretOfId: character(clue.revealsSecretOfId),
      meanings: clue.meanings.filter(({ characterId }) => characterIds.has(characterId)),
    })),
    moments: inOrder(rows.moments).map((moment) => ({
      ...moment,
      actorIds: moment.actorIds.filter((id) => characterIds.has(id)),
      witnessIds: moment.witnessIds.filter((id) => characterIds.has(id)),
    })),
    cards: rows.cards
      .filter(({ characterId }) => characterIds.has(characterId))
      .map((card) => ({
        ...card,
        courseId: course(card.courseId),
        revealsSecretOfId: character(card.revealsSecretOfId),
      })),
    guide: rows.dinnerGuide,
  }
}

/** Of details without a range: nobody. */
export function readRange(recommendedPlayers: string): { fewest: number; most: number } {
  const [fewest = 0, most = fewest] = recommendedPlayers.split('-').map((part) => Number.parseInt(part, 10) || 0)
  return { fewest, most }
}
