import type { Worded } from './text.ts'

export const characterRoles = ['suspect', 'victim', 'detective', 'host'] as const
export type CharacterRole = (typeof characterRoles)[number]

/** Every set of absent optional guests is tried: at most 2^4. */
export const mostOptionalGuests = 4

/** When something happens at table; a course is named by `courseId`. */
export const phaseNames = ['invitation', 'arrival', 'course', 'accusation', 'reveal'] as const
export type PhaseName = (typeof phaseNames)[number]

export const aspects = ['means', 'motive', 'opportunity'] as const
export type Aspect = (typeof aspects)[number]

export const bearings = ['burdens', 'clears'] as const
export type Bearing = (typeof bearings)[number]

/** What a clue says about a character. */
export type ClueMeaning = { characterId: string; aspect: Aspect; bearing: Bearing }

export const clueLooks = ['letter', 'ticket', 'newspaper', 'report', 'map', 'photograph', 'testimony'] as const
export type ClueLook = (typeof clueLooks)[number]

export const clueHolders = ['character', 'host', 'table'] as const
export type ClueHolder = (typeof clueHolders)[number]

/* An id of a row that was removed is read as none, so that an undone removal brings every reference back. */

export type DinnerStory = Worded & {
  theme: string
  setting: string
  timePeriod: string
  victimBackstory: string
  murderMethod: string
  solution: string
  culpritId: string | null
  recommendedGuests: number
  durationMinutes: number
}

export type DinnerCharacter = Worded & {
  name: string
  role: CharacterRole
  /** An optional guest can be left out of the evening. */
  isOptional: boolean
  /** What everybody knows; stands on the invitation. */
  publicDescription: string
  background: string
  personality: string
  costumeIdeas: string
  castingNotes: string
  secret: string
  motive: string
  /** What this guest is after this evening. */
  goal: string
  /** What this guest says to whoever asks; true or not. */
  alibi: string
  portraitAssetId: string | null
  displayOrder: number
}

export type DinnerProp = Worded & {
  name: string
  description: string
  howToMake: string
  quantity: number
  imageAssetId: string | null
  displayOrder: number
}

export type DinnerCourse = Worded & {
  name: string
  dish: string
  dietaryNotes: string
  /** After the guests' arrival. */
  startMinute: number
  hostScript: string
  shoppingList: string
  displayOrder: number
}

export type DinnerClue = Worded & {
  title: string
  look: ClueLook
  content: string
  /** What stands on the back of its paper. */
  back: string
  imageAssetId: string | null
  altText: string
  holder: ClueHolder
  /** Whose hands it is in while `holder` is `character`. */
  holderId: string | null
  /** When it is released; null: never. */
  phase: PhaseName | null
  courseId: string | null
  meanings: readonly ClueMeaning[]
  /** Whose secret it gives away. */
  revealsSecretOfId: string | null
  displayOrder: number
}

/** What really happened; places and times as told. */
export type DinnerMoment = Worded & {
  time: string
  place: string
  happened: string
  actorIds: readonly string[]
  witnessIds: readonly string[]
  displayOrder: number
}

/** What one guest has to do in one phase. */
export type DinnerCard = Worded & {
  characterId: string
  phase: PhaseName
  courseId: string | null
  reveal: string
  conceal: string
  act: string
  receive: string
  revealsSecretOfId: string | null
}

export type DinnerGuide = Worded & {
  introduction: string
  preparation: string
  eveningScript: string
  accusationRules: string
  revealScript: string
}

/** Lists are in their order. */
export type DinnerDocument = {
  /** From the adventure's recommended players. */
  guests: { fewest: number; most: number }
  story: DinnerStory
  characters: readonly DinnerCharacter[]
  props: readonly DinnerProp[]
  courses: readonly DinnerCourse[]
  clues: readonly DinnerClue[]
  moments: readonly DinnerMoment[]
  cards: readonly DinnerCard[]
  guide: DinnerGuide
}

/** A moment of the evening, in the order in which it is played. */
export type Phase = { name: Exclude<PhaseName, 'course'> } | { name: 'course'; courseId: string }

/** @returns invitation, arrival, each course, accusation, reveal */
export const phasesOf = ({ courses }: Pick<DinnerDocument, 'courses'>): Phase[] => [
  { name: 'invitation' },
  { name: 'arrival' },
  ...courses.map(({ id }): Phase => ({ name: 'course', courseId: id })),
  { name: 'accusation' },
  { name: 'reveal' },
]

type Placed = { phase: PhaseName | null; courseId: string | null }

export const isAt = (phase: Phase, placed: Placed): boolean =>
  phase.name === placed.phase && (phase.name !== 'course' || phase.courseId === placed.courseId)

/** Who sits at table with a role to play; the victim is dead and the host runs the evening. */
export const isGuest = ({ role }: Pick<DinnerCharacter, 'role'>): boolean => role === 'suspect' || role === 'detective'

/** Without rounds that are played without food. */
export const menuOf = (courses: readonly DinnerCourse[]): DinnerCourse[] =>
  courses.filter(({ dish }) => dish.trim() !== '')
