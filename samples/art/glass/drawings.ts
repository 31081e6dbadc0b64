import type { Drawing } from '#samples/art/drawing.ts'
import { drawAlpineHouse } from './alpine-house.ts'
import { drawBoilerRoom } from './boiler-room.ts'
import { closeUpDrawings } from './close-ups.ts'
import { drawCover } from './cover.ts'
import { drawBothSides, drawNoon } from './endings.ts'
import { drawIceCellar } from './ice-cellar.ts'
import * as items from './items.ts'
import { layerDrawings } from './layers.ts'
import { drawMiddle } from './middle.ts'
import { drawMosaic } from './mosaic.ts'
import { objectDrawings } from './objects.ts'
import { drawOrchidRoom } from './orchid-room.ts'
import { drawPalmHouse } from './palm-house.ts'
import { drawEvening, drawMorning } from './photographs.ts'
import { drawPorch } from './porch.ts'
import { drawAnselmePortrait, drawAurorePortrait, drawQuirionPortrait } from './portraits.ts'
import { drawSeedRoom } from './seed-room.ts'

const art = 'samples/adventures/both-sides-of-the-glass/art'

/** Of “Both Sides of the Glass”. */
export const glassDrawings: readonly Drawing[] = [
  [`${art}/porch.webp`, 1920, 1080, drawPorch],
  [`${art}/palm-house.webp`, 1920, 1080, drawPalmHouse],
  [`${art}/orchid-room.webp`, 1920, 1080, drawOrchidRoom],
  [`${art}/boiler-room.webp`, 1920, 1080, drawBoilerRoom],
  [`${art}/alpine-house.webp`, 1920, 1080, drawAlpineHouse],
  [`${art}/seed-room.webp`, 1920, 1080, drawSeedRoom],
  [`${art}/ice-cellar.webp`, 1920, 1080, drawIceCellar],
  [`${art}/middle.webp`, 1920, 1080, drawMiddle],
  [`${art}/noon.webp`, 1920, 1080, drawNoon],
  [`${art}/both-sides.webp`, 1920, 1080, drawBothSides],
  ...layerDrawings,
  ...objectDrawings,
  ...closeUpDrawings,
  [`${art}/objects/mosaic.webp`, 900, 900, drawMosaic],
  [`${art}/pieces/evening.webp`, 800, 600, drawEvening],
  [`${art}/pieces/morning.webp`, 800, 600, drawMorning],
  [`${art}/items/evening-photograph.webp`, 512, 512, items.drawEveningPhotograph],
  [`${art}/items/morning-photograph.webp`, 512, 512, items.drawMorningPhotograph],
  [`${art}/items/warm-water.webp`, 512, 512, items.drawWarmWater],
  [`${art}/items/ice.webp`, 512, 512, items.drawIce],
  [`${art}/items/felt.webp`, 512, 512, items.drawFelt],
  [`${art}/items/wrapped-ice.webp`, 512, 512, items.drawWrappedIce],
  [`${art}/items/letter-of-anselme.webp`, 512, 512, items.drawLetterOfAnselme],
  [`${art}/items/letter-of-aurore.webp`, 512, 512, items.drawLetterOfAurore],
  [`${art}/npcs/aurore.webp`, 720, 1280, drawAurorePortrait],
  [`${art}/npcs/anselme.webp`, 720, 1280, drawAnselmePortrait],
  [`${art}/npcs/quirion.webp`, 720, 1280, drawQuirionPortrait],
  [`${art}/cover.webp`, 1600, 900, drawCover],
]
