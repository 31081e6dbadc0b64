import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { locks } from '#database/schema/locks.ts'

/** The account that keeps it, or the browser that made it. */
export type Maker = { userId: string | null; guestHash: string | null }

export function isMaker({ userId, guestHash }: Maker): SQL<boolean> {
  const mine = or(
    userId === null ? sql`false` : eq(locks.ownerId, userId),
    guestHash === null ? sql`false` : eq(locks.makerHash, guestHash),
  )
  return sql<boolean>`coalesce(${mine}, false)`
}

export type LockRow = Awaited<ReturnType<typeof findLock>>

/** @throws AppError notFound */
export async function findLock(database: Queryable, id: string, maker: Maker) {
  const [row] = isId(id)
    ? await database
        .select({
          id: locks.id,
          type: locks.type,
          typeVersion: locks.typeVersion,
          language: locks.language,
          title: locks.title,
          question: locks.question,
          configuration: locks.configuration,
          solution: locks.solution,
          opened: locks.opened,
          openedLink: locks.openedLink,
          isKept: sql<boolean>`${locks.ownerId} is not null`,
          isMaker: isMaker(maker),
          code: locks.code,
          createdAt: locks.createdAt,
        })
        .from(locks)
        .where(eq(locks.id, id))
    : []
  if (!row) throw new AppError('notFound')
  return row
}

/** @throws AppError notFound for everybody but its maker */
export async function findOwnLock(database: Queryable, id: string, maker: Maker): Promise<LockRow> {
  const row = await findLock(database, id, maker)
  if (!row.isMaker) throw new AppError('notFound')
  return row
}

type Stored = Pick<LockRow, 'type' | 'typeVersion' | 'configuration' | 'solution'>

/** As this version of its type reads it. */
export const draftOf = ({ type, typeVersion, configuration, solution }: Stored): PuzzleDraft<JsonObject, JsonObject> =>
  puzzleType(type).upgradeDraft(typeVersion, {
    configuration: configuration as JsonObject,
    solution: solution as JsonObject,
  })

/** The newest first. */
export const listKeptLocks = (database: Queryable, userId: string) =>
  database
    .select({ id: locks.id, title: locks.title, type: locks.type, language: locks.language })
    .from(locks)
    .where(eq(locks.ownerId, userId))
    .orderBy(desc(locks.createdAt), desc(locks.id))

/** For what changes it. */
export const ownLock = (id: string, maker: Maker) => and(eq(locks.id, id), isMaker(maker))
