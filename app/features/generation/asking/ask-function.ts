import { AppError } from '#app/shared/app-error.ts'
import { askJson } from '#app/shared/ask-json.ts'
import type { z } from '#app/shared/zod.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import type { CallsLeft } from '#app/features/generation/money/call-limits.ts'

/** What GET of a function tells: whether it can be used, and how many calls are left. */
export type FunctionState = { isOn: boolean; left: CallsLeft }

/** Null where that cannot be told, which is as good as off. */
export const readFunction = (name: FunctionName): Promise<FunctionState | null> =>
  askJson(`/api/generate/${name}`).then(
    (told) => told as FunctionState,
    () => null,
  )

/** @returns the answer, or null when `signal` ended it @throws AppError of the server; offline, unexpected */
export async function askFunction<Answer>(
  name: FunctionName,
  body: object,
  answer: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  try {
    const read = answer.safeParse(await askJson(`/api/generate/${name}`, body, signal))
    if (!read.success) throw new AppError('unexpected', { log: read.error.message })
    return signal.aborted ? null : read.data
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
