import type { Drawing } from '#samples/art/drawing.ts'
import { closeUpDrawings } from './close-ups.ts'
import { drawControlRoom } from './control-room.ts'
import { drawCorridor } from './corridor.ts'
import { drawCover } from './cover.ts'
import { drawElevenSeconds } from './eleven-seconds.ts'
import { drawHut } from './hut.ts'
import * as items from './items.ts'
import { layerDrawings } from './layers.ts'
import { drawLibrary } from './library.ts'
import { objectDrawings } from './objects.ts'
import { drawOffice } from './office.ts'
import { drawBlanchePortrait, drawHarveyPortrait, drawMargotPortrait } from './portraits.ts'
import { drawRoof } from './roof.ts'
import { drawStudio } from './studio.ts'
import { drawTenPastThree } from './ten-past-three.ts'
import { drawWorkshop } from './workshop.ts'

const art = 'samples/adventures/dead-air/art'

/** Of “Dead Air”. */
export const radioDrawings: readonly Drawing[] = [
  [`${art}/studio.webp`, 1920, 1080, drawStudio],
  [`${art}/control-room.webp`, 1920, 1080, drawControlRoom],
  [`${art}/corridor.webp`, 1920, 1080, drawCorridor],
  [`${art}/library.webp`, 1920, 1080, drawLibrary],
  [`${art}/workshop.webp`, 1920, 1080, drawWorkshop],
  [`${art}/office.webp`, 1920, 1080, drawOffice],
  [`${art}/roof.webp`, 1920, 1080, drawRoof],
  [`${art}/hut.webp`, 1920, 1080, drawHut],
  [`${art}/eleven-seconds.webp`, 1920, 1080, drawElevenSeconds],
  [`${art}/ten-past-three.webp`, 1920, 1080, drawTenPastThree],
  ...layerDrawings,
  ...objectDrawings,
  ...closeUpDrawings,
  [`${art}/items/note.webp`, 512, 512, items.drawNote],
  [`${art}/items/thermos.webp`, 512, 512, items.drawThermos],
  [`${art}/items/headphones.webp`, 512, 512, items.drawHeadphones],
  [`${art}/items/adapter.webp`, 512, 512, items.drawAdapter],
  [`${art}/items/fitted-headphones.webp`, 512, 512, items.drawFittedHeadphones],
  [`${art}/items/library-key.webp`, 512, 512, items.drawLibraryKey],
  [`${art}/items/tape-piece.webp`, 512, 512, items.drawTapePiece],
  [`${art}/items/letter.webp`, 512, 512, items.drawLetter],
  [`${art}/items/reel.webp`, 512, 512, items.drawReel],
  [`${art}/items/cut.webp`, 512, 512, items.drawCut],
  [`${art}/npcs/blanche.webp`, 720, 1280, drawBlanchePortrait],
  [`${art}/npcs/harvey.webp`, 720, 1280, drawHarveyPortrait],
  [`${art}/npcs/margot.webp`, 720, 1280, drawMargotPortrait],
  [`${art}/cover.webp`, 1600, 900, drawCover],
]
