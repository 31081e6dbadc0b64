import type { PublishVerdict } from '#app/features/adventure/adventure.policy.ts'
import type { Category, Kind, Status } from '#app/features/adventure/catalogue.ts'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { HotspotType } from './scenes.schema.ts'

/** Language -> field -> text, for every language but the primary one. */
export type TranslationsView = Partial<Record<Locale, Record<string, unknown>>>

/** Language -> path of a text -> what it said when it was translated, for the texts whose translation was not looked at since they changed. */
export type TranslatedFromView = Partial<Record<Locale, Record<string, string>>>

/** A stored picture or sound: `url` is `/media/<name>.webp`. */
export type AssetView = PresentedAsset

/** What the spec's publishing rule asks for, in the order in which its message names them. */
export const requiredFields = ['title', 'description', 'category', 'cover', 'players'] as const
export type RequiredField = (typeof requiredFields)[number]

export type DetailsView = {
  id: string
  version: number
  title: string
  slug: string
  description: string
  kind: Kind
  category: Category
  difficulty: number
  priceCents: number
  /** Empty while it is not chosen. */
  recommendedPlayers: string
  status: Status
  /** What a moderator wrote, while the status is in_review. */
  moderationNote: string | null
  /** When the moderators were asked to look again, while the status is in_review; null before. */
  resubmittedAt: Date | null
  primaryLanguage: Locale
  languages: Locale[]
  cover: AssetView | null
  trailerUrl: string
  accessibilityTags: string[]
  contentWarnings: string[]
  imageDescription: string
  photographyStyle: string
  lightingStyle: string
  artStyle: string
  atmosphereStyle: string
  compositionStyle: string
  customAiPrompt: string
  translations: TranslationsView
  translatedFrom: TranslatedFromView
  createdAt: Date
  updatedAt: Date
}

export type HotspotView = {
  id: string
  version: number
  sceneId: string
  type: HotspotType
  name: string
  /** The centre, in percent of the picture. */
  x: number
  y: number
  /** Canvas pixels. */
  width: number
  height: number
  shape: 'rectangle' | 'ellipse' | 'polygon'
  /** Percent of the picture. */
  points: { x: number; y: number }[]
  zIndex: number
  displayOrder: number
  visibilityConditions: Record<string, unknown>
  interactionConditions: Record<string, unknown>
  blockedMessage: string
  /** The scene, puzzle, item or NPC, by `type`. */
  targetId: string | null
  /** The picture was replaced since it was placed: somebody should look whether it is still on its object. */
  toCheck: boolean
  translations: TranslationsView
  translatedFrom: TranslatedFromView
}

export type SceneView = {
  id: string
  version: number
  name: string
  description: string
  altText: string
  orientation: 'landscape' | 'portrait'
  canvasWidth: number
  canvasHeight: number
  displayOrder: number
  isStartingMap: boolean
  isEnding: boolean
  endingText: string
  endingConditions: Record<string, unknown>
  image: AssetView | null
  sound: AssetView | null
  /** What is heard, for who does not hear it. */
  soundCaption: string
  translations: TranslationsView
  translatedFrom: TranslatedFromView
}

export type PuzzleView = {
  id: string
  version: number
  name: string
  type: string
  typeVersion: number
  description: string
  configuration: Record<string, unknown>
  solution: Record<string, unknown>
  /** Seconds. */
  timeLimit: number | null
  expectedMinutes: number
  image: AssetView | null
  hints: string[]
  scoringRules: Record<string, unknown>
  onSolveEffects: unknown[]
  afterAttempts: 'cooldown' | 'time_penalty' | 'offer_answer'
  onFailEffects: unknown[]
  /** From 1 to 5. */
  difficulty: number | null
  skipPolicy: 'never' | 'after_hints' | 'after_tries' | 'any_time'
  skipAfterWrong: number
  /** Of the one arrangement that everybody finds; null for one a party. */
  variantSeed: number | null
  /** Holds the translated parts of configuration and solution too. */
  translations: TranslationsView
  translatedFrom: TranslatedFromView
  /** What the type's own check says of the primary language. */
  problems: PuzzleProblem[]
}

export type ItemView = {
  id: string
  version: number
  name: string
  description: string
  rarity: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'
  stackable: boolean
  consumable: boolean
  accessibilityText: string
  icon: AssetView | null
  useActions: Record<string, unknown>
  combineRules: Record<string, unknown>[]
  translations: TranslationsView
  translatedFrom: TranslatedFromView
}

export type NodeView = {
  id: string
  version: number
  npcId: string
  /** The author's name for it. */
  nodeId: string
  nodeType: 'dialogue' | 'question' | 'action' | 'branch'
  content: string
  subtitle: string
  choices: Record<string, unknown>[]
  conditions: Record<string, unknown>
  rewards: Record<string, unknown>
  displayOrder: number
  translations: TranslationsView
  translatedFrom: TranslatedFromView
}

export type NpcView = {
  id: string
  version: number
  name: string
  description: string
  avatar: AssetView | null
  translations: TranslationsView
  translatedFrom: TranslatedFromView
}

export type EditionView = {
  /** Among those that players got. */
  number: number
  publishedAt: Date
  /** Whether publishing now would change what players get. */
  hasChanges: boolean
}

/** Everything that the editor shows, by tables: hotspots name their scene, dialogue nodes their NPC. */
export type DraftView = {
  details: DetailsView
  /** Raised by every save of anything in the draft. */
  draftRevision: number
  /** What is played; null before the first publishing. */
  edition: EditionView | null
  /** By display order. */
  scenes: SceneView[]
  /** By z-index, lowest first. */
  hotspots: HotspotView[]
  puzzles: PuzzleView[]
  items: ItemView[]
  npcs: NpcView[]
  nodes: NodeView[]
  /** The required fields that are still empty. */
  missing: RequiredField[]
  can: {
    edit: boolean
    delete: boolean
    /** Switch between draft, coming_soon and published. */
    changeStatus: boolean
    /** Ask the moderators to look at it again. */
    resubmit: boolean
    /** `block` says why not, when that can be helped. */
    announce: PublishVerdict
    publish: PublishVerdict
    playtest: boolean
  }
}
