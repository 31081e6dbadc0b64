import { place } from '#app/features/generation/scenery/svg.ts'
import { blanche } from './blanche.ts'
import { lit } from './paints.ts'
import { harvey, margot } from './people.ts'

/* 720 x 1280, transparent. */

export const drawHarveyPortrait = (): string => lit(place(350, 732, { scale: 2.4 }, harvey()))

export const drawMargotPortrait = (): string => lit(place(356, 752, { scale: 2.12 }, margot()))

export const drawBlanchePortrait = (): string => lit(place(352, 740, { scale: 2.2 }, blanche()))
