import { vespera } from '#samples/art/cast/characters.ts'
import { books, door, tableTop, turnedLeg } from '#app/features/generation/scenery/furniture.ts'
import { frame, roundRug, shelf } from '#app/features/generation/scenery/hangings.ts'
import { candle, pendantLamp } from '#app/features/generation/scenery/lamps.ts'
import { contact, dust, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { card, crystalBall } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { wine } from '#app/features/generation/scenery/palette.ts'
import { drawRoom } from '#app/features/generation/scenery/room.ts'
import type { Room } from '#app/features/generation/scenery/room.ts'
import { group, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nightOutside } from './outside.ts'

const room: Room = { width: 1920, height: 1080, back: { left: 220, top: 80, right: 1700, bottom: 800 } }

const table = (): string =>
  group(
    {},
    contact(900, 930, 360, 38),
    turnedLeg(640, 720, 220, 44),
    turnedLeg(1160, 720, 220, 44),
    rect(620, 690, 560, 70, use('wineDeep')),
    tableTop(560, 650, 680, 60, 24),
    crystalBall(800, 590, 74),
    card(1000, 640, 90, -14, {}),
    card(1070, 648, 90, 10, {}),
    candle(1160, 664, 90),
  )

export const drawParlour = (): string =>
  group(
    {},
    drawRoom(room, { wallTone: 0.34, floorTones: { from: 0.66, to: 0.3 }, dado: 0.7, seed: 17 }),
    rect(0, 0, 1920, 1080, wine[2], { opacity: 0.34, style: 'mix-blend-mode:screen' }),
    halo(900, 420, 820, 'glowRose', 0.6),
    frame(420, 300, 200, 250, use('dusk'), card(0, 0, 150, 0, {})),
    shelf(320, 560, 220),
    books(340, 560, [
      [26, 80, use('dusk')],
      [20, 92, use('wine')],
      [30, 70, use('violet')],
      [22, 84, use('wineDeep'), 8],
    ]),
    door(1330, 270, 250, 530),
    pendantLamp(900, 250, 190, 0),
    place(900, 660, { scale: 1.2 }, vespera('out')),
    roundRug(900, 990, 540, 80),
    table(),
    halo(800, 590, 260, 'glowViolet', 0.8),
    pool(900, 970, 620, 100, 'glowSoft', 0.6),
    dust(300, 120, 1300, 700, 60, 21),
    vignette(1920, 1080, 0.75),
  )

export const drawWayHome = (): string => nightOutside({ seed: 41, ground: 'wine', moon: [420, 250] })

export const drawParlourCover = (): string => place(0, 0, { scale: 1600 / 1920 }, drawParlour())

/** 720 x 1280, transparent. */
export const drawFortuneTeller = (): string => place(380, 1180, { scale: 2.3 }, vespera('out'))
