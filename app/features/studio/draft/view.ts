import { hasDefaultNames, namedByTarget } from '#app/features/rows/hotspot-name.ts'
import type { PublishVerdict } from '#app/features/adventure/adventure.policy.ts'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { parsePrice } from '#app/shared/money.ts'
import type { Draft } from './draft.ts'
import { missingFields } from '#app/features/rows/listing-rules.ts'
import type { RequiredField } from '#app/features/rows/required-fields.ts'
import { problemsOf } from './puzzle/current-puzzle.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import type { CardRow } from '#app/features/rows/kinds/card.ts'
import type { CharacterRow } from '#app/features/rows/kinds/character.ts'
import type { CourseRow } from '#app/features/rows/kinds/course.ts'
import type { DetailsRow } from '#app/features/rows/kinds/details.ts'
import type { DinnerClueRow } from '#app/features/rows/kinds/dinner-clue.ts'
import type { DinnerGuideRow } from '#app/features/rows/kinds/dinner-guide.ts'
import type { DinnerPropRow } from '#app/features/rows/kinds/dinner-prop.ts'
import type { DinnerStoryRow } from '#app/features/rows/kinds/dinner-story.ts'
import type { HotspotRow } from '#app/features/rows/kinds/hotspot.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ItemRow } from '#app/features/rows/kinds/item.ts'
import type { MomentRow } from '#app/features/rows/kinds/moment.ts'
import type { NodeRow } from '#app/features/rows/kinds/node.ts'
import type { NpcRow } from '#app/features/rows/kinds/npc.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import type { RoomClueRow } from '#app/features/rows/kinds/room-clue.ts'
import type { RoomGuideRow } from '#app/features/rows/kinds/room-guide.ts'
import type { RoomPropRow } from '#app/features/rows/kinds/room-prop.ts'
import type { RoomPuzzleRow } from '#app/features/rows/kinds/room-puzzle.ts'
import type { RoomSetupRow } from '#app/features/rows/kinds/room-setup.ts'
import { canvasOf } from '#app/features/rows/kinds/scene.ts'
import type { SceneRow } from '#app/features/rows/kinds/scene.ts'

export type { TranslatedFromView, TranslationsView } from '#app/features/rows/translations.ts'

/** `url` is `/media/<name>.webp`. */
export type AssetView = PresentedAsset

export type DetailsView = DetailsRow & {
  slug: string
  priceCents: number
  cover: AssetView | null
  moderationNote: string | null
  /** Set while the status is in_review; null before resubmitting. */
  resubmittedAt: Date | null
  createdAt: Date
  updatedAt: Date
}
export type SceneView = SceneRow & {
  image: AssetView | null
  sound: AssetView | null
  canvasWidth: number
  canvasHeight: number
}
/** `shown`: its names while they follow its target. */
export type HotspotView = HotspotRow & { shown?: Pick<HotspotRow, 'name' | 'translations'> }
export type PuzzleView = PuzzleRow & { image: AssetView | null; problems: PuzzleProblem[] }
export type ItemView = ItemRow & { icon: AssetView | null }
export type NpcView = NpcRow & { avatar: AssetView | null }
export type NodeView = NodeRow
export type CharacterView = CharacterRow & { portrait: AssetView | null }
export type DinnerPropView = DinnerPropRow & { image: AssetView | null }
export type DinnerClueView = DinnerClueRow & { image: AssetView | null }
export type RoomPuzzleView = RoomPuzzleRow & { image: AssetView | null }
export type RoomPropView = RoomPropRow & { image: AssetView | null }
export type RoomClueView = RoomClueRow & { image: AssetView | null }

export type EditionView = {
  number: number
  publishedAt: Date
  hasChanges: boolean
}

export type DraftFacts = {
  draftRevision: number
  /** That visitors saw, newest first. */
  prices: { priceCents: number; since: Date }[]
  /** Null before the first publishing. */
  edition: EditionView | null
  can: {
    edit: boolean
    delete: boolean
    changeStatus: boolean
    resubmit: boolean
    announce: PublishVerdict
    publish: PublishVerdict
    playtest: boolean
  }
  /** Whether what costs money can be bought on this site. */
  isSelling: boolean
}

export type LoadedDraft = { draft: Draft; facts: DraftFacts }

export type DraftView = DraftFacts & {
  details: DetailsView
  scenes: SceneView[]
  /** By z-index, lowest first. */
  hotspots: HotspotView[]
  puzzles: PuzzleView[]
  items: ItemView[]
  npcs: NpcView[]
  nodes: NodeView[]
  /** Of mystery dinners; null in other adventures. */
  dinnerStory: DinnerStoryRow | null
  dinnerGuide: DinnerGuideRow | null
  characters: CharacterView[]
  dinnerProps: DinnerPropView[]
  courses: CourseRow[]
  dinnerClues: DinnerClueView[]
  moments: MomentRow[]
  cards: CardRow[]
  /** Of escape rooms; null in other adventures. */
  roomSetup: RoomSetupRow | null
  roomGuide: RoomGuideRow | null
  roomPuzzles: RoomPuzzleView[]
  roomProps: RoomPropView[]
  roomClues: RoomClueView[]
  missing: RequiredField[]
}

const fileFieldsOf = (kind: KindName): string[] =>
  Object.entries(kindOf(kind).fields).flatMap(([name, { file }]) => (file ? [name] : []))

const derived: Partial<Record<KindName, (row: Row) => object>> = {
  details: (row) => ({ priceCents: parsePrice(String(row.price)) ?? 0 }),
  scene: canvasOf,
  puzzle: (row) => ({ problems: problemsIn(row as PuzzleRow) }),
}

const problemsIn = ({ type, configuration, solution, imageAssetId }: PuzzleRow): PuzzleProblem[] =>
  problemsOf(
    type,
    { configuration: configuration as JsonObject, solution: solution as JsonObject },
    imageAssetId !== null,
  )

const views = new WeakMap<Row, Row>()
const lists = new WeakMap<readonly Row[], Row[]>()

/** Cached: an unchanged row gives the same object. */
function viewOf(kind: KindName, row: Row, files: Draft['files']): Row {
  const known = views.get(row)
  if (known) return known
  const view = {
    ...row,
    // The file of `imageAssetId` is `image`.
    ...Object.fromEntries(
      fileFieldsOf(kind).map((field) => [field.replace(/AssetId$/, ''), files[String(row[field])] ?? null]),
    ),
    ...derived[kind]?.(row),
  }
  views.set(row, view)
  return view
}

function listOf(kind: KindName, { rows, files }: Draft): Row[] {
  const known = lists.get(rows[kind])
  if (known) return known
  const list = rows[kind].map((row) => viewOf(kind, row, files))
  lists.set(rows[kind], list)
  return list
}

const targetKinds = ['scene', 'puzzle', 'item', 'npc'] as const
const hotspotLists = new WeakMap<readonly Row[], { targets: readonly (readonly Row[])[]; list: HotspotView[] }>()
const followers = new WeakMap<Row, { target: Row; view: HotspotView }>()

function hotspotList(draft: Draft): HotspotView[] {
  const targets = targetKinds.map((kind) => draft.rows[kind])
  const known = hotspotLists.get(draft.rows.hotspot)
  if (known?.targets.every((rows, at) => rows === targets[at])) return known.list
  const rows = new Map(targets.flatMap((list) => list.map((row) => [row.id, row] as const)))
  const all = (listOf('hotspot', draft) as HotspotView[]).map((row) => followerOf(row, rows.get(String(row.targetId))))
  const list = known?.list.every((view, at) => view === all[at]) ? known.list : all
  hotspotLists.set(draft.rows.hotspot, { targets, list })
  return list
}

function followerOf(row: HotspotView, target: Row | undefined): HotspotView {
  if (!target || !hasDefaultNames(row)) return row
  const known = followers.get(row)
  if (known?.target === target) return known.view
  const { name, translations } = namedByTarget(row, target as unknown as Pick<HotspotRow, 'name' | 'translations'>)
  const view = { ...row, shown: { name, translations } }
  followers.set(row, { target, view })
  return view
}

/** Files must be known before a row names them. */
export function draftView(draft: Draft, facts: DraftFacts): DraftView {
  const [details] = listOf('details', draft) as DetailsView[]
  return {
    ...facts,
    details: details!,
    scenes: listOf('scene', draft) as SceneView[],
    hotspots: hotspotList(draft),
    puzzles: listOf('puzzle', draft) as PuzzleView[],
    items: listOf('item', draft) as ItemView[],
    npcs: listOf('npc', draft) as NpcView[],
    nodes: listOf('node', draft) as NodeView[],
    dinnerStory: (listOf('dinnerStory', draft) as DinnerStoryRow[])[0] ?? null,
    dinnerGuide: (listOf('dinnerGuide', draft) as DinnerGuideRow[])[0] ?? null,
    characters: listOf('character', draft) as CharacterView[],
    dinnerProps: listOf('dinnerProp', draft) as DinnerPropView[],
    courses: listOf('course', draft) as CourseRow[],
    dinnerClues: listOf('dinnerClue', draft) as DinnerClueView[],
    moments: listOf('moment', draft) as MomentRow[],
    cards: listOf('card', draft) as CardRow[],
    roomSetup: (listOf('roomSetup', draft) as RoomSetupRow[])[0] ?? null,
    roomGuide: (listOf('roomGuide', draft) as RoomGuideRow[])[0] ?? null,
    roomPuzzles: listOf('roomPuzzle', draft) as RoomPuzzleView[],
    roomProps: listOf('roomProp', draft) as RoomPropView[],
    roomClues: listOf('roomClue', draft) as RoomClueView[],
    missing: missingFields(details!),
  }
}
