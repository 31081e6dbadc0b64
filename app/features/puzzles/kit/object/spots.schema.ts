import { z } from '#app/shared/zod.ts'

const percent = z.number().min(0).max(100)
const extent = z.number().min(0.5).max(100)

const spot = z.strictObject({ x: percent, y: percent, width: extent, height: extent })

/** Where things stand in the place of a puzzle; empty for their usual spots. */
export const spotsSchema = (most: number) => z.array(spot).max(most)
