import type { Member } from '#app/features/adventure/adventure.policy.ts'
import {
  createAdventureSchema,
  deleteAdventureSchema,
  duplicateAdventureSchema,
  eraseAdventureSchema,
  restoreAdventureSchema,
  startFromTemplateSchema,
} from './projects.schema.ts'
import type { StartFromTemplateInput } from './projects.schema.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import { createAdventure } from './create-adventure.server.ts'
import { deleteAdventure } from './delete-adventure.server.ts'
import { duplicateAdventure } from './duplicate-adventure.server.ts'
import { eraseAdventure } from './erase-adventure.server.ts'
import { restoreAdventure } from './restore-adventure.server.ts'

export type ProjectRequest =
  | z.input<typeof createAdventureSchema>
  | z.input<typeof startFromTemplateSchema>
  | ExistingRequest

export type ExistingRequest =
  | z.input<typeof deleteAdventureSchema>
  | z.input<typeof restoreAdventureSchema>
  | z.input<typeof eraseAdventureSchema>
  | z.input<typeof duplicateAdventureSchema>

export type ProjectResult =
  | { status: 'created' | 'duplicated' | 'deleted' | 'restored' | 'erased'; id: string }
  | { status: 'invalid'; fields: Record<string, string[]> }

type Where = {
  database: Database
  storage: FileStorage
  /** Passed in, since templates belong to the samples, a layer above this feature. */
  startFromTemplate: (member: Member, input: StartFromTemplateInput) => Promise<{ id: string }>
}

/** @throws AppError invalidInput, notFound; slowDown and quotaExceeded for copies */
export async function submitProject(where: Where, member: Member, body: unknown): Promise<ProjectResult> {
  const intent = typeof body === 'object' && body !== null && 'intent' in body ? body.intent : null
  if (intent === 'create-adventure') return create(where, member, body)
  const { database } = where
  switch (intent) {
    case 'start-from-template': {
      const input = read(startFromTemplateSchema, body)
      await consumeLimit('wholeProjects', [`user:${member.userId}`], { database })
      return { status: 'created', ...(await where.startFromTemplate(member, input)) }
    }
    case 'delete-adventure': {
      const input = read(deleteAdventureSchema, body)
      await deleteAdventure(database, member, input)
      return { status: 'deleted', id: input.adventureId }
    }
    case 'restore-adventure': {
      const input = read(restoreAdventureSchema, body)
      await restoreAdventure(database, member, input)
      return { status: 'restored', id: input.adventureId }
    }
    case 'erase-adventure': {
      const input = read(eraseAdventureSchema, body)
      await eraseAdventure(where, member, input)
      return { status: 'erased', id: input.adventureId }
    }
    case 'duplicate-adventure': {
      const input = read(duplicateAdventureSchema, body)
      await consumeLimit('wholeProjects', [`user:${member.userId}`], { database })
      return { status: 'duplicated', ...(await duplicateAdventure(where, member, input)) }
    }
    default:
      throw new AppError('invalidInput', { log: 'unknown intent' })
  }
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const input = schema.safeParse(body)
  if (!input.success) throw new AppError('invalidInput')
  return input.data
}

async function create({ database }: Where, member: Member, body: unknown): Promise<ProjectResult> {
  const input = createAdventureSchema.safeParse(body)
  if (!input.success) return { status: 'invalid', fields: z.flattenError(input.error).fieldErrors }
  const { id } = await createAdventure(database, member, input.data)
  return { status: 'created', id }
}
