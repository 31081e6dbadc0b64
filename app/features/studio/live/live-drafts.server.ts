import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import { may, roleIn } from '#app/features/drafts/draft.policy.ts'
import type { CoAuthor } from '#app/features/drafts/draft.policy.ts'
import { announceDraft } from '#app/features/studio/draft/draft-news.server.ts'
import { hereMs } from '#app/features/studio/draft/here-ms.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { PictureRooms } from '#app/platform/realtime/picture-rooms.server.ts'
import type { EventStream } from '#app/platform/realtime/event-streams.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { coAuthors } from '#database/schema/co-authors.ts'
import { draftVisits } from '#database/schema/draft-changes.ts'
import { draftNotes } from '#database/schema/draft-notes.ts'
import { draftPresence } from '#database/schema/draft-presence.ts'
import type { Here, LiveDraft, PersonHere } from './live.schema.ts'

type Seen = {
  draftRevision: number
  creatorId: string | null
  coAuthors: ReadonlyMap<string, CoAuthor>
  here: PersonHere[]
  notes: string
}

async function readLive(adventureId: string): Promise<Seen> {
  const database = getDatabase()
  const [root] = await database
    .select({ draftRevision: adventures.draftRevision, creatorId: adventures.creatorId })
    .from(adventures)
    .where(and(eq(adventures.id, adventureId), isNull(adventures.deletedAt)))
  if (!root) throw new AppError('notFound')
  const parts = await database
    .select({ userId: coAuthors.userId, role: coAuthors.role, language: coAuthors.language })
    .from(coAuthors)
    .where(eq(coAuthors.adventureId, adventureId))
  const present = await database
    .select({
      userId: draftPresence.userId,
      name: users.name,
      colour: draftPresence.colour,
      place: { tab: draftPresence.tab, rowId: draftPresence.rowId, field: draftPresence.field },
    })
    .from(draftPresence)
    .innerJoin(users, eq(users.id, draftPresence.userId))
    .where(and(eq(draftPresence.adventureId, adventureId), isHere))
    .orderBy(asc(users.name), asc(users.id))
  const [notes] = await database
    .select({ stamp: sql<string>`count(*) || ' ' || coalesce(max(${draftNotes.changedAt})::text, '')` })
    .from(draftNotes)
    .where(eq(draftNotes.adventureId, adventureId))
  return {
    ...root,
    coAuthors: new Map(parts.map(({ userId, ...part }) => [userId, part])),
    here: present,
    notes: notes!.stamp,
  }
}

const isHere = gt(draftPresence.seenAt, sql`now() - ${hereMs} * interval '1 millisecond'`)

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniLiveDrafts?: PictureRooms<Seen> }

/** Who goes away says nothing: the others see it by looking again. */
export const liveDrafts = (): PictureRooms<Seen> =>
  (holder.whodiniLiveDrafts ??= new PictureRooms({ what: 'a draft', read: readLive, everyMs: 10_000 }))

/** Who else is in the draft, and its revision, each time one of them changes; ends for who may no longer read it. */
export function showLive(adventureId: string, member: Member, stream: EventStream): () => void {
  let shown = ''
  return liveDrafts().open(adventureId, stream, ({ draftRevision, creatorId, coAuthors: parts, here, notes }) => {
    const role = roleIn(member, { creatorId, coAuthor: parts.get(member.userId) ?? null })
    if (!may(role, 'read')) return false
    const live: LiveDraft = {
      draftRevision,
      role: role!,
      people: here.filter(({ userId }) => userId !== member.userId),
      notes,
    }
    const picture = JSON.stringify(live)
    if (picture !== shown) stream.send('draft', live)
    shown = picture
    return true
  })
}

/** @throws AppError notFound */
export async function findLive(database: Database, member: Member, adventureId: string): Promise<string> {
  const [found] = isId(adventureId)
    ? await database
        .select({ id: adventures.id })
        .from(adventures)
        .where(draftFor('read', adventureId, member))
    : []
  if (!found) throw new AppError('notFound')
  return found.id
}

/** Null when they leave. @throws AppError notFound */
export async function sayWhere(
  database: Database,
  member: Member,
  adventureId: string,
  here: Here | null,
): Promise<void> {
  const id = await findLive(database, member, adventureId)
  const { userId } = member
  const own = and(eq(draftPresence.adventureId, id), eq(draftPresence.userId, userId))
  await database.transaction(async (tx) => {
    if (here === null) await tx.delete(draftPresence).where(own)
    else {
      const { seen: revision, ...place } = here
      const seenAt = new Date()
      const colour = await colourFor(tx, id, userId)
      await tx
        .insert(draftPresence)
        .values({ adventureId: id, userId, ...place, colour, cameAt: seenAt, seenAt })
        .onConflictDoUpdate({
          target: [draftPresence.adventureId, draftPresence.userId],
          set: {
            ...place,
            colour,
            seenAt,
            cameAt: sql`case when ${isHere} then ${draftPresence.cameAt} else excluded.came_at end`,
          },
        })
      if (revision !== null)
        await tx
          .insert(draftVisits)
          .values({ adventureId: id, userId, revision, seenAt })
          .onConflictDoUpdate({
            target: [draftVisits.adventureId, draftVisits.userId],
            set: { revision: sql`greatest(${draftVisits.revision}, excluded.revision)`, seenAt },
          })
    }
    await announceDraft(tx, id)
  })
}

/** The first that nobody here has, and the same one for as long as they stay. */
async function colourFor(tx: Transaction, adventureId: string, userId: string): Promise<number> {
  // Of two who come at once, one waits
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft presence ${adventureId}`}, 0))`)
  const rows = await tx
    .select({ userId: draftPresence.userId, colour: draftPresence.colour })
    .from(draftPresence)
    .where(and(eq(draftPresence.adventureId, adventureId), or(isHere, eq(draftPresence.userId, userId))))
  const own = rows.find((row) => row.userId === userId)?.colour
  const taken = new Set(rows.filter((row) => row.userId !== userId).map(({ colour }) => colour))
  if (own !== undefined && !taken.has(own)) return own
  let free = 0
  while (taken.has(free)) free++
  return free
}
