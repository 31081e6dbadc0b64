import type { AccessibilityTag, Category, ContentWarning, Kind } from '#app/features/adventure/catalogue.ts'

/** A text in both languages; a code may be the same in both. */
export interface SampleText {
  en: string
  fr: string
}

type FlagValue = boolean | number | string

/** Keys name the sample's own scenes, puzzles and items; the seeder puts ids in their place. */
export type SampleCondition =
  | { all: SampleCondition[] }
  | { any: SampleCondition[] }
  | { not: SampleCondition }
  | { puzzleSolved: string }
  | { sceneVisited: string }
  /** With neither: set to anything but false. */
  | { flag: string; is?: FlagValue; atLeast?: number }
  | { hasItem: string; count?: number }
  | { npc: string; nodeSeen: string }

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
  /** Tells whoever cannot see the picture everything in it that a puzzle needs. */
  altText: SampleText
  canvasWidth: number
  canvasHeight: number
  isStartingMap: boolean
  isEnding: boolean
  endingText?: SampleText
  /** Relative to the sample's folder; a WebP of the same name and size lies beside each SVG. */
  image: string
  /** An MP3 without tags, and what is heard in it. */
  sound?: { file: string; caption: SampleText }
}

export interface SampleHotspot {
  key: string
  sceneKey: string
  name: SampleText
  type: 'scene_link' | 'puzzle' | 'item' | 'npc'
  /** The centre, in percent of the picture. */
  x: number
  y: number
  /** In canvas pixels. */
  width: number
  height: number
  zIndex: number
  /** Left out: always. */
  visibilityConditions?: SampleCondition
  interactionConditions?: SampleCondition
  /** What a player reads while the interaction conditions do not hold. */
  blockedMessage?: SampleText
  /** A scene, a puzzle, an item or an NPC, as the type says. */
  targetKey: string
}

export interface SamplePuzzle {
  key: string
  type: 'code_entry'
  name: SampleText
  description: SampleText
  configuration: {
    codeLength: number
    codeType: 'numeric' | 'alphabetic' | 'alphanumeric'
    caseSensitive: false
    allowedAttempts: number
    wheels?: true
  }
  solution: {
    correctCode: SampleText
    /** Wrong codes that deserve a word of their own. */
    decoys?: { code: string; reply: SampleText }[]
  }
  /** A nudge, the method, and all but the answer. */
  hints: [nudge: SampleText, method: SampleText, nearSolution: SampleText]
  /** Seconds, or null for as long as it takes. */
  timeLimit: number | null
  expectedMinutes: number
  onSolve: SampleEffect[]
}

export interface SampleItem {
  key: string
  name: SampleText
  description: SampleText
  /** What the icon shows. */
  accessibilityText: SampleText
  rarity: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'
  stackable: boolean
  consumable: boolean
  /** As `image` of a scene. */
  icon: string
  /** What using it does: by itself, or on a hotspot. */
  uses?: { on?: string; conditions?: SampleCondition; message: SampleText; effects: SampleEffect[] }[]
  combinations?: { with: string; result: string; message: SampleText; effects: SampleEffect[] }[]
}

export interface SampleNode {
  key: string
  type: 'dialogue' | 'question' | 'action' | 'branch'
  /** Of an action or a branch: a note for whoever edits it. */
  content: SampleText
  conditions?: SampleCondition
  /** `locked`: shown while its conditions do not hold; hidden otherwise. */
  choices: { text: SampleText; to: string; conditions?: SampleCondition; locked?: true }[]
  rewards?: SampleEffect[]
}

export interface SampleNpc {
  key: string
  name: SampleText
  description: SampleText
  /** As `image` of a scene. */
  avatar: string
  /** Talking starts at the first whose conditions hold. */
  nodes: SampleNode[]
}

/** An adventure as plain data, close to the tables that the seeder fills with it. */
export interface SampleAdventure {
  /** Also the name of its folder in samples/adventures. */
  key: string
  /** Raised with every change, so that a database that holds an older one is brought up to date. */
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
  /** In display order. */
  scenes: SampleScene[]
  /** Within a scene in the order of the keyboard. */
  hotspots: SampleHotspot[]
  puzzles: SamplePuzzle[]
  items: SampleItem[]
  npcs: SampleNpc[]
}
