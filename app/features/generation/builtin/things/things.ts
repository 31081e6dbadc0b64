import { emblems } from '#app/features/generation/scenery/emblems.ts'
import { bottle, trunk } from '#app/features/generation/scenery/furniture.ts'
import { birdcage, ropeCoil } from '#app/features/generation/scenery/hangings.ts'
import { candle as tallCandle, deskLamp, lantern as oilLantern } from '#app/features/generation/scenery/lamps.ts'
import {
  card,
  crystalBall,
  dove as bird,
  key as brassKey,
  mask as domino,
  topHat as silkHat,
  wand as magicWand,
} from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { teal, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, group, place } from '#app/features/generation/scenery/svg.ts'
import { wallClock } from '#app/features/generation/scenery/clocks.ts'
import { handsOf, isKeptOut } from '#app/features/generation/builtin/asked.ts'
import type { ClockTime } from '#app/features/generation/understanding/clock-times.ts'
import { everyday } from './everyday.ts'
import { household } from './household.ts'
import { machines } from './machines.ts'
import { nature } from './nature.ts'
import { tools } from './tools.ts'
import { treasures } from './treasures.ts'

/** The hands of a dial; null for a dial without hands. */
export type Hands = ClockTime | null

const fromTheKit = {
  key: () => brassKey(-38, 26, 96, -34),
  candle: () => place(0, 46, { scale: 0.78 }, tallCandle(0, 0, 100)),
  lantern: () => oilLantern(0, 50, 106),
  lamp: () => deskLamp(10, 50, 112),
  clock: (hands: Hands = null) => wallClock(0, -19, 26, { hour: null, ...hands, swing: 12 }),
  chest: () => trunk(0, 40, 108, 76),
  potion: () =>
    group(
      {},
      bottle(0, 50, 100, '#7b3fc0', 'round'),
      circle(0, 20, 44, use('glowViolet'), { style: 'mix-blend-mode:screen' }),
    ),
  flask: () => bottle(0, 50, 104, teal[4], 'flask'),
  wine: () => bottle(0, 50, 108, wine[3], 'tall'),
  mask: () => domino(0, -2, 108),
  hat: () => silkHat(0, 34, 104, { shadow: false }),
  wand: () => magicWand(-40, 32, 108, -38),
  cards: () =>
    group(
      {},
      card(-24, 4, 78, -18, { rank: 'K', suit: 'spade' }),
      card(4, -2, 78, 2, { rank: 'Q', suit: 'heart' }),
      card(30, 8, 78, 20, { back: true }),
    ),
  dove: () => place(0, 0, {}, bird(4, 0, 104)),
  crystalBall: () => crystalBall(0, -12, 40),
  cage: () => birdcage(0, 40, 72, -50, place(0, 0, { scale: 0.3 }, bird(0, -46, 160))),
  rope: () => place(0, 0, { scale: 0.62 }, ropeCoil(0, -76, 80)),
} as const

const drawings = {
  ...fromTheKit,
  crown: emblems.crown,
  rose: emblems.rose,
  drum: emblems.drum,
  star: emblems.star,
  sun: emblems.sun,
  moon: emblems.moon,
  spool: emblems.spool,
  scales: emblems.balance,
  mirror: emblems.handMirror,
  ...tools,
  ...treasures,
  ...household,
  ...nature,
  ...machines,
  ...everyday,
} as const

export type ThingName = keyof typeof drawings

/** Each is drawn around its own centre, about 100 high. */
export const things: Readonly<Record<ThingName, (hands?: Hands) => string>> = drawings

export const thingNames = Object.keys(things) as readonly ThingName[]

export const hasDial = (name: ThingName): boolean => name === 'clock' || name === 'pocketWatch'

/** x, y is its centre. Things that the words name are not drawn a second time by chance. */
export const thing = (name: ThingName, x: number, y: number, height: number, turn = 0): string =>
  isKeptOut(name) ? '' : place(x, y, { scale: height / 100, turn }, things[name](hasDial(name) ? handsOf(0) : null))

/** x, y is the middle of its foot. */
export const standing = (name: ThingName, x: number, y: number, height: number): string =>
  thing(name, x, y - height * 0.5, height)
