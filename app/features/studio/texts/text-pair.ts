import type { StoodText } from '#app/features/puzzles/texts/puzzle-texts.ts'
import type {
  DetailsView,
  HotspotView,
  ItemView,
  NodeView,
  NpcView,
  PuzzleView,
  SceneView,
} from '#app/features/studio/draft-view.ts'
import type { Changes } from '#app/features/studio/saving/changes.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** The rows of a draft that have texts. */
export type RowsByKind = {
  details: Pick<DetailsView, 'title' | 'description' | 'translations' | 'translatedFrom'>
  scene: SceneView
  hotspot: HotspotView
  puzzle: PuzzleView
  item: ItemView
  npc: NpcView
  node: NodeView
}
export type RowKind = keyof RowsByKind

/** `other`: the language besides the primary one, whether the adventure is offered in it or not. */
export type TextLanguages = { primary: Locale; other: Locale }

export type Side = 'primary' | 'other'

/** One text of a row in both languages. */
export type TextPair = {
  /** Names it within its row. */
  path: string
  /** In the reader's language. */
  label: () => string
  primary: string
  other: string
  /** The other language shows the primary language's words, because it has the list that they stand in. */
  copied: boolean
  /** The same will do in both languages. */
  shared: boolean
  /** Characters, or those of one line where it is a list of `lines`. */
  longest: number
  lines: boolean
  /** It may have several lines. */
  long: boolean
  /** Its row cannot be without it. */
  required: boolean
  /** As it stands, where other texts have to do with its words: kept when typing begins, and handed to `write` with each letter. */
  stood?: StoodText
  /** The change of the row that writes it. */
  write: (side: Side, text: string, stood?: StoodText) => Changes
}
