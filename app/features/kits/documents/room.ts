import type { Worded } from './text.ts'

export const lockTypes = ['none', 'digits3', 'digits4', 'word', 'directions', 'key', 'paper'] as const
export type LockType = (typeof lockTypes)[number]

export const propSources = ['print', 'household', 'buy'] as const
export type PropSource = (typeof propSources)[number]

/** In a container: a puzzle gives it. */
export const placements = ['sight', 'hidden', 'container'] as const
export type Placement = (typeof placements)[number]

/** What solving a puzzle opens: a prop, a piece of furniture, nothing; or its author has not said yet. */
export const containers = ['unnamed', 'prop', 'furniture', 'none'] as const
export type Container = (typeof containers)[number]

/* An id of a row that was removed is read as none, so that an undone removal brings every reference back. */

export type RoomSetup = Worded & {
  theme: string
  recommendedDuration: number
  spaceRequirements: string
  ageRecommendation: string
  storyPremise: string
  winningCondition: string
}

export type RoomPuzzle = Worded & {
  name: string
  /** What the players find on its sheet. */
  description: string
  /** The answer as it is written or set on the lock; of a puzzle of one of the ten types its own answer counts. */
  solution: string
  lockType: LockType
  hints: readonly string[]
  expectedMinutes: number
  imageAssetId: string | null
  altText: string
  /** A puzzle of one of the ten types; null: written by hand. */
  puzzleId: string | null
  /** Ids of props, clues and puzzles. */
  needs: readonly string[]
  /** Ids of props and clues that solving it hands over. */
  gives: readonly string[]
  /** Where they lie until then; editions of before it was asked say nothing. */
  container: Container
  containerId: string | null
  furniture: string
  endsRoom: boolean
  /** Its place on the flow, in steps of the grid; null: placed by itself. */
  boardX: number | null
  boardY: number | null
  displayOrder: number
}

export type RoomProp = Worded & {
  name: string
  description: string
  source: PropSource
  substitutes: string
  quantity: number
  placement: Placement
  hidingPlace: string
  resetStep: string
  /** May be used by more than one puzzle. */
  isReusable: boolean
  /** Is there for the mood, so no puzzle needs it. */
  isDecoration: boolean
  imageAssetId: string | null
  altText: string
  displayOrder: number
}

export type RoomClue = Worded & {
  title: string
  content: string
  imageAssetId: string | null
  altText: string
  /** The prop that it stands on; null: a paper of its own. */
  propId: string | null
  placement: Placement
  hidingPlace: string
  isReusable: boolean
  /** Leads astray on purpose, so no puzzle needs it. */
  isRedHerring: boolean
  displayOrder: number
}

export type RoomGuide = Worded & {
  introduction: string
  setupInstructions: string
  hostScript: string
  resetInstructions: string
  debriefQuestions: string
}

/** A puzzle of one of the ten types that a room uses; a translation has its own parts of both halves. */
export type TypedPuzzle = Worded & { name: string; type: string; configuration: unknown; solution: unknown }

/** Lists are in their order. */
export type RoomDocument = {
  /** From the adventure's recommended players. */
  players: { fewest: number; most: number }
  setup: RoomSetup
  puzzles: readonly RoomPuzzle[]
  props: readonly RoomProp[]
  clues: readonly RoomClue[]
  typedPuzzles: readonly TypedPuzzle[]
  guide: RoomGuide
}
