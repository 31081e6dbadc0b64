import type { FunctionName } from '#app/features/generation/functions.ts'
import { AppError } from '#app/shared/app-error.ts'
import { askJson } from '#app/shared/ask-json.ts'
import type { z } from '#app/shared/zod.ts'
import { isOffer, offers } from './offers.ts'

/** Reads an answer. @throws AppError unexpected */
export const answerBy =
  <Answer>(schema: z.ZodType<Answer>) =>
  (told: unknown): Answer => {
    const read = schema.safeParse(told)
    if (!read.success) throw new AppError('unexpected', { log: read.error.message })
    return read.data
  }

/** Passes the remaining calls on to all buttons. @param read reads the answer. @returns null if it was stopped
 * @throws AppError of the server and of `read`; offline, unavailable */
export async function callFunction<Result>(
  name: FunctionName,
  body: object,
  read: (answer: unknown) => Result,
  signal: AbortSignal,
): Promise<Result | null> {
  try {
    const answer = await askJson(`/api/generate/${name}`, body, { signal, ofStatus: { 504: 'generationTimedOut' } })
    if (signal.aborted) return null
    if (isOffer(answer)) offers.tell(name, { ...answer, isOn: true })
    return read(answer)
  } catch (failure) {
    if (signal.aborted) return null
    throw failure
  }
}
