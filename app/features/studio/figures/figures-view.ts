import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'

export type HotspotFigures = Pick<
  EditionHotspot,
  'id' | 'type' | 'shape' | 'x' | 'y' | 'width' | 'height' | 'points'
> & {
  name: string
  plays: number
}

export type SceneFigures = {
  id: string
  name: string
  plays: number
  stopped: number
  picture: string | null
  canvas: { width: number; height: number }
  hotspots: HotspotFigures[]
  /** Clicks in vain, with cells as from `cellAt`. */
  clicks: { cell: number; clicks: number }[]
}

export type WrongAnswer = { language: Locale; text: string; plays: number }

export type PuzzleFigures = {
  id: string
  name: string
  plays: number
  solved: number
  revealed: number
  stopped: number
  wrong: number
  hints: number
  /** The average of those who solved it themselves; null for nobody. */
  minutes: number | null
  answers: WrongAnswer[]
}

export type PlayTotals = {
  plays: number
  finishes: number
  /** The average of finished plays. */ minutes: number | null
}

/** One day, over all editions. */
export type DayFigures = { day: string; views: number; plays: number }

type CommonFigures = {
  countedAt: string
  /** The last thirty, oldest first. */
  days: DayFigures[]
  /** Views of the adventure's pages, which are kept for 400 days. */
  views: { all: number; lastMonth: number }
  totals: PlayTotals
  /** Newest first. */
  editions: { number: number; publishedAt: string }[]
}

/** `shown` is null until there is an edition. */
export type GameFigures = CommonFigures & {
  kind: 'game'
  shown: ({ number: number; scenes: SceneFigures[]; puzzles: PuzzleFigures[] } & PlayTotals) | null
}

export type HintFigures = { puzzle: string; steps: { kind: 'hint' | 'answer'; opened: number }[] }

/** For a kit, whose plays are downloads. */
export type KitFigures = CommonFigures & {
  kind: 'kit'
  /** `stars`: how many gave one, two … five. */
  ratings: { average: number | null; count: number; stars: number[] }
  /** `hints` of a room, by puzzle; null for a dinner, which has none. */
  shown: { number: number; plays: number; hints: HintFigures[] | null } | null
}

export type Figures = GameFigures | KitFigures

export type FiguresAnswer = Figures | { error: { code: ErrorCode } }
