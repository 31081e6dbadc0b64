import type { ErrorCode } from '#app/shared/app-error.ts'
import type { z } from '#app/shared/zod.ts'
import { failureOf } from '#app/platform/handled.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import type { FieldProblem, RefusedForm } from './review-form.ts'

/** A form that comes back with its problems and all that was typed, and the status to answer with. */
export type Refused<Typed> = { result: RefusedForm<Typed>; status: number; retryAfter?: number | undefined }

type Form<Schema, Typed> = {
  data: FormData
  schema: Schema
  /** What was typed, as the form shows it again. */ typed: Typed
  userId: string
  /** What was not kept, in the log's words. */ what: string
}

/** What somebody typed into a field of text. */
export const typedText = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Carries out what a form of reviews asks for: saves what it holds, or removes what was saved (`intent` = `remove`, then `run` gets null).
 * Counted here, when it is complete. Whatever keeps it from being done comes back as a problem of the form, so that nothing typed is lost.
 * @throws AppError notFound when `run` says so: what does not exist has no form
 */
export async function carryOutForm<Schema extends z.ZodObject, Typed extends object, Done>(
  { data, schema, typed, userId, what }: Form<Schema, Typed>,
  run: (value: z.infer<Schema> | null) => Promise<Done>,
): Promise<{ outcome: 'saved' | 'removed'; done: Done } | Refused<Typed>> {
  const removes = data.get('intent') === 'remove'
  data.delete('intent')
  const form = schema.safeParse(Object.fromEntries(data))
  if (!removes && !form.success)
    return { result: { problems: problemsOf(form.error.issues, typed), typed }, status: 400 }
  try {
    await consumeLimit('review', [`user:${userId}`])
    return { outcome: removes ? 'removed' : 'saved', done: await run(removes ? null : form.data!) }
  } catch (error) {
    const failure = failureOf(error, `${what} was not kept`)
    if (failure.code === 'notFound') throw failure
    return {
      result: { problems: problemOfForm<Typed>(failure.code), typed },
      status: failure.status,
      retryAfter: failure.retryAfter,
    }
  }
}

const problemOfForm = <Typed extends object>(form: ErrorCode) => ({ form }) as RefusedForm<Typed>['problems']

/** The first problem of each field; one of no field is the whole form's. */
function problemsOf<Typed extends object>(
  issues: readonly z.core.$ZodIssue[],
  typed: Typed,
): RefusedForm<Typed>['problems'] {
  const fields = Object.keys(typed).flatMap((field) => {
    const problem = issues.find((issue) => issue.path[0] === field)?.message
    return problem === undefined ? [] : [[field, problem as FieldProblem]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : problemOfForm<Typed>('invalidInput')
}
