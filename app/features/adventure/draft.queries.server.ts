import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAuthorAs } from '#app/features/drafts/draft-access.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'
import { assets } from '#database/schema/assets.ts'
import { findKitRows } from './kit-rows.queries.server.ts'
import type { KitRows } from './kit-rows.queries.server.ts'
import { picture, rowsOf } from './stored-rows.server.ts'

/* Rows hold secrets (solutions, hints): only the editor and the compiler read them, each for one adventure. */

const sounds = alias(assets, 'sounds')
const sound = {
  id: sounds.id,
  name: sounds.name,
  mime: sounds.mime,
  width: sounds.width,
  height: sounds.height,
  bytes: sounds.bytes,
}

const objects = alias(assets, 'objects')
const object = {
  id: objects.id,
  name: objects.name,
  mime: objects.mime,
  width: objects.width,
  height: objects.height,
  bytes: objects.bytes,
}

const selectAdventure = (database: Queryable, where: SQL | undefined) =>
  database
    .select({ ...getTableColumns(adventures), cover: picture })
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .where(where)

/** Also finds trashed adventures, of any creator, unless `where` narrows it; undefined when there is none. */
export async function findAdventureRow(database: Queryable, adventureId: string, where?: SQL) {
  const [row] = await selectAdventure(database, and(eq(adventures.id, adventureId), where))
  return row
}

const ownAdventure = builtOnce((database) =>
  selectAdventure(
    database,
    and(
      eq(adventures.id, sql.placeholder('adventureId')),
      isNull(adventures.deletedAt),
      sql`(${sql.placeholder('ofEverybody')}::boolean
        or ${isAuthorAs(sql.placeholder('userId'), sql.placeholder('roles'))})`,
    ),
  ).prepare('draft_adventure'),
)

/** Apart from adventures in the trash, of everybody for an admin. `roles`: which co-authors. */
export type Editor = { userId: string; ofEverybody: boolean; roles: readonly CoAuthorRole[] }

async function findEditable(database: Queryable, adventureId: string, { userId, ofEverybody, roles }: Editor) {
  const [row] = await ownAdventure(database).execute({ adventureId, userId, ofEverybody, roles })
  return row
}

export const findSceneRows = rowsOf('draft_scenes', adventureScenes.adventureId, (database, where) =>
  database
    .select({ ...getTableColumns(adventureScenes), image: picture, sound })
    .from(adventureScenes)
    .leftJoin(assets, eq(assets.id, adventureScenes.imageAssetId))
    .leftJoin(sounds, eq(sounds.id, adventureScenes.soundAssetId))
    .where(where)
    .orderBy(asc(adventureScenes.displayOrder), asc(adventureScenes.createdAt), asc(adventureScenes.id)),
)

export const findHotspotRows = rowsOf('draft_hotspots', adventureScenes.adventureId, (database, where) =>
  database
    .select({ ...getTableColumns(sceneHotspots), image: picture, sound })
    .from(sceneHotspots)
    .innerJoin(adventureScenes, eq(adventureScenes.id, sceneHotspots.sceneId))
    .leftJoin(assets, eq(assets.id, sceneHotspots.imageAssetId))
    .leftJoin(sounds, eq(sounds.id, sceneHotspots.soundAssetId))
    .where(where)
    .orderBy(
      asc(sceneHotspots.zIndex),
      asc(sceneHotspots.displayOrder),
      asc(sceneHotspots.createdAt),
      asc(sceneHotspots.id),
    ),
)

export const findLayerRows = rowsOf('draft_layers', adventureScenes.adventureId, (database, where) =>
  database
    .select({ ...getTableColumns(sceneLayers), image: picture, sound })
    .from(sceneLayers)
    .innerJoin(adventureScenes, eq(adventureScenes.id, sceneLayers.sceneId))
    .leftJoin(assets, eq(assets.id, sceneLayers.imageAssetId))
    .leftJoin(sounds, eq(sounds.id, sceneLayers.soundAssetId))
    .where(where)
    .orderBy(asc(sceneLayers.displayOrder), asc(sceneLayers.createdAt), asc(sceneLayers.id)),
)

/** Includes solutions: `{}` for a puzzle without one. */
export const findPuzzleRows = rowsOf('draft_puzzles', adventurePuzzles.adventureId, (database, where) =>
  database
    .select({
      ...getTableColumns(adventurePuzzles),
      image: picture,
      object,
      solution: adventurePuzzleSolutions.solution,
      solutionTranslations: adventurePuzzleSolutions.translations,
      solutionTranslatedFrom: adventurePuzzleSolutions.translatedFrom,
    })
    .from(adventurePuzzles)
    .leftJoin(assets, eq(assets.id, adventurePuzzles.imageAssetId))
    .leftJoin(objects, eq(objects.id, adventurePuzzles.objectAssetId))
    .leftJoin(adventurePuzzleSolutions, eq(adventurePuzzleSolutions.puzzleId, adventurePuzzles.id))
    .where(where)
    .orderBy(asc(adventurePuzzles.createdAt), asc(adventurePuzzles.id)),
)

export const findItemRows = rowsOf('draft_items', adventureItems.adventureId, (database, where) =>
  database
    .select({ ...getTableColumns(adventureItems), icon: picture })
    .from(adventureItems)
    .leftJoin(assets, eq(assets.id, adventureItems.iconAssetId))
    .where(where)
    .orderBy(asc(adventureItems.createdAt), asc(adventureItems.id)),
)

export const findNpcRows = rowsOf('draft_npcs', adventureNpcs.adventureId, (database, where) =>
  database
    .select({ ...getTableColumns(adventureNpcs), avatar: picture })
    .from(adventureNpcs)
    .leftJoin(assets, eq(assets.id, adventureNpcs.avatarAssetId))
    .where(where)
    .orderBy(asc(adventureNpcs.createdAt), asc(adventureNpcs.id)),
)

/** In the author's order: a dialogue starts at the first node whose conditions hold. */
export const findNodeRows = rowsOf('draft_nodes', adventureNpcs.adventureId, (database, where) =>
  database
    .select(getTableColumns(npcDialogueNodes))
    .from(npcDialogueNodes)
    .innerJoin(adventureNpcs, eq(adventureNpcs.id, npcDialogueNodes.npcId))
    .where(where)
    .orderBy(asc(npcDialogueNodes.displayOrder), asc(npcDialogueNodes.createdAt), asc(npcDialogueNodes.id)),
)

export type AdventureRow = NonNullable<Awaited<ReturnType<typeof findAdventureRow>>>
export type SceneRow = Awaited<ReturnType<typeof findSceneRows>>[number]
export type HotspotRow = Awaited<ReturnType<typeof findHotspotRows>>[number]
export type LayerRow = Awaited<ReturnType<typeof findLayerRows>>[number]
export type PuzzleRow = Awaited<ReturnType<typeof findPuzzleRows>>[number]
export type ItemRow = Awaited<ReturnType<typeof findItemRows>>[number]
export type NpcRow = Awaited<ReturnType<typeof findNpcRows>>[number]
export type NodeRow = Awaited<ReturnType<typeof findNodeRows>>[number]

export type StoredDraft = {
  adventure: AdventureRow
  scenes: SceneRow[]
  hotspots: HotspotRow[]
  layers: LayerRow[]
  puzzles: PuzzleRow[]
  items: ItemRow[]
  npcs: NpcRow[]
  nodes: NodeRow[]
  /** Only for a mystery dinner or an escape room. */
  kit: KitRows
}

/** Undefined when there is none that is open to `editor`. Use a transaction to read one consistent snapshot. */
export async function findStoredDraft(
  database: Queryable,
  adventureId: string,
  editor?: Editor,
): Promise<StoredDraft | undefined> {
  const adventure = await (editor
    ? findEditable(database, adventureId, editor)
    : findAdventureRow(database, adventureId))
  if (!adventure) return undefined
  const { kind } = adventure
  const played = kind === 'online-adventure'
  return {
    adventure,
    scenes: played ? await findSceneRows(database, adventureId) : [],
    hotspots: played ? await findHotspotRows(database, adventureId) : [],
    layers: played ? await findLayerRows(database, adventureId) : [],
    puzzles: kind === 'mystery-dinner' ? [] : await findPuzzleRows(database, adventureId),
    items: played ? await findItemRows(database, adventureId) : [],
    npcs: played ? await findNpcRows(database, adventureId) : [],
    nodes: played ? await findNodeRows(database, adventureId) : [],
    kit: await findKitRows(database, adventureId, kind),
  }
}
