import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { playerIs } from '#app/features/play/runs/person.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { parties, players } from '#database/schema/play.ts'

/** For a WHERE: whether somebody is in the party of a run. @param asHost only if they are its host */
export const playsIn = (person: Person, runId: string, { asHost = false } = {}): SQL =>
  sql`exists (select from ${parties} join ${players} on ${eq(players.partyId, parties.id)}
    where ${and(
      eq(parties.runId, runId),
      isNull(players.removedAt),
      asHost ? eq(players.isHost, true) : undefined,
      playerIs(person),
    )})`
