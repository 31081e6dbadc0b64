import type { PictureFunction } from '#app/features/generation/functions.ts'
import type { PictureBody } from '#app/features/generation/generate.schema.ts'
import { isOffer } from './offers.ts'
import type { Offer } from './offers.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { failureOf } from '#app/features/media/failure-of.ts'
import { isAsset } from '#app/features/media/send-image.ts'
import { AppError } from '#app/shared/app-error.ts'
import { asRecord } from '#app/shared/record.ts'

export type Generated = Omit<Offer, 'isOn'> & { asset: PresentedAsset }

/** Null when it was stopped. @throws AppError of the server; offline, unavailable */
export async function sendGeneration(
  name: PictureFunction,
  body: PictureBody,
  signal: AbortSignal,
): Promise<Generated | null> {
  try {
    const response = await fetch(`/api/generate/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    const answer: unknown = await response.json().catch(() => null)
    if (signal.aborted) return null
    if (!response.ok) throw failureOf(response.status, answer, { 504: 'generationTimedOut' })
    const { asset } = asRecord(answer)
    if (!isAsset(asset) || !isOffer(answer)) throw new AppError('generationNoPicture')
    return { asset, origin: answer.origin, left: answer.left }
  } catch (failure) {
    if (signal.aborted) return null
    if (failure instanceof AppError) throw failure
    throw new AppError(navigator.onLine === false ? 'offline' : 'unavailable')
  }
}
