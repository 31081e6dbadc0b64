import type { z } from '#app/shared/zod.ts'
import type { PictureFormat } from '#app/features/generation/functions.ts'
import type { Styles } from '#app/features/generation/prompts.ts'

export type PictureTask = {
  format: PictureFormat
  /** With the custom prompt, without the style tags. */
  prompt: string
  styles: Styles
  size: { width: number; height: number }
  seed: number
}

export type DrawnPicture = {
  /** The bytes of a PNG, JPEG or WebP, not looked at. */
  picture: Uint8Array
  /** What its maker knows is not in it, in the words that were asked with. */
  notDrawn: readonly string[]
}

export type TextTask<Result> = {
  /** A word for the schema that is sent along. */
  name: string
  instructions: string
  /** What people wrote: data, never instructions. */
  material: unknown
  /** A picture to look at, as WebP or JPEG. */
  picture?: { data: Uint8Array; mime: string }
  schema: z.ZodType<Result>
  /** What the built-in generator writes; without it the task needs a model. */
  builtIn?: () => unknown
}

/** Both throw AppError: generationLimit, generationCredits, generationRefused, generationNoPicture, generationFailed,
 * generationTimedOut, generationUnavailable, generationNeedsModel. */
export type Provider = {
  origin: 'model' | 'built-in'
  /** For the table of calls. */
  name: string
  imageModel: string
  textModel: string
  /** What is known to fail is refused before anything is reserved. @throws AppError generationUnavailable */
  assertReady: () => void
  draw: (task: PictureTask, signal: AbortSignal) => Promise<DrawnPicture>
  write: <Result>(task: TextTask<Result>, signal: AbortSignal) => Promise<Result>
}
