import { getDatabase } from '#app/platform/database/client.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { moderate } from './moderate.server.ts'
import { moderationSchema } from './moderation.schema.ts'
import type { ModerationAnswer } from './note-form.tsx'

type Refused = { answered: NonNullable<ModerationAnswer>; status: number }

/** Handles one form of the moderation pages.
 * @returns null when it was done @throws AppError notFound and unexpected ones */
export async function performModeration(viewer: Viewer, form: FormData): Promise<Refused | null> {
  const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const [intent, typed] = [sent['intent'] ?? '', sent['note'] ?? '']
  const thing = sent['adventureId'] ?? sent['reviewId'] ?? sent['lockId'] ?? sent['reportId'] ?? ''
  const refused = (problem: string, status: number, findings?: readonly string[]): Refused => ({
    answered: { intent, thing, typed, problem, findings },
    status,
  })
  const deed = moderationSchema.safeParse(sent)
  if (!deed.success)
    return refused(deed.error.issues[0]!.path[0] === 'note' ? deed.error.issues[0]!.message : 'invalidInput', 400)
  try {
    const problem = await moderate(getDatabase(), viewer, deed.data)
    return problem && refused(problem.problem, 409, problem.findings)
  } catch (error) {
    const known = asAppError(error)
    if (known?.code !== 'conflict') throw error
    return refused(known.code, known.status)
  }
}
