import { targetColumns } from '#app/features/adventure/hotspot-target.ts'
import type { SQL } from 'drizzle-orm'
import { searchTextOf } from '#app/features/adventure/search-text.ts'
import type { PuzzleRow as StoredPuzzle, StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import {
  findHotspotRows,
  findItemRows,
  findLayerRows,
  findNodeRows,
  findNpcRows,
  findPuzzleRows,
  findSceneRows,
} from '#app/features/adventure/draft.queries.server.ts'
import { kitFinders, kitTables } from '#app/features/adventure/kit-rows.queries.server.ts'
import { categories, isCategoryOf } from '#app/features/rows/catalogue.ts'
import { presentAsset } from '#app/features/media/asset.present.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { isLocale, locales } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { parsePrice, priceInput } from '#app/shared/money.ts'
import type { adventures } from '#database/schema/adventures.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { noRows } from './draft.ts'
import { currentPuzzle } from './puzzle/current-puzzle.ts'
import { joinTranslations, splitOrigins, splitTranslations } from '#app/features/rows/read-puzzle.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import type { DetailsRow } from '#app/features/rows/kinds/details.ts'
import { targetKindOf } from '#app/shared/hotspot-types.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import { canvasOf } from '#app/features/rows/kinds/scene.ts'
import type { TranslatedFromView, TranslationsView } from '#app/features/rows/translations.ts'
import { readOrigins } from './words/translated-from.ts'

/* A field is the column of its name, except for those named here. */

export type TableKind = Exclude<KindName, 'details'>

/** Link targets and parents come first. */
export const tables = {
  item: adventureItems,
  npc: adventureNpcs,
  puzzle: adventurePuzzles,
  scene: adventureScenes,
  node: npcDialogueNodes,
  hotspot: sceneHotspots,
  layer: sceneLayers,
  ...kitTables,
} as const satisfies Record<TableKind, unknown>

type Finder = (database: Queryable, adventureId: string, narrower?: SQL) => PromiseLike<Changes[]>

export const finders: Record<TableKind, Finder> = {
  item: findItemRows,
  npc: findNpcRows,
  puzzle: findPuzzleRows,
  scene: findSceneRows,
  node: findNodeRows,
  hotspot: findHotspotRows,
  layer: findLayerRows,
  ...kitFinders,
}

export const linkColumnsOf = (kind: TableKind): readonly string[] =>
  kind === 'hotspot' ? Object.values(targetColumns) : [kindOf(kind).link?.field].filter((name) => name !== undefined)

const readers: Partial<Record<KindName, (stored: Changes) => Changes>> = {
  scene: ({ canvasHeight, canvasWidth }) => ({
    orientation: Number(canvasHeight) > Number(canvasWidth) ? 'portrait' : 'landscape',
  }),
  hotspot: (stored) => ({
    // The table's check constraint allows only the column of the type.
    targetId: Object.values(targetColumns).reduce<unknown>((found, column) => found ?? stored[column], null),
  }),
  puzzle: (stored) => puzzleFields(stored as StoredPuzzle),
  details: (stored) => detailsFields(stored as Adventure),
}

/** Solution and translations are stored in separate tables; the editor has one tree. */
function puzzleFields(row: StoredPuzzle): Changes {
  return {
    ...currentPuzzle(row),
    translations: joinTranslations(row.translations, row.solutionTranslations ?? {}),
    translatedFrom: joinTranslations(row.translatedFrom, row.solutionTranslatedFrom ?? {}),
  }
}

type Adventure = typeof adventures.$inferSelect

const detailsFields = (row: Adventure): Changes => ({
  price: priceInput(row.priceCents),
  coverAssetId: row.thumbnailAssetId,
  // A value stored under older rules falls back to the default.
  category: isCategoryOf(row.kind, row.category) ? row.category : categories[row.kind][0],
  languages: row.languages.filter(isLocale),
  kind: row.kind,
  slug: row.slug,
  link: row.link,
  status: row.status,
  primaryLanguage: row.primaryLanguage,
  moderationNote: row.status === 'in_review' ? row.moderationNote : null,
  resubmittedAt: row.status === 'in_review' ? row.resubmittedAt : null,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export function rowOf(kind: KindName, stored: Changes): Row {
  const { fields, parent } = kindOf(kind)
  const read = { ...stored, ...readers[kind]?.(stored) }
  const declared = Object.keys(fields).map((name) => [name, read[name]])
  return {
    ...(kind === 'details' ? detailsFields(stored as Adventure) : {}),
    ...(kind === 'puzzle' ? { typeVersion: read['typeVersion'] } : {}),
    ...Object.fromEntries(declared),
    id: String(stored['id']),
    ...(parent ? { [parent.field]: stored[parent.field] } : {}),
    translations: inKnownLanguages(read['translations'] as TranslationsView),
    translatedFrom: readOrigins(read['translatedFrom'] as Record<string, Changes>),
  }
}

const inKnownLanguages = (stored: TranslationsView): TranslationsView =>
  Object.fromEntries(locales.flatMap((locale) => (stored[locale] ? [[locale, stored[locale]]] : [])))

const joined = ['image', 'object', 'sound', 'icon', 'avatar', 'cover'] as const

export const filesOf = (stored: Changes): PresentedAsset[] =>
  joined.flatMap((name) => (stored[name] ? [presentAsset(stored[name] as Parameters<typeof presentAsset>[0])] : []))

export function draftOf(stored: StoredDraft) {
  const { adventure, scenes, hotspots, layers, puzzles, items, npcs, nodes, kit } = stored
  const lists = {
    details: [adventure],
    item: items,
    npc: npcs,
    puzzle: puzzles,
    scene: scenes,
    node: nodes,
    hotspot: hotspots,
    layer: layers,
    ...kit,
  }
  const rows = Object.entries(lists).map(([kind, list]) => [kind, list.map((row) => rowOf(kind as KindName, row))])
  const files = Object.values(lists).flatMap((list) => list.flatMap((row) => filesOf(row)))
  return {
    rows: { ...noRows, ...(Object.fromEntries(rows) as Record<KindName, Row[]>) },
    files: Object.fromEntries(files.map((file) => [file.id, file])),
  }
}

export function columnsOf(kind: KindName, row: Row): Changes {
  const { fields, parent } = kindOf(kind)
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]]))
  const base = {
    ...own,
    ...(parent ? { [parent.field]: row[parent.field] } : {}),
    translations: row.translations,
    translatedFrom: row.translatedFrom,
  }
  return { ...base, ...writers[kind]?.(row) }
}

const writers: Partial<Record<KindName, (row: Row) => Changes>> = {
  scene: (row) => canvasOf(row),
  hotspot: ({ type, targetId }) => {
    const kind = targetKindOf(type as HotspotType)
    const column = kind && targetColumns[kind]
    return Object.fromEntries(Object.values(targetColumns).map((name) => [name, name === column ? targetId : null]))
  },
  puzzle: (row) => ({
    typeVersion: row.typeVersion,
    translations: splitTranslations((row as PuzzleRow).translations).open,
    translatedFrom: splitOrigins(row.translatedFrom as TranslatedFromView).open,
  }),
  details: (row) => ({
    priceCents: parsePrice(String(row.price)) ?? 0,
    thumbnailAssetId: row.coverAssetId,
    primaryLanguage: row.primaryLanguage,
    searchText: searchTextOf(row as DetailsRow),
  }),
}

export const solutionOf = (row: Row) => ({
  puzzleId: row.id,
  solution: (row as PuzzleRow).solution,
  translations: splitTranslations((row as PuzzleRow).translations).secret as Record<string, Changes>,
  translatedFrom: splitOrigins(row.translatedFrom as TranslatedFromView).secret as Record<string, Changes>,
})
