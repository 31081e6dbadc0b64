import { choicesOf } from '#app/features/rows/field.ts'
import type { DocumentOf, DocumentOfParts, Worded } from '#app/features/rows/document.ts'
import { card } from '#app/features/rows/kinds/card.ts'
import { character } from '#app/features/rows/kinds/character.ts'
import { course } from '#app/features/rows/kinds/course.ts'
import { aspect, bearing, dinnerClue } from '#app/features/rows/kinds/dinner-clue.ts'
import { dinnerGuide } from '#app/features/rows/kinds/dinner-guide.ts'
import { dinnerProp } from '#app/features/rows/kinds/dinner-prop.ts'
import { dinnerStory } from '#app/features/rows/kinds/dinner-story.ts'
import { moment } from '#app/features/rows/kinds/moment.ts'
import { phases } from '#app/features/rows/kinds/phases.ts'
import { m } from '#app/i18n/generated/messages.js'

export type { ClueMeaning } from '#app/features/rows/kinds/dinner-clue.ts'

export type DinnerStory = DocumentOf<typeof dinnerStory>
export type DinnerCharacter = DocumentOf<typeof character>
export type DinnerProp = DocumentOf<typeof dinnerProp>
export type DinnerCourse = DocumentOf<typeof course>
export type DinnerClue = DocumentOf<typeof dinnerClue>
export type DinnerMoment = DocumentOf<typeof moment>
export type DinnerCard = DocumentOf<typeof card>
export type DinnerGuide = DocumentOf<typeof dinnerGuide>

export const characterRoles = choicesOf(character.fields.role)
export type CharacterRole = (typeof characterRoles)[number]

export type PhaseName = DinnerCard['phase']

export const aspects = choicesOf(aspect)
export type Aspect = (typeof aspects)[number]
export const bearings = choicesOf(bearing)
export type Bearing = (typeof bearings)[number]

/** The texts that a guest acts out and, below, those that a guest keeps secret: the two text pages of a booklet. */
export const playedTexts = ['background', 'personality', 'costumeIdeas'] as const
export const keptTexts = ['secret', 'motive', 'goal', 'alibi'] as const

/** Every set of absent optional guests is tried: at most 2^4. */
export const mostOptionalGuests = 4

export const dinnerParts = {
  story: dinnerStory,
  characters: character,
  props: dinnerProp,
  courses: course,
  clues: dinnerClue,
  moments: moment,
  cards: card,
  guide: dinnerGuide,
} as const

export type DinnerDocument = DocumentOfParts<typeof dinnerParts> & {
  /** From the adventure's recommended players. */
  guests: { fewest: number; most: number }
}

/** What everybody reads before they have the kit. */
export type Listing = Worded & { title: string; description: string }

/** A phase of the evening; see `phasesOf` for the order of play. */
export type Phase = { name: Exclude<PhaseName, 'course'> } | { name: 'course'; courseId: string }

/** @returns invitation, arrival, each course, accusation, reveal */
export const phasesOf = ({ courses }: Pick<DinnerDocument, 'courses'>): Phase[] => [
  { name: 'invitation' },
  { name: 'arrival' },
  ...courses.map(({ id }): Phase => ({ name: 'course', courseId: id })),
  { name: 'accusation' },
  { name: 'reveal' },
]

export type Placed = { phase: PhaseName | null; courseId: string | null }

export const isAt = (phase: Phase, placed: Placed): boolean =>
  phase.name === placed.phase && (phase.name !== 'course' || phase.courseId === placed.courseId)

/** Undefined for none, and for a course that was removed. */
export const phaseOf = (document: Pick<DinnerDocument, 'courses'>, placed: Placed): Phase | undefined =>
  phasesOf(document).find((phase) => isAt(phase, placed))

type Called = Pick<DinnerCourse, 'id' | 'name'>

/** A course without a name is called by its number. @param called its name in the reader's language */
export function phaseText<Course extends Called>(
  phase: Phase,
  courses: readonly Course[],
  called: (course: Course) => string = ({ name }) => name,
): string {
  if (phase.name !== 'course') return phases[phase.name]()
  const at = courses.findIndex(({ id }) => id === phase.courseId)
  const course = courses[at]
  return (course && called(course).trim()) || m.dinner_course_number({ number: at + 1 })
}

/** The cards that a guest plays in a phase. Two, when two authors made one each. */
export const cardsPlayed = ({ cards }: Pick<DinnerDocument, 'cards'>, guestId: string, phase: Phase): DinnerCard[] =>
  cards.filter((card) => card.characterId === guestId && isAt(phase, card))

/** The clues that a guest holds and releases in a phase. */
export const cluesHeld = ({ clues }: Pick<DinnerDocument, 'clues'>, guestId: string, phase: Phase): DinnerClue[] =>
  clues.filter((clue) => clue.holder === 'character' && clue.holderId === guestId && isAt(phase, clue))

/** What comes to the table in a phase. */
export const propsAt = ({ props }: Pick<DinnerDocument, 'props'>, phase: Phase): DinnerProp[] =>
  props.filter(({ courseId }) => phase.name === 'course' && phase.courseId === courseId)

/** Whether somebody at the table plays this character: the victim is dead, and the host runs the evening. */
export const isGuest = ({ role }: Pick<DinnerCharacter, 'role'>): boolean => role === 'suspect' || role === 'detective'

/** Leaves out rounds that are played without food. */
export const menuOf = (courses: readonly DinnerCourse[]): DinnerCourse[] =>
  courses.filter(({ dish }) => dish.trim() !== '')
