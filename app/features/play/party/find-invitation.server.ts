import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { isListed, isShown, outStatuses } from '#app/shared/statuses.ts'
import { localTextOf } from '#app/features/adventure/words.ts'
import { assetUrl, portraitUrl } from '#app/features/media/asset.present.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { inTurn } from '#app/features/play/runs/turn-order.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { foreignIn, isBlank, textIn } from '#app/i18n/local-text.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { consumeLimits, giveBackLimits } from '#app/platform/rate-limits/consume.server.ts'
import { profiles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { locks } from '#database/schema/locks.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { cleanName } from './clean-words.ts'
import { readJoinCode } from './join-code.ts'
import type { Invitation, JoinView } from './join-view.ts'
import { rowsOf } from './locked-party.server.ts'
import type { Player } from './locked-party.server.ts'

type FoundInvitation = { code: string; runId: string; isIn: boolean; join: JoinView }

export type CodeHolder = {
  person: Person
  knownAs: string | null
  address: string
  locale: Locale
}

/** Counts every try before the look-up and gives correct ones back, since a class may join from one address in a
 * minute. @throws AppError slowDown after ten wrong codes in a minute, twenty in an hour */
export async function findInvitation(
  database: Queryable,
  typed: string,
  holder: CodeHolder,
  now = new Date(),
): Promise<FoundInvitation | undefined> {
  const code = readJoinCode(typed)
  // A text that cannot be a code needs no look-up and reveals nothing
  if (code === undefined) return undefined
  const found = await tryCode(database, holder.address, () => findRow(database, code, now), {
    now,
    isRight: async () => (await wasCode(database, code)) || (await findPageByCode(database, code)) !== undefined,
  })
  return found && present(database, code, found, holder)
}

type Tried = { now?: Date; /** Whether it is no guess, though nothing was found. */ isRight?: () => Promise<boolean> }

/** Looks up a code that somebody may be guessing. @throws AppError slowDown */
export async function tryCode<Found>(
  database: Queryable,
  address: string,
  look: () => Promise<Found | undefined>,
  { now = new Date(), isRight }: Tried = {},
): Promise<Found | undefined> {
  const key = `address:${address}`
  const uses = [
    { name: 'join', key },
    { name: 'wrongJoinCode', key },
  ] as const
  // One at a time, or a class would use up the limit before its tries are given back
  return inTurn(`join ${key}`, async () => {
    await consumeLimits(uses, { now, database })
    const found = await look()
    if (found || (await isRight?.())) await giveBackLimits(uses, database)
    return found
  })
}

async function findRow(database: Queryable, code: string, now: Date) {
  const [row] = await database
    .select({
      runId: runs.id,
      editionId: runs.editionId,
      runStatus: runs.status,
      isPlaytest: runs.isPlaytest,
      language: runs.contentLanguage,
      partyId: parties.id,
      mostPlayers: parties.maxPlayers,
      status: adventures.status,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      cover: { name: assets.name, mime: assets.mime },
    })
    .from(parties)
    .innerJoin(runs, eq(runs.id, parties.runId))
    .innerJoin(adventures, eq(adventures.id, runs.adventureId))
    .leftJoin(assets, publicCover)
    .where(and(eq(parties.joinCode, code), gt(parties.joinCodeExpiresAt, now)))
  return row
}

/** Where another code leads that is typed in the same place, of an adventure, a session, a team or a lock; ask after
 * `findInvitation`, which counts wrong codes. */
export async function findPageByCode(database: Queryable, code: string): Promise<string | undefined> {
  const [group] = await database
    .select({ code: groupSessions.code })
    .from(groupSessions)
    .where(eq(groupSessions.code, code))
    .unionAll(database.select({ code: groupTeams.code }).from(groupTeams).where(eq(groupTeams.code, code)))
  if (group) return `/s/${code}`
  const [lock] = await database.select({ id: locks.id }).from(locks).where(eq(locks.code, code))
  if (lock) return `/lock/${lock.id}`
  const [row] = await database
    .select({ id: adventures.id, link: adventures.link, status: adventures.status })
    .from(adventures)
    .where(and(eq(adventures.shareCode, code), inArray(adventures.status, outStatuses), isNull(adventures.deletedAt)))
  return row && `/adventure/${isListed(row.status) ? row.id : row.link}`
}

async function wasCode(database: Queryable, code: string): Promise<boolean> {
  const [row] = await database
    .select({ id: parties.id })
    .from(parties)
    .where(or(eq(parties.joinCode, code), eq(parties.previousJoinCode, code)))
    .limit(1)
  return row !== undefined
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

async function present(database: Queryable, code: string, row: Row, holder: CodeHolder): Promise<FoundInvitation> {
  const rows = await database
    .select({ player: players, portrait: { name: assets.name, mime: assets.mime } })
    .from(players)
    .leftJoin(profiles, eq(profiles.id, players.userId))
    .leftJoin(assets, eq(assets.id, profiles.avatarAssetId))
    .where(eq(players.partyId, row.partyId))
    .orderBy(asc(players.joinedAt), asc(players.id))
  const everybody = rows.map(({ player, portrait }) => ({ ...player, portrait: portraitUrl(portrait) }))
  const own = rowsOf(holder.person, everybody)
  const isIn = own.some(({ removedAt }) => removedAt === null)
  const found = { code, runId: row.runId, isIn }
  if (!isIn && own.some(({ removedByHost }) => removedByHost)) return { ...found, join: { view: 'removed' } }
  const invitation = await presentInvitation(
    code,
    row,
    everybody.filter(({ removedAt }) => removedAt === null),
    holder,
  )
  if (row.runStatus === 'finished') return { ...found, join: { view: 'finished', invitation } }
  return { ...found, join: { view: invitation.seatsLeft === 0 ? 'full' : 'open', invitation } }
}

/** Uses the adventure's current title and cover, or those of the edition if it is not shown. */
async function presentInvitation(
  code: string,
  row: Row,
  present: readonly (Player & { portrait: string | null })[],
  { knownAs, locale }: CodeHolder,
): Promise<Invitation> {
  const { document, media } = await loadEdition(row.editionId)
  const isPublic = isShown(row.status) && !row.isPlaytest
  const now = isPublic ? localTextOf(row, 'title', [row.primaryLanguage, locale]) : {}
  const title = isBlank(now) ? document.title : now
  const start = document.scenes.find(({ id }) => id === document.startSceneId)
  const startPicture = start?.imageAssetId ? media.get(start.imageAssetId) : undefined
  return {
    code,
    title: textIn(title, locale, row.primaryLanguage),
    titleLanguage: foreignIn(title, locale, row.primaryLanguage),
    // The pictures of an adventure that was taken back are only for those who play it
    cover: isPublic && row.cover ? assetUrl(row.cover) : isShown(row.status) ? (startPicture ?? null) : null,
    members: present.map(({ name, portrait }) => ({ name, portrait })),
    host: present.find(({ isHost }) => isHost)?.name ?? null,
    seatsLeft: Math.max(0, row.mostPlayers - present.length),
    mostPlayers: row.mostPlayers,
    language: document.languages.includes(locale) ? locale : row.language,
    knownAs: cleanName(knownAs ?? '') || null,
  }
}
