import { eq } from 'drizzle-orm'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { players } from '#database/schema/play.ts'
import { cleanName } from './clean-words.ts'
import { changeParty, playerOf } from './locked-party.server.ts'
import { nameAmong } from './name-among.ts'

/** A taken name gets a number. @throws AppError notFound, invalidInput when cleaning leaves nothing of the name */
export async function renamePlayer(database: Database, person: Person, runId: string, asked: string): Promise<void> {
  const name = cleanName(asked)
  if (name === '') throw new AppError('invalidInput', { log: 'no name' })
  await changeParty(database, runId, async (locked) => {
    const player = playerOf(person, locked)
    const others = locked.present.filter(({ id }) => id !== player.id)
    await locked.transaction
      .update(players)
      .set({ name: nameAmong(others, name) })
      .where(eq(players.id, player.id))
  })
}
