import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { createAdventureSchema, deleteAdventureSchema } from '#app/features/studio/details.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { readJson } from '#app/features/studio/read-json.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import { createAdventure } from './create-adventure.server.ts'
import { deleteAdventure } from './delete-adventure.server.ts'


/** What the studio's list sends, e.g. the price as it was typed. */
export type ProjectRequest = z.input<typeof createAdventureSchema> | z.input<typeof deleteAdventureSchema>

export type ProjectResult =
  | { status: 'created'; id: string }
  | { status: 'deleted'; id: string }
  /** Message keys of `studio_errors` by field. */
  | { status: 'invalid'; fields: Record<string, string[]> }

/**
 * Starts or deletes a project, as the body asks.
 * @throws AppError invalidInput for a body that is neither; notFound for a project that is not theirs
 */
export async function submitProject(database: Queryable, member: Member, request: Request): Promise<ProjectResult> {
  const body = await readJson(request)
  const intent = typeof body === 'object' && body !== null && 'intent' in body ? body.intent : null
  if (intent === 'delete-adventure') {
    const input = deleteAdventureSchema.safeParse(body)
    if (!input.success) throw new AppError('invalidInput')
    await deleteAdventure(database, member, input.data)
    return { status: 'deleted', id: input.data.adventureId }
  }
  if (intent !== 'create-adventure') throw new AppError('invalidInput', { log: 'unknown intent' })
  const input = createAdventureSchema.safeParse(body)
  if (!input.success) return { status: 'invalid', fields: z.flattenError(input.error).fieldErrors }
  const { id } = await createAdventure(database, member, input.data)
  return { status: 'created', id }
}
