import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { aboutColumns } from '#app/features/adventure/about-columns.server.ts'
import { isAuthorAs } from '#app/features/drafts/draft-access.server.ts'
import { coAuthorsWho } from '#app/features/drafts/draft.policy.ts'
import { expectedMinutes } from '#app/features/adventure/expected-minutes.server.ts'
import { isReportedToo } from '#app/features/adventure/judged.server.ts'
import { isEntitled } from '#app/features/payments/ledger/entitled.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems, adventureNpcs } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { playerIsGiven } from '#app/features/play/runs/person.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { LobbyFacts } from './lobby.policy.ts'

const played = sql<boolean>`exists (select from ${runs} join ${parties} on ${eq(parties.runId, runs.id)}
  join ${players} on ${eq(players.partyId, parties.id)}
  where ${and(eq(runs.adventureId, adventures.id), isNull(runs.groupTeamId), isNull(players.removedAt))}
    and ${playerIsGiven})`

const portraits = alias(assets, 'portraits')

const lobby = builtOnce((database) =>
  database
    .select({
      ...aboutColumns,
      difficulty: adventures.difficulty,
      recommendedPlayers: adventures.recommendedPlayers,
      creatorName: users.name,
      creatorPortrait: { name: portraits.name, mime: portraits.mime },
      averageRating: adventures.averageRating,
      reviewCount: adventures.reviewCount,
      averagePlaytimeMinutes: adventures.averagePlaytimeMinutes,
      expectedMinutes,
      totalPlays: adventures.totalPlays,
      coverName: assets.name,
      coverMime: assets.mime,
      isAuthor: sql<boolean>`coalesce(
        ${isAuthorAs(sql.placeholder('userId'), sql.param([...coAuthorsWho('playtest')]))}, false)`,
      hasBought: isEntitled(sql.placeholder('userId')),
      hasRuns: played,
      isReported: isReportedToo(sql.placeholder('userId')),
    })
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .leftJoin(profiles, eq(profiles.id, adventures.creatorId))
    .leftJoin(portraits, and(eq(portraits.id, profiles.avatarAssetId), isNull(users.bannedAt)))
    .where(eq(adventures.id, sql.placeholder('adventureId')))
    .prepare('lobby'),
)

export async function findLobby(database: Queryable, adventureId: string, { userId, guestHash }: Person) {
  const [row] = await lobby(database).execute({ adventureId, userId, guestHash })
  return row
}

export type LobbyRow = NonNullable<Awaited<ReturnType<typeof findLobby>>>

/** Whose roles count in a lobby. */
export type Visitor = Person & { isAdmin: boolean; isModerator?: boolean }

export function lobbyFacts(row: LobbyRow, person: Visitor): LobbyFacts {
  const isOwner = person.userId !== null && row.creatorId === person.userId
  const isStaff = person.isAdmin || person.isModerator === true
  return {
    status: row.status,
    isDeleted: row.deletedAt !== null,
    priceCents: row.priceCents,
    hasEdition: row.editionId !== null,
    isOwner,
    isAuthor: row.isAuthor,
    isAdmin: person.isAdmin,
    hasBought: row.hasBought,
    hasRuns: row.hasRuns,
    judges: isStaff && !row.isAuthor && (row.status === 'in_review' || row.isReported),
  }
}

/** For a draft that may not have an edition yet. */
export async function findDraftContents(database: Queryable, adventureId: string) {
  const [scenes, puzzles, items, npcs] = await Promise.all([
    database
      .select({
        id: adventureScenes.id,
        name: adventureScenes.name,
        translations: adventureScenes.translations,
        imageName: assets.name,
        imageMime: assets.mime,
      })
      .from(adventureScenes)
      .leftJoin(assets, eq(assets.id, adventureScenes.imageAssetId))
      .where(eq(adventureScenes.adventureId, adventureId))
      .orderBy(sql`${adventureScenes.isStartingMap} desc`, adventureScenes.displayOrder, adventureScenes.id),
    countOf(database, adventurePuzzles, adventureId),
    countOf(database, adventureItems, adventureId),
    countOf(database, adventureNpcs, adventureId),
  ])
  return { scenes, puzzles, items, npcs }
}

async function countOf(
  database: Queryable,
  table: typeof adventurePuzzles | typeof adventureItems | typeof adventureNpcs,
  adventureId: string,
): Promise<number> {
  const [row] = await database.select({ count: count() }).from(table).where(eq(table.adventureId, adventureId))
  return row?.count ?? 0
}
