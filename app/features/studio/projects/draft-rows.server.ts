import { asc, eq, inArray } from 'drizzle-orm'
import { kitTables } from '#app/features/adventure/kit-rows.queries.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { rowsAtOnce } from '#app/features/studio/draft/write-rows.server.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'

/** Referenced tables come first. */
const ownTables = {
  scenes: adventureScenes,
  puzzles: adventurePuzzles,
  items: adventureItems,
  npcs: adventureNpcs,
  ...kitTables,
} as const

const innerTables = {
  solutions: adventurePuzzleSolutions,
  nodes: npcDialogueNodes,
  hotspots: sceneHotspots,
  layers: sceneLayers,
} as const

const tables = { ...ownTables, ...innerTables }
type Name = keyof typeof tables
type Row = Record<string, unknown>

export type DraftRowsByTable = Record<Name, Row[]>

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id))

/** In a transaction, all reads see one snapshot. */
export async function readDraftRows(database: Queryable, adventureId: string): Promise<DraftRowsByTable> {
  const found = {} as DraftRowsByTable
  for (const [name, table] of Object.entries(ownTables)) {
    found[name as Name] = await database
      .select()
      .from(table)
      .where(eq(table.adventureId, adventureId))
      .orderBy(asc(table.createdAt), asc(table.id))
  }
  const [solutions, nodes, hotspots] = [adventurePuzzleSolutions, npcDialogueNodes, sceneHotspots]
  found.solutions = await database
    .select()
    .from(solutions)
    .where(inArray(solutions.puzzleId, idsOf(found.puzzles)))
  found.nodes = await database
    .select()
    .from(nodes)
    .where(inArray(nodes.npcId, idsOf(found.npcs)))
    .orderBy(asc(nodes.createdAt), asc(nodes.id))
  found.hotspots = await database
    .select()
    .from(hotspots)
    .where(inArray(hotspots.sceneId, idsOf(found.scenes)))
    .orderBy(asc(hotspots.createdAt), asc(hotspots.id))
  found.layers = await database
    .select()
    .from(sceneLayers)
    .where(inArray(sceneLayers.sceneId, idsOf(found.scenes)))
    .orderBy(asc(sceneLayers.createdAt), asc(sceneLayers.id))
  return found
}

export async function insertDraftRows(tx: Transaction, rows: DraftRowsByTable, now = Date.now()): Promise<void> {
  for (const [name, table] of Object.entries(tables)) {
    const fresh = rows[name as Name].map((row, index) => ({
      ...row,
      createdAt: new Date(now + index),
      updatedAt: new Date(now),
    }))
    for (let from = 0; from < fresh.length; from += rowsAtOnce)
      await tx.insert(table).values(fresh.slice(from, from + rowsAtOnce) as never)
  }
}
