import { eq } from 'drizzle-orm'
import { violatedConstraint } from '#app/platform/database/client.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId, newId } from '#app/shared/ids.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { learningPlatforms } from '#database/schema/learning.ts'
import { ownKey } from './own-key.server.ts'
import type { PlatformSettings } from './platform.schema.ts'

type Administrator = { userId: string; role: 'user' | 'moderator' | 'admin' }

function requireAdmin({ role }: Administrator): void {
  if (role !== 'admin') throw new AppError('notAllowed')
}

const note = (
  transaction: Transaction,
  { userId }: Administrator,
  what: 'registered' | 'changed' | 'switched_on' | 'switched_off',
  { id, name }: { id: string; name: string },
) =>
  transaction.insert(auditLog).values({
    actorId: userId,
    action: `platform.${what}`,
    entityType: 'learning_platform',
    entityId: id,
    detail: { name },
  })

/** Registers a platform, or changes the one with this id. `taken`: another has this issuer and client id.
 * @throws AppError notAllowed, notFound */
export async function savePlatform(
  database: Database,
  person: Administrator,
  id: string | null,
  settings: PlatformSettings,
): Promise<'saved' | 'taken'> {
  requireAdmin(person)
  if (id !== null && !isId(id)) throw new AppError('notFound')
  await ownKey()
  try {
    await database.transaction(async (transaction) => {
      const [row] = await (id === null
        ? transaction
            .insert(learningPlatforms)
            .values({ id: newId(), ...settings })
            .returning()
        : transaction.update(learningPlatforms).set(settings).where(eq(learningPlatforms.id, id)).returning())
      if (!row) throw new AppError('notFound')
      await note(transaction, person, id === null ? 'registered' : 'changed', row)
    })
    return 'saved'
  } catch (error) {
    if (violatedConstraint(error) === 'learning_platforms_client') return 'taken'
    throw error
  }
}

/** A platform that is switched off launches nothing and is told nothing; games that it started go on.
 * @throws AppError notAllowed, notFound */
export async function switchPlatform(
  database: Database,
  person: Administrator,
  id: string,
  isOn: boolean,
): Promise<void> {
  requireAdmin(person)
  if (!isId(id)) throw new AppError('notFound')
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(learningPlatforms)
      .set({ disabledAt: isOn ? null : new Date() })
      .where(eq(learningPlatforms.id, id))
      .returning()
    if (!row) throw new AppError('notFound')
    await note(transaction, person, isOn ? 'switched_on' : 'switched_off', row)
  })
}
