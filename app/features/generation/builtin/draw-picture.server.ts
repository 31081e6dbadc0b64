import { longestPrompt } from '#app/features/generation/prompts.ts'
import type { PictureRequest } from './formats/brief.ts'
import type { Picture } from './messages.ts'
import { Painter } from './painter.server.ts'

export { DrawingError } from './painter.server.ts'

const painter = new Painter()

const mostPixels = 2600

const bounded = (side: number): number => Math.min(mostPixels, Math.max(16, Math.round(side)))

/**
 * Returns a WebP of the requested size, 16 to 2600 pixels per side. The same request and seed give the same bytes.
 * @throws DrawingError, or the signal's reason
 */
export const drawPicture = ({ signal, ...request }: PictureRequest & { signal?: AbortSignal }): Promise<Picture> =>
  painter.draw(
    {
      ...request,
      prompt: request.prompt.slice(0, longestPrompt),
      size: { width: bounded(request.size.width), height: bounded(request.size.height) },
    },
    signal,
  )
