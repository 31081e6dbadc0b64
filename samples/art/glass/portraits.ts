import { group, place } from '#app/features/generation/scenery/svg.ts'
import { lit } from './paints.ts'
import { anselme, aurore, quirion } from './people.ts'

/* 720 x 1280, transparent. */

const portrait = (who: string, x: number): string => lit(group({}, place(x, 740, { scale: 2.22 }, who)))

export const drawAurorePortrait = (): string => lit(place(358, 900, { scale: 1.52 }, aurore()))
export const drawAnselmePortrait = (): string => portrait(anselme(), 354)
export const drawQuirionPortrait = (): string => portrait(quirion(), 352)
