import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { generationSwitches } from '#database/schema/generation.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { functionNames } from '#app/features/generation/functions.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'

type Person = { userId: string; role: 'user' | 'moderator' | 'admin' }

/** @throws AppError notAllowed */
export async function switchFunction(
  database: Database,
  person: Person,
  { name, isOn }: { name: FunctionName; isOn: boolean },
): Promise<void> {
  if (person.role !== 'admin') throw new AppError('notAllowed')
  await database.transaction(async (tx) => {
    if (isOn) await tx.delete(generationSwitches).where(eq(generationSwitches.function, name))
    else await tx.insert(generationSwitches).values({ function: name, switchedBy: person.userId }).onConflictDoNothing()
    await tx.insert(auditLog).values({
      id: newId(),
      actorId: person.userId,
      action: isOn ? 'generation.switched_on' : 'generation.switched_off',
      entityType: 'generation_function',
      entityId: name,
    })
  })
}

export async function listSwitches(database: Database): Promise<{ name: FunctionName; isOn: boolean }[]> {
  const off = await database.select({ function: generationSwitches.function }).from(generationSwitches)
  return functionNames.map((name) => ({ name, isOn: !off.some((row) => row.function === name) }))
}
