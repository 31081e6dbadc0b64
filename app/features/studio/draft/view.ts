import { hasDefaultNames, namedByTarget } from '#app/features/rows/hotspot-name.ts'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import type { PublishVerdict } from '#app/features/adventure/adventure.policy.ts'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { parsePrice } from '#app/shared/money.ts'
import type { Draft } from './draft.ts'
import { missingFields } from '#app/features/rows/listing-rules.ts'
import type { RequiredField } from '#app/features/rows/required-fields.ts'
import { problemsOf } from './puzzle/current-puzzle.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row, RowOf } from '#app/features/rows/row-kind.ts'
import type { DetailsRow } from '#app/features/rows/kinds/details.ts'
import type { HotspotRow } from '#app/features/rows/kinds/hotspot.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import { targetKinds } from '#app/shared/hotspot-types.ts'
import { canvasOf } from '#app/features/rows/kinds/scene.ts'

export type { TranslatedFromView, TranslationsView } from '#app/features/rows/translations.ts'

/** `url` is `/media/<name>.webp`. */
export type AssetView = PresentedAsset

/** What a row's view has in addition to its fields. */
type Derived = {
  details: {
    slug: string
    /** Its address for others while it is unlisted. */
    link: string
    priceCents: number
    moderationNote: string | null
    /** Set while the status is in_review; null before resubmitting. */
    resubmittedAt: Date | null
    createdAt: Date
    updatedAt: Date
  } & Pick<DetailsRow, 'kind' | 'status' | 'primaryLanguage'>
  scene: { canvasWidth: number; canvasHeight: number }
  /** `shown`: the target's names while the hotspot follows them. */
  hotspot: { shown?: Pick<HotspotRow, 'name' | 'translations'> }
  puzzle: { typeVersion: number; problems: PuzzleProblem[] }
}

type Kinds = typeof rowKinds

/** The file of `imageAssetId` is `image`. */
type FilesOf<Fields> = {
  [
    Name in keyof Fields as Fields[Name] extends { file: string }
      ? Name extends `${infer File}AssetId`
        ? File
        : never
      : never
  ]: AssetView | null
}

/** A row with its files and derived values. */
export type ViewOf<Name extends KindName> = RowOf<Kinds[Name]> &
  FilesOf<Kinds[Name]['fields']> &
  (Name extends keyof Derived ? Derived[Name] : unknown)

export type DetailsView = ViewOf<'details'>
export type SceneView = ViewOf<'scene'>
export type HotspotView = ViewOf<'hotspot'>
export type LayerView = ViewOf<'layer'>
export type PuzzleView = ViewOf<'puzzle'>
export type ItemView = ViewOf<'item'>
export type NpcView = ViewOf<'npc'>
export type NodeView = ViewOf<'node'>
export type CharacterView = ViewOf<'character'>
export type CardView = ViewOf<'card'>
export type RoomPuzzleView = ViewOf<'roomPuzzle'>
export type RoomPropView = ViewOf<'roomProp'>
export type RoomClueView = ViewOf<'roomClue'>

export type EditionView = {
  number: number
  publishedAt: Date
  hasChanges: boolean
}

export type DraftFacts = {
  draftRevision: number
  /** Prices that visitors saw, newest first. */
  prices: { priceCents: number; since: Date }[]
  /** Null before the first publishing. */
  edition: EditionView | null
  /** Whether somebody else may have it open. */
  isShared: boolean
  /** What the reader is in it. */
  role: DraftRole
  can: {
    changeStatus: boolean
    resubmit: boolean
    announce: PublishVerdict
    publish: PublishVerdict
  }
  /** Whether paid adventures can be bought on this site. */
  isSelling: boolean
}

export type LoadedDraft = { draft: Draft; facts: DraftFacts }

type ListsOf<Name extends KindName> = {
  [Each in Name as Kinds[Each]['list']]: Kinds[Each] extends { single: true } ? ViewOf<Each> | null : ViewOf<Each>[]
}

/** Rows by list name; a kind with a single row has that row, or null in an adventure of another kind. */
export type DraftView = DraftFacts &
  ListsOf<Exclude<KindName, 'details'>> & { details: DetailsView; missing: RequiredField[] }

/** @returns `image` for `imageAssetId` */
export const viewedAs = (field: string): string => field.replace(/AssetId$/, '')

export const fileFieldsOf = (kind: KindName): string[] =>
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
    ...Object.fromEntries(fileFieldsOf(kind).map((field) => [viewedAs(field), files[String(row[field])] ?? null])),
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
  const { name, translations } = namedByTarget(row, target as Row & Pick<HotspotRow, 'name' | 'translations'>)
  const view = { ...row, shown: { name, translations } }
  followers.set(row, { target, view })
  return view
}

/** Files must be known before a row names them. */
export function draftView(draft: Draft, facts: DraftFacts): DraftView {
  const lists = kindNames.map((name) => {
    const { list, single } = kindOf(name)
    const rows = name === 'hotspot' ? hotspotList(draft) : listOf(name, draft)
    return [list, single ? (rows[0] ?? null) : rows] as const
  })
  const rows = Object.fromEntries(lists) as ListsOf<KindName> & { details: DetailsView }
  return { ...facts, ...rows, missing: missingFields(rows.details) }
}

/** The rows of one kind; at most one for a kind with a single row. */
export const viewsIn = (draft: Readonly<Record<string, unknown>>, kind: KindName): Row[] =>
  [draft[kindOf(kind).list] ?? []].flat() as Row[]
