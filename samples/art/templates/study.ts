import { emblem } from '#app/features/generation/scenery/emblems.ts'
import type { EmblemName } from '#app/features/generation/scenery/emblems.ts'
import { books, door, drawer, tableTop, turnedLeg } from '#app/features/generation/scenery/furniture.ts'
import { frame, roundRug, shelf } from '#app/features/generation/scenery/hangings.ts'
import { candle, deskLamp } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { plate, wheel } from '#app/features/generation/scenery/locks.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { drawRoom } from '#app/features/generation/scenery/room.ts'
import type { Room } from '#app/features/generation/scenery/room.ts'
import { group, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nightOutside } from './outside.ts'

const room: Room = { width: 1920, height: 1080, back: { left: 240, top: 84, right: 1680, bottom: 800 } }

export const picturesOnTheWall: readonly (readonly [sign: EmblemName, count: number])[] = [
  ['moon', 3],
  ['star', 5],
  ['sun', 2],
]

export const signsOnTheLock: readonly EmblemName[] = ['star', 'sun', 'moon']

const places: Record<number, readonly (readonly [x: number, y: number])[]> = {
  2: [
    [-42, 0],
    [42, 0],
  ],
  3: [
    [0, -44],
    [-46, 40],
    [46, 40],
  ],
  5: [
    [-52, -52],
    [52, -52],
    [0, 0],
    [-52, 52],
    [52, 52],
  ],
}

const pictureOf = ([sign, count]: readonly [EmblemName, number], index: number): string =>
  frame(
    430 + index * 250,
    270,
    210,
    230,
    use('paper'),
    ...(places[count] ?? []).map(([x, y]) => emblem(sign, x, y, 62)),
  )

const desk = (): string =>
  group(
    {},
    contact(700, 930, 380, 40),
    turnedLeg(400, 690, 240, 46),
    turnedLeg(1000, 690, 240, 46),
    rect(400, 660, 600, 90, use('woodDark')),
    drawer(430, 668, 250, 74),
    drawer(720, 668, 250, 74),
    tableTop(340, 610, 720, 60, 26),
    deskLamp(900, 622, 190),
    candle(480, 622, 90),
    books(590, 620, [
      [26, 96, use('wineDeep')],
      [22, 110, use('dusk')],
      [30, 88, use('wood')],
      [20, 104, use('wine'), 9],
    ]),
  )

const lockedDoor = (): string =>
  group(
    {},
    door(1300, 250, 270, 550, { arched: true }),
    plate(
      1326,
      470,
      218,
      150,
      ...signsOnTheLock.map(
        (sign, index) => emblem(sign, 1370 + index * 65, 500, 40) + wheel(1370 + index * 65, 566, 46, 62),
      ),
    ),
  )

export const drawStudy = (): string =>
  group(
    {},
    drawRoom(room, { wallTone: 0.36, floorTones: { from: 0.7, to: 0.32 }, dado: 0.72, seed: 5 }),
    halo(900, 520, 820, 'glowSoft', 0.6),
    ...picturesOnTheWall.map(pictureOf),
    shelf(300, 470, 250),
    books(320, 470, [
      [24, 70, use('dusk')],
      [20, 84, use('wine')],
      [28, 62, use('wood')],
      [18, 78, use('wineDeep')],
      [22, 70, use('violet'), 8],
    ]),
    lockedDoor(),
    roundRug(900, 980, 520, 80),
    desk(),
    beam({ x: 1000, y: -40, from: 120, to: 420, length: 1000, lean: -120, opacity: 0.5 }),
    pool(860, 970, 640, 110, 'glowSoft', 0.6),
    dust(300, 120, 1300, 700, 60, 7),
    vignette(1920, 1080, 0.75),
  )

export const drawGarden = (): string => nightOutside({ seed: 3, ground: 'teal', moon: [1430, 240] })

export const drawStudyCover = (): string => place(0, 0, { scale: 1600 / 1920 }, drawStudy())
