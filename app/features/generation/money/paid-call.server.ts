import type { AssetViewer } from '#app/features/media/asset.policy.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { amountOf, isPictureFunction } from '#app/features/generation/functions.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import { wasPaid } from '#app/features/generation/provider/provider-error.ts'
import type { Provider } from '#app/features/generation/provider/provider.ts'
import { noteRefusal, reserveCall } from './reserve-call.server.ts'
import type { NewCall } from './reserve-call.server.ts'
import { noteFailure, settleCall } from './settle-call.server.ts'

export type Asker = AssetViewer & { emailVerified: boolean }

type Call = { name: FunctionName; adventureId: string | null; prompt: string }

/** Reserves, calls and settles: given back if the provider refused or was not reached, otherwise spent, even if the
 * answer was unusable or the asker left.
 * @param keep processes the answer; if that fails, the call is still spent */
export async function paidCall<Answer, Kept>(
  where: Where,
  call: Call,
  ask: (signal: AbortSignal) => Promise<Answer>,
  keep: (answer: Answer) => Promise<Kept>,
): Promise<Kept> {
  const { db, provider, asker, signal } = where
  const id = await reserve(where, {
    userId: asker.userId,
    adventureId: call.adventureId,
    function: call.name,
    prompt: call.prompt,
    provider: provider.name,
    model: isPictureFunction(call.name) ? provider.imageModel : provider.textModel,
    amount: provider.origin === 'model' ? amountOf(call.name) : 0,
  })
  if (signal.aborted) await settled(settleCall(db, id, 'given_back', 'left'))
  signal.throwIfAborted()
  const answer = await ask(signal).catch(async (error: unknown) => {
    const code = signal.aborted ? 'left' : error instanceof AppError ? error.code : 'unexpected'
    // A call that was sent may be billed, so leaving gives nothing back
    await settled(settleCall(db, id, signal.aborted || wasPaid(error) ? 'spent' : 'given_back', code))
    throw error
  })
  await settled(settleCall(db, id, 'spent'))
  return keep(answer).catch(async (error: unknown) => {
    await settled(noteFailure(db, id, error instanceof AppError ? error.code : 'unexpected'))
    throw error
  })
}

type Where = { db: Database; provider: Provider; asker: Asker; signal: AbortSignal }

/** Refused calls are recorded too. */
async function reserve({ db, provider, asker, signal }: Where, call: NewCall): Promise<string> {
  try {
    // Accounts can be invented in seconds, and each would have its own limits
    if (provider.origin === 'model' && isUnverified(asker)) throw new AppError('emailNotVerified')
    provider.assertReady()
    signal.throwIfAborted()
    return await reserveCall(db, call)
  } catch (error) {
    if (error instanceof AppError) await settled(noteRefusal(db, call, error.code))
    throw error
  }
}

/** The asker gets the original failure; an unsettled reservation is swept later. */
const settled = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => logger.warn('a call of generation was not settled', errorFields(error)))
