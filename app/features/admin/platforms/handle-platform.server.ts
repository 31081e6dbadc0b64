import { findPlatform } from '#app/features/learning/platforms/platforms.queries.server.ts'
import { platformFields } from '#app/features/learning/platforms/platform-fields.ts'
import { platformSchema } from '#app/features/learning/platforms/platform.schema.ts'
import type { PlatformField } from '#app/features/learning/platforms/platform-fields.ts'
import { savePlatform, switchPlatform } from '#app/features/learning/platforms/save-platform.server.ts'
import { testConnection } from '#app/features/learning/platforms/test-connection.server.ts'
import type { Connection } from '#app/features/learning/platforms/test-connection.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { FieldProblem } from './platform-words.ts'

export type Typed = Record<PlatformField, string>

export type PlatformAnswer =
  | 'done'
  /** `id`: of the platform that was to be changed; empty for a new one. */
  | { id: string; typed: Typed; problems: Partial<Record<PlatformField, FieldProblem>> }
  | { id: string; connection: Connection }

/** What an administrator sends from `/admin/platforms`. @throws AppError notAllowed, notFound, invalidInput */
export async function handlePlatform(database: Database, viewer: Viewer, form: FormData): Promise<PlatformAnswer> {
  const [intent, id] = [form.get('intent'), String(form.get('id') ?? '')]
  if (intent === 'save') return save(database, viewer, id, form)
  if (intent === 'on' || intent === 'off') {
    await switchPlatform(database, viewer, id, intent === 'on')
    return 'done'
  }
  if (intent !== 'test') throw new AppError('invalidInput')
  const platform = isId(id) ? await findPlatform(database, id) : undefined
  if (!platform) throw new AppError('notFound')
  return { id, connection: await testConnection(platform) }
}

async function save(database: Database, viewer: Viewer, id: string, form: FormData): Promise<PlatformAnswer> {
  const typed = Object.fromEntries(platformFields.map((name) => [name, String(form.get(name) ?? '')])) as Typed
  const read = platformSchema.safeParse(typed)
  if (!read.success) {
    const problems: Partial<Record<PlatformField, FieldProblem>> = {}
    for (const { path, message } of read.error.issues) problems[path[0] as PlatformField] ??= message as FieldProblem
    return { id, typed, problems }
  }
  const outcome = await savePlatform(database, viewer, id === '' ? null : id, read.data)
  return outcome === 'taken' ? { id, typed, problems: { clientId: 'taken' } } : 'done'
}
