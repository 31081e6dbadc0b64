import { bottle } from '#app/features/generation/scenery/furniture.ts'
import { candle, deskLamp, lantern } from '#app/features/generation/scenery/lamps.ts'
import { card } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import type { State } from '#app/features/generation/understanding/attributes.ts'
import { emptyTeacup, openHatBox } from './household.ts'
import { things } from './things.ts'
import { closedUmbrella, openLock } from './tools.ts'
import { openEnvelope, openGift } from './treasures.ts'
import type { ThingName } from './things.ts'

const edge = { stroke: ink[1], 'stroke-width': 1.5 }

const openChest = (): string =>
  group(
    {},
    path('M-50 -4L-56 -46Q0 -62 56 -46L50 -4Z', use('wineDeep'), edge),
    path('M-46 -8L-51 -40Q0 -53 51 -40L46 -8Z', ink[0], { opacity: 0.6 }),
    ellipse(0, -4, 50, 8, ink[0]),
    rect(-54, -4, 108, 46, use('wineDeep'), edge),
    ...[-34, 34].map((x) => rect(x - 3, -4, 6, 46, use('brassRod'))),
    rect(-54, -6, 108, 6, use('brass'), { rx: 2 }),
    rect(-7, 4, 14, 12, use('brass'), { rx: 2, ...edge }),
  )

const openDoor = (): string =>
  group(
    {},
    path('M-34 52V-18A34 34 0 0 1 34 -18V52Z', use('woodDark'), edge),
    path('M-27 52V-18A27 27 0 0 1 27 -18V52Z', ink[0]),
    path('M-27 52V-18A27 27 0 0 1 27 -18V52Z', use('glowSoft'), { opacity: 0.55 }),
    path('M-27 52V-18Q-26 -34 -14 -42L-6 -34V62Z', use('wood'), edge),
    circle(-11, 14, 3.4, use('brass'), edge),
  )

const unlitTorch = (): string =>
  group(
    {},
    path('M-9 0H9L4 52H-4Z', use('wood'), edge),
    path('M-15 -10H15L10 6H-10Z', use('steel'), edge),
    path('M-13 -10Q-10 -22 0 -22Q10 -22 13 -10Z', ink[0]),
  )

const ashes = (): string =>
  group(
    {},
    ellipse(0, 40, 44, 10, ink[1]),
    place(0, 34, { turn: 9 }, rect(-42, -7, 84, 13, use('woodDark'), { rx: 6, ...edge })),
    place(0, 34, { turn: -9 }, rect(-42, -7, 84, 13, use('woodPitch'), { rx: 6, ...edge })),
  )

/** Closed lids over the eyes of an animal whose head is drawn in `things`. */
const lids = (
  name: ThingName,
  at: readonly (readonly [x: number, y: number, r: number])[],
  fill: string,
  dark: string,
) =>
  group(
    {},
    things[name](),
    ...at.map(
      ([x, y, r]) =>
        ellipse(x, y, r + 0.8, r + 1.4, fill) + line(`M${x - r} ${y + 1}Q${x} ${y + r} ${x + r} ${y + 1}`, dark, 2.4),
    ),
  )

const coin = (): string =>
  group(
    {},
    circle(0, 0, 40, use('brass'), { stroke: brass[1], 'stroke-width': 2 }),
    circle(0, 0, 31, 'none', { stroke: brass[6], 'stroke-width': 2.4, opacity: 0.7 }),
    path('M0 -20L6 -6H21L9 3L14 18L0 9L-14 18L-9 3L-21 -6H-6Z', brass[1], { opacity: 0.7 }),
  )

/** Drawings of things in a state that their usual drawing does not show. */
const drawnAs: Partial<Record<ThingName, Partial<Record<State, () => string>>>> = {
  candle: { unlit: () => place(0, 46, { scale: 0.78 }, candle(0, 0, 100, true, false)) },
  lantern: { unlit: () => lantern(0, 50, 106, false) },
  lamp: { unlit: () => deskLamp(10, 50, 112, false) },
  torch: { unlit: unlitTorch },
  fire: { unlit: ashes },
  wine: { empty: () => bottle(0, 50, 108, null, 'tall') },
  flask: { empty: () => bottle(0, 50, 104, null, 'flask') },
  potion: { empty: () => bottle(0, 50, 100, null, 'round') },
  teacup: { empty: emptyTeacup },
  chest: { open: openChest },
  door: { open: openDoor },
  book: { open: () => things.openBook() },
  openBook: { closed: () => things.book() },
  lock: { open: openLock },
  envelope: { open: openEnvelope },
  gift: { open: openGift },
  hatBox: { open: openHatBox },
  umbrella: { closed: closedUmbrella },
  cat: {
    asleep: () =>
      lids(
        'cat',
        [
          [-13, -24, 7],
          [9, -24, 7],
        ],
        ink[3],
        ink[7],
      ),
  },
  dog: {
    asleep: () =>
      lids(
        'dog',
        [
          [-12, -34, 4.6],
          [8, -34, 4.6],
        ],
        wood[3],
        ink[0],
      ),
  },
  owl: {
    asleep: () =>
      lids(
        'owl',
        [
          [-16, -20, 14],
          [16, -20, 14],
        ],
        wood[3],
        ink[0],
      ),
  },
}

/** States that the usual drawing shows anyway. */
const usual: Partial<Record<ThingName, readonly State[]>> = {
  candle: ['lit'],
  lantern: ['lit'],
  lamp: ['lit'],
  torch: ['lit'],
  fire: ['lit'],
  chest: ['closed'],
  door: ['closed'],
  book: ['closed'],
  openBook: ['open'],
  lock: ['closed'],
  envelope: ['closed'],
  gift: ['closed'],
  hatBox: ['closed'],
  umbrella: ['open'],
  cat: ['awake'],
  dog: ['awake'],
  owl: ['awake'],
  wine: ['full'],
  flask: ['full'],
  potion: ['full'],
  teacup: ['full'],
}

/** Things that stay recognisable when cracked. */
const brittle: ReadonlySet<ThingName> = new Set([
  'mirror',
  'vase',
  'clock',
  'pocketWatch',
  'statue',
  'mask',
  'egg',
  'teacup',
  'skull',
  'crystalBall',
  'hourglass',
  'wine',
  'flask',
  'potion',
  'globe',
  'door',
  'chest',
  'drum',
  'shield',
  'lantern',
  'bell',
  'computer',
  'photo',
] as const)

const cracks = (): string =>
  group(
    {},
    line('M-8 -44L2 -22L-9 -8L6 8L-4 24L5 44', ink[0], 2.6),
    line('M2 -22L22 -30M-9 -8L-28 -2M6 8L26 16M-4 24L-20 34', ink[0], 2),
    line('M-6.600 -43L3.400 -21L-7.600 -7L7.400 9L-2.600 25L6.400 45', '#ffffff', 1, { opacity: 0.7 }),
  )

/** Things whose usual drawing shows several of them. */
const piles: Partial<Record<ThingName, () => string>> = {
  coins: coin,
  cards: () => card(0, 0, 92, 6, { rank: 'Q', suit: 'heart' }),
}
export const isPile = (name: ThingName): boolean =>
  ['coins', 'cards', 'scales', 'spectacles', 'scissors', 'boots'].includes(name)

/** The drawing for these states, and which of them it shows. */
export function drawingIn(
  name: ThingName,
  states: readonly State[],
  isCounted: boolean,
): { draw: (typeof things)[ThingName]; shows: State[] } {
  const other = states.find((state) => drawnAs[name]?.[state])
  const base = (other && drawnAs[name]?.[other]) ?? (isCounted ? piles[name] : undefined) ?? things[name]
  const isBroken = states.includes('broken') && brittle.has(name)
  return {
    draw: isBroken ? (face) => base(face) + cracks() : base,
    shows: states.filter(
      (state) =>
        state === other ||
        state === 'whole' ||
        (state === 'broken' && isBroken) ||
        (!other && usual[name]?.includes(state)),
    ),
  }
}
