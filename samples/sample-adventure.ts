import type { LinkedType } from '#app/shared/hotspot-types.ts'
import type { AccessibilityTag, Category, ContentWarning, Kind } from '#app/features/rows/catalogue.ts'

export interface SampleText {
  en: string
  fr: string
}

/** Half of a puzzle, as its type stores it; texts stand in both languages where they belong, and files by where they lie
 * in the sample's folder. */
export type SampleHalf = { [field: string]: SampleValue }
export type SampleValue = string | number | boolean | SampleText | readonly SampleValue[] | SampleHalf

type FlagValue = boolean | number | string

/** Keys name the sample's own rows; the seeder replaces them by ids. */
export type SampleCondition =
  | { all: SampleCondition[] }
  | { any: SampleCondition[] }
  | { not: SampleCondition }
  | { puzzleSolved: string }
  | { sceneVisited: string }
  /** With neither: anything but false. */
  | { flag: string; is?: FlagValue; atLeast?: number }
  | { hasItem: string; count?: number }
  | { npc: string; nodeSeen: string }
  | { role: 'a' | 'b' }

export type SampleEffect =
  | { setFlag: string; to: FlagValue }
  | { say: SampleText }
  | { goTo: string }
  | { giveItem: string }
  | { takeItem: string; count?: number }
  | { addExperience: number }
  | { changeCounter: string; by: number; max: number; label: SampleText }

export interface SampleScene {
  key: string
  name: SampleText
  description: SampleText
  /** Has to say everything in the picture that a puzzle needs. */
  altText: SampleText
  canvasWidth: number
  canvasHeight: number
  isStartingMap: boolean
  isEnding: boolean
  /** The wing that it lies in; without: everybody's. */
  role?: 'a' | 'b'
  endingText?: SampleText
  endingTeaser?: SampleText
  /** In the sample's folder; a WebP of the same name lies beside each SVG. */
  image: string
  sound?: { file: string; caption: SampleText }
  /** Said in turn for presses on nothing. */
  missLines?: SampleText[]
}

/** The author’s own three for whoever asks what to do now. */
export type GoalHints = [nudge: SampleText, place: SampleText, thing: SampleText]

interface SamplePlace {
  key: string
  sceneKey: string
  name: SampleText
  /** In percent of the picture. */
  x: number
  y: number
  width: number
  height: number
  zIndex: number
  visibilityConditions?: SampleCondition
  interactionConditions?: SampleCondition
  blockedMessage?: SampleText
  /** The hotspot that has to be pressed at the same time. */
  togetherWith?: string
}

/** The thing that a puzzle lies in, and where on its picture players work, in percent. */
export interface SampleObject {
  image: string
  altText: SampleText
  place: { x: number; y: number; width: number; height: number }
}

/** Says its lines in turn; its close-up is 1280 x 720 pixels. */
export interface SampleLook extends SamplePlace {
  type: 'look'
  lines: SampleText[]
  closeUp?: { image: string; altText: SampleText }
}

export type SampleHotspot = (SamplePlace & { type: LinkedType; targetKey: string; goalHints?: GoalHints }) | SampleLook

/** A picture over its scene's while its hotspot is there and its conditions hold; later ones cover earlier ones. */
export interface SampleLayer {
  key: string
  sceneKey: string
  /** Only authors read it. */
  name: SampleText
  image: string
  /** Centre and size, in percent of the scene's picture. */
  x: number
  y: number
  width: number
  height: number
  hotspotKey?: string
  visibilityConditions?: SampleCondition
  altText: SampleText
  /** Takes the place of the scene's. */
  description?: SampleText
  fades?: true
}

export interface SamplePuzzle {
  key: string
  /** The name of its folder in `features/puzzles/types`. */
  type: string
  name: SampleText
  description: SampleText
  configuration: SampleHalf
  solution: SampleHalf
  hints: [nudge: SampleText, method: SampleText, nearSolution: SampleText]
  timeLimit: number | null
  expectedMinutes: number
  object?: SampleObject
  onSolve: SampleEffect[]
}

export interface SampleItem {
  key: string
  name: SampleText
  description: SampleText
  accessibilityText: SampleText
  rarity: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'
  stackable: boolean
  consumable: boolean
  icon: string
  uses?: {
    on?: string
    conditions?: SampleCondition
    message: SampleText
    effects: SampleEffect[]
    hints?: GoalHints
  }[]
  combinations?: { with: string; result?: string; message: SampleText; effects: SampleEffect[]; hints?: GoalHints }[]
}

export interface SampleNode {
  key: string
  type: 'dialogue' | 'question' | 'action' | 'branch'
  /** An action or a branch has the author's note here. */
  content: SampleText
  conditions?: SampleCondition
  choices: { text: SampleText; to: string; conditions?: SampleCondition; locked?: true }[]
  rewards?: SampleEffect[]
}

export interface SampleNpc {
  key: string
  name: SampleText
  description: SampleText
  avatar: string
  /** Talking starts at the first node whose conditions hold. */
  nodes: SampleNode[]
}

/** What every sample has. */
export interface SampleFrame {
  /** Also its folder in samples/adventures or samples/templates. */
  key: string
  /** Raised with every change, so that older databases are updated. */
  version: number
  title: SampleText
  description: SampleText
  kind: Kind
  category: Category
  difficulty: 1 | 2 | 3 | 4 | 5
  priceCents: number
  recommendedPlayers: string
  languages: ('en' | 'fr')[]
  primaryLanguage: 'en' | 'fr'
  accessibilityTags: AccessibilityTag[]
  contentWarnings: ContentWarning[]
  cover: { image: string; altText: SampleText }
}

export interface SampleAdventure extends SampleFrame {
  /** Keys of the scenes that its page shows. */
  rooms?: string[]
  scenes: SampleScene[]
  hotspots: SampleHotspot[]
  layers?: SampleLayer[]
  puzzles: SamplePuzzle[]
  items: SampleItem[]
  npcs: SampleNpc[]
}
