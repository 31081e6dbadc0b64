import { failureOf } from '#app/platform/handled.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import { lockSchema } from './lock.schema.ts'
import type { LockForm } from './lock.schema.ts'

/** What was typed comes back with what is wrong with it, by field; the page still has the puzzle. */
export type RefusedLock = {
  problems: Record<string, string>
  typed: Record<string, string>
  status: number
  retryAfter: number | undefined
}

/** Reads the form of a lock and does with it what `save` does.
 * @throws AppError notFound */
export async function submitLock(
  request: Request,
  save: (form: LockForm) => Promise<{ id: string } | { problem: string }>,
): Promise<{ id: string } | RefusedLock> {
  const sent = await readFormData(request)
  // The puzzle's own form may have named fields, too
  const fields = Object.keys(lockSchema.shape).flatMap((name) => {
    const value = sent.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const typed = Object.fromEntries(fields.filter(([name]) => name !== 'draft'))
  const refused = (problems: Record<string, string>, status = 400, retryAfter?: number): RefusedLock => {
    return { problems, typed, status, retryAfter }
  }
  const parsed = lockSchema.safeParse(Object.fromEntries(fields))
  if (!parsed.success)
    return refused(
      Object.fromEntries(
        parsed.error.issues.map(({ path: [field], message }) =>
          message.startsWith('lock_') ? [String(field), message] : ['form', 'invalidInput'],
        ),
      ),
    )
  try {
    const saved = await save(parsed.data)
    if ('id' in saved) return saved
    const { problem } = saved
    return refused({ [problem.startsWith('lock_') ? 'draft' : 'form']: problem })
  } catch (error) {
    const failure = failureOf(error, 'a lock was not saved')
    if (failure.code === 'notFound') throw error
    return refused({ form: problemKey(failure) }, failure.status, failure.retryAfter)
  }
}
