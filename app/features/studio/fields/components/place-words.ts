import type { Place } from '#app/features/studio/fields/place.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Where a place lies and how large it is, in whole percents. */
export const placeWords = ({ x, y, width, height }: Place): string =>
  m.layers_at({ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) })
