import type { FunctionName } from '#app/features/generation/functions.ts'
import { askJson } from '#app/shared/ask-json.ts'
import { isOffer, offers } from './offers.ts'

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
