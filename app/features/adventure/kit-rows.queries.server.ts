import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { assets } from '#database/schema/assets.ts'
import {
  escapeRoomClues,
  escapeRoomHostGuide,
  escapeRoomProps,
  escapeRoomPuzzles,
  escapeRoomSetup,
} from '#database/schema/escape-room.ts'
import {
  mysteryDinnerCards,
  mysteryDinnerCharacters,
  mysteryDinnerClues,
  mysteryDinnerCourses,
  mysteryDinnerHostGuide,
  mysteryDinnerMoments,
  mysteryDinnerProps,
  mysteryDinnerStory,
} from '#database/schema/mystery-dinner.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import { picture, rowsOf } from './stored-rows.server.ts'

/** Parents come first. */
export const kitTables = {
  dinnerStory: mysteryDinnerStory,
  dinnerGuide: mysteryDinnerHostGuide,
  character: mysteryDinnerCharacters,
  dinnerProp: mysteryDinnerProps,
  course: mysteryDinnerCourses,
  dinnerClue: mysteryDinnerClues,
  moment: mysteryDinnerMoments,
  card: mysteryDinnerCards,
  roomSetup: escapeRoomSetup,
  roomGuide: escapeRoomHostGuide,
  roomPuzzle: escapeRoomPuzzles,
  roomProp: escapeRoomProps,
  roomClue: escapeRoomClues,
} as const satisfies Record<KitKind, unknown>

type StoredRow = Record<string, unknown>
type Finder = (database: Queryable, adventureId: string, narrower?: SQL) => Promise<StoredRow[]>

/** The picture's asset id; null for kinds without a picture. */
const pictureOf = (table: (typeof kitTables)[KitKind]) =>
  'imageAssetId' in table ? table.imageAssetId : 'portraitAssetId' in table ? table.portraitAssetId : sql`null`

const finderOf = (name: KitKind): Finder => {
  const table = kitTables[name]
  return rowsOf(`draft_${name}`, table.adventureId, (database, where) =>
    database
      .select({ ...getTableColumns(table), image: picture })
      .from(table)
      .leftJoin(assets, eq(assets.id, pictureOf(table)))
      .where(where)
      .orderBy(...('displayOrder' in table ? [asc(table.displayOrder)] : []), asc(table.createdAt), asc(table.id)),
  )
}

export const kitFinders = Object.fromEntries(
  Object.keys(kitTables).map((name) => [name, finderOf(name as KitKind)]),
) as Record<KitKind, Finder>

export type KitRows = { [Name in KitKind]?: (typeof kitTables)[Name]['$inferSelect'][] }

export async function findKitRows(database: Queryable, adventureId: string, kind: Kind): Promise<KitRows> {
  const rows: Partial<Record<KitKind, StoredRow[]>> = {}
  for (const name of kitKindNames)
    if (kindOf(name).adventures.includes(kind)) rows[name] = await kitFinders[name](database, adventureId)
  return rows as KitRows
}
