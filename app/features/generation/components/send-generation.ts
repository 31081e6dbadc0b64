import type { PictureFunction } from '#app/features/generation/functions.ts'
import type { PictureBody } from '#app/features/generation/generate.schema.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { isAsset } from '#app/features/media/send-image.ts'
import { AppError } from '#app/shared/app-error.ts'
import { asRecord } from '#app/shared/record.ts'
import { callFunction } from './call-function.ts'

export type Generated = { asset: PresentedAsset; notDrawn: readonly string[] }

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Null if it was stopped. @throws AppError of the server; generationNoPicture, offline, unavailable */
export const sendGeneration = (
  name: PictureFunction,
  body: PictureBody,
  signal: AbortSignal,
): Promise<Generated | null> =>
  callFunction(
    name,
    body,
    (answer) => {
      const { asset, notDrawn } = asRecord(answer)
      if (!isAsset(asset)) throw new AppError('generationNoPicture')
      return { asset, notDrawn: isWords(notDrawn) ? notDrawn : [] }
    },
    signal,
  )
