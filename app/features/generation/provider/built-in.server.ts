import { DrawingError, drawPicture } from '#app/features/generation/builtin/draw-picture.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Provider } from './provider.ts'

/** Includes waiting for other pictures. */
const longestMs = 60_000

/** Works offline and is not a model, so its works are not disclosed as made by one. */
export const builtInProvider: Provider = {
  origin: 'built-in',
  name: 'built-in',
  imageModel: 'scenery',
  textModel: 'grammar',
  assertReady: () => undefined,
  draw: ({ styles, ...task }, signal) => {
    const late = AbortSignal.timeout(longestMs)
    return drawPicture({
      ...task,
      styles: {
        photography: styles.photographyStyle,
        lighting: styles.lightingStyle,
        art: styles.artStyle,
        atmosphere: styles.atmosphereStyle,
        composition: styles.compositionStyle,
      },
      signal: AbortSignal.any([signal, late]),
    }).catch((error: unknown) => {
      if (signal.aborted || error instanceof AppError) throw error
      if (late.aborted || (error instanceof DrawingError && error.why === 'busy'))
        throw new AppError('generationBusy', { cause: error, retryAfter: 10 })
      throw new AppError('unavailable', { cause: error, log: 'a picture could not be drawn', retryAfter: 10 })
    })
  },
  write: async (task) => {
    if (!task.builtIn) throw new AppError('generationNeedsModel')
    return task.schema.parse(task.builtIn())
  },
}
