import { isShown } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'

/** Bytes of pictures and sounds: a tablet has to hold them all at once. */
export const largestMedia = 150_000_000

/** Each takes a part of a second to hide. */
export const mostHidden = 100

export type FileRefusal = 'forSale' | 'tooLarge' | 'empty'

/** Why a game cannot be handed out as a file. What is for sale would be free for everybody who gets the file. */
export function whyNoFile(
  { status, priceCents }: { status: Status; priceCents: number },
  game: { mediaBytes: number } | null,
): FileRefusal | null {
  if (isShown(status) && priceCents > 0) return 'forSale'
  if (!game) return 'empty'
  return game.mediaBytes > largestMedia ? 'tooLarge' : null
}
