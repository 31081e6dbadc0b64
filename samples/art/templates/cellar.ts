import { bottle, trunk } from '#app/features/generation/scenery/furniture.ts'
import { ropeCoil, shelf } from '#app/features/generation/scenery/hangings.ts'
import { candle, lantern } from '#app/features/generation/scenery/lamps.ts'
import { beam, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { ladder } from '#app/features/generation/scenery/machines.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { archFrame, archShape } from '#app/features/generation/scenery/openings.ts'
import { brass, ink, teal } from '#app/features/generation/scenery/palette.ts'
import { drawRoom } from '#app/features/generation/scenery/room.ts'
import type { Room } from '#app/features/generation/scenery/room.ts'
import { circle, group, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const room: Room = { width: 1920, height: 1080, back: { left: 200, top: 150, right: 1720, bottom: 790 } }

export const drawCellar = (): string =>
  group(
    {},
    drawRoom(room, { wallTone: 0.26, floorTones: { from: 0.5, to: 0.24 }, dado: 0.99, seed: 12, beams: 7 }),
    rect(0, 0, 1920, 1080, teal[2], { opacity: 0.25, style: 'mix-blend-mode:screen' }),
    archFrame(1180, 300, 330, 490, 34),
    path(archShape(1180, 300, 330, 490), ink[0]),
    ladder(980, 60, 800, 130),
    ropeCoil(330, 330, 110),
    shelf(420, 470, 380),
    bottle(470, 470, 120, teal[3], 'round'),
    bottle(570, 470, 140, brass[2]),
    bottle(660, 470, 100, teal[4], 'flask'),
    candle(750, 470, 80),
    trunk(480, 880, 400, 240, use('woodDark'), use('grainAcross')),
    lantern(800, 900, 200, false),
    halo(750, 400, 420, 'glowSoft', 0.8),
    beam({ x: 1040, y: -40, from: 110, to: 320, length: 960, lean: 60, cool: true, opacity: 0.6 }),
    pool(980, 960, 520, 90, 'glowTeal', 0.6),
    dust(500, 120, 900, 700, 70, 4),
    vignette(1920, 1080, 0.8),
  )

const coins = (x: number, y: number): string =>
  group(
    {},
    ...Array.from({ length: 26 }, (_, index) =>
      circle(x + ((index * 47) % 260) - 130, y - ((index * 29) % 60), 16, use('brass'), {
        stroke: brass[1],
        'stroke-width': 2,
      }),
    ),
  )

export const drawTreasure = (): string =>
  group(
    {},
    drawRoom(room, { wallTone: 0.22, floorTones: { from: 0.56, to: 0.2 }, dado: 0.99, seed: 31, beams: 3 }),
    rect(0, 0, 1920, 1080, teal[2], { opacity: 0.2, style: 'mix-blend-mode:screen' }),
    halo(960, 620, 760, 'glowSoft', 0.95),
    trunk(960, 860, 560, 360),
    coins(1330, 930),
    coins(720, 960),
    lantern(460, 920, 280),
    pool(960, 930, 620, 110, 'glowSoft', 0.9),
    glint(760, 900, 30),
    glint(1360, 880, 34),
    dust(400, 160, 1100, 700, 60, 15),
    vignette(1920, 1080, 0.7),
  )

export const drawCellarCover = (): string => place(0, 0, { scale: 1600 / 1920 }, drawCellar())

/* 512 x 512. */
export const drawColdLantern = (): string => lantern(256, 452, 400, false)
export const drawLitLantern = (): string => lantern(256, 452, 400)
export const drawCellarCandle = (): string => place(256, 440, { scale: 3.4 }, candle(0, 0, 90))
