import type { z } from '#app/shared/zod.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import { failureOf } from '#app/platform/handled.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import type { FieldProblem, RefusedForm } from './review-form.ts'

export type Refused<Typed> = { result: RefusedForm<Typed>; status: number; retryAfter?: number | undefined }

type Form<Schema, Typed> = {
  data: FormData
  schema: Schema
  typed: Typed
  userId: string
  what: string
}

export const typedText = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** `intent` = `remove` calls `run` with null. @throws AppError notFound, as `run` does */
export async function handleReviewForm<Schema extends z.ZodObject, Typed extends object, Done>(
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
      result: { problems: problemOfForm<Typed>(problemKey(failure)), typed },
      status: failure.status,
      retryAfter: failure.retryAfter,
    }
  }
}

const problemOfForm = <Typed extends object>(form: string) => ({ form }) as RefusedForm<Typed>['problems']

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
