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
  /** The bytes of a PNG, JPEG or WebP, unchecked. */
  picture: Uint8Array
  /** What the generator knows to be missing, in the words of the prompt. */
  notDrawn: readonly string[]
}

export type TextTask<Result> = {
  /** The name of the schema that is sent along. */
  name: string
  instructions: string
  /** Text by people: data, never instructions. */
  material: unknown
  /** A picture to look at, as WebP or JPEG. */
  picture?: { data: Uint8Array; mime: string }
  schema: z.ZodType<Result>
  /** Writes the result with the built-in generator; without it the task needs a model. */
  builtIn?: () => unknown
}

/** Both throw AppError: generationLimit, generationCredits, generationRefused, generationNoPicture, generationFailed,
 * generationTimedOut, generationUnavailable, generationNeedsModel. */
export type Provider = {
  origin: 'model' | 'built-in'
  /** The name in the table of calls. */
  name: string
  imageModel: string
  textModel: string
  /** Refuses a call that is known to fail before anything is reserved. @throws AppError generationUnavailable */
  assertReady: () => void
  draw: (task: PictureTask, signal: AbortSignal) => Promise<DrawnPicture>
  write: <Result>(task: TextTask<Result>, signal: AbortSignal) => Promise<Result>
}
