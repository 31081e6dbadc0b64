import { turnedLeg, tableTop } from '#app/features/generation/scenery/furniture.ts'
import { roundRug } from '#app/features/generation/scenery/hangings.ts'
import { candle, pendantLamp } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, halo, pool } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { ink, shade } from '#app/features/generation/scenery/palette.ts'
import { between } from '#app/features/generation/scenery/random.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'
import { drawRoom } from '#app/features/generation/scenery/room.ts'
import type { Room } from '#app/features/generation/scenery/room.ts'
import { clipTo, d, group, line, place, rect } from '#app/features/generation/scenery/svg.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import { isKeptOut, note } from '#app/features/generation/builtin/asked.ts'
import { showStanding, tinted } from '#app/features/generation/builtin/things/copies.ts'
import type { Standing } from '#app/features/generation/builtin/things/copies.ts'
import type { Canvas, Feature } from './canvas.ts'
import { scales } from './colours.ts'
import { furnishings, shownTogether } from './furnishings.ts'
import type { FurnishingName } from './furnishings.ts'
import type { Spot } from './wall-pieces.ts'
import { interiors } from './interiors.ts'
import type { Finish, Interior, InteriorName } from './interiors.ts'

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

/** The things that the words name, followed by what belongs in the place. */
export const standingIn = ({ things, plain, empty, random }: Canvas, own: readonly ThingName[]): Standing[] => [
  ...things,
  ...(plain || empty.place ? [] : shuffled(random, own).filter((name) => !isKeptOut(name))),
]

/** Arranges things in enough rows for all of them to fit, the first ones in front. */
export function rowsOf(
  count: number,
  { from, to, usual }: { from: number; to: number; usual: readonly number[] },
): { x: number; back: number; scale: number }[] {
  if (count <= usual.length) return usual.slice(0, count).map((x) => ({ x, back: 0, scale: 1 }))
  const rows = Math.min(3, Math.ceil(count / 7))
  const inRow = Math.ceil(count / rows)
  const scale = Math.min(1, 5.2 / inRow)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow)
    const many = Math.min(inRow, count - row * inRow)
    return { x: from + ((to - from) * ((index % inRow) + 0.5)) / many, back: row, scale }
  })
}

function bricks(room: Room, scale: readonly string[], tone: number, random: Random, w: number, h: number): string {
  const { left, top, right, bottom } = room.back
  const parts: string[] = []
  for (let y = top, row = 0; y < bottom; y += h, row += 1)
    for (let x = left - (row % 2) * (w / 2); x < right; x += w)
      parts.push(
        rect(x + 2, y + 2, w - 4, h - 4, shade(scale, tone + between(random, -0.05, 0.07)), {
          rx: Math.min(8, h * 0.14),
        }),
      )
  return group(
    { filter: use('grainStone') },
    clipTo(
      d`M${left} ${top}H${right}V${bottom}H${left}Z`,
      rect(left, top, right - left, bottom - top, shade(scale, tone - 0.14)),
      ...parts,
    ),
  )
}

function planks(room: Room, scale: readonly string[], tone: number, random: Random): string {
  const { left, top, right, bottom } = room.back
  const count = Math.round((right - left) / 74)
  const w = (right - left) / count
  return group(
    { filter: use('grainDown') },
    ...Array.from({ length: count }, (_, index) =>
      rect(left + index * w, top, w - 2, bottom - top, shade(scale, tone + between(random, -0.04, 0.05)), {
        stroke: ink[0],
        'stroke-opacity': 0.4,
      }),
    ),
    rect(left, bottom - (bottom - top) * 0.3, right - left, 16, shade(scale, tone + 0.14)),
  )
}

function panels(room: Room, scale: readonly string[], tone: number): string {
  const { left, top, right, bottom } = room.back
  const step = (right - left) / 6
  const parts = Array.from({ length: 18 }, (_, index) => {
    const [x, y, h] = [
      left + (index % 6) * step,
      top + (Math.floor(index / 6) * (bottom - top)) / 3,
      (bottom - top) / 3,
    ]
    return rect(x + 5, y + 5, step - 10, h - 10, shade(scale, tone + (index % 2) * 0.03), {
      rx: 14,
      stroke: shade(scale, tone + 0.22),
      'stroke-width': 3,
    })
  })
  return group(
    {},
    rect(left, top, right - left, bottom - top, shade(scale, tone - 0.12)),
    ...parts,
    line(d`M${left} ${bottom - 60}H${right}`, '#74e0b5', 5, { opacity: 0.7 }),
  )
}

const finishes: Record<Finish, (room: Room, scale: readonly string[], tone: number, random: Random) => string> = {
  paper: () => '',
  stone: (room, scale, tone, random) => bricks(room, scale, tone, random, 150, 84),
  brick: (room, scale, tone, random) => bricks(room, scale, tone, random, 76, 34),
  tiles: (room, scale, tone, random) => bricks(room, scale, tone + 0.08, random, 56, 56),
  planks,
  metal: (room, scale, tone) => panels(room, scale, tone),
}

function table(x: number, y: number, width: number, on: readonly Standing[], random: Random): string {
  const step = width / (on.length + 0.4)
  const size = Math.min(1, step / 120)
  return group(
    {},
    contact(x, y + 200, width * 0.54, 40),
    turnedLeg(x - width * 0.42, y + 50, 160, 46),
    turnedLeg(x + width * 0.42, y + 50, 160, 46),
    rect(x - width * 0.44, y + 40, width * 0.88, 60, use('woodDark')),
    tableTop(x - width / 2, y - 20, width, 64, 26),
    ...on.map((name, index) => {
      const [tx, ty] = [x - width / 2 + step * (index + 0.7), y + between(random, 4, 26)]
      return contact(tx, ty, 66 * size, 12, 0.7) + showStanding(name, tx, ty + 2, between(random, 136, 164) * size)
    }),
  )
}

const lights: Record<Interior['light'], (room: Room, x: number) => string> = {
  pendant: ({ back, height }, x) =>
    (isKeptOut('lamp') ? '' : pendantLamp(x, back.top + (back.bottom - back.top) * 0.2, 190, 0)) +
    pool(x, height * 0.88, 620, 120, 'glowSoft', 0.6) +
    halo(x, back.top + 300, 720, 'glowSoft', 0.5),
  beam: ({ height }, x) =>
    beam({ x: x + 130, y: -40, from: 120, to: 460, length: height, lean: -160, opacity: 0.75 }) +
    pool(x, height * 0.88, 560, 110, 'glowSoft', 0.6),
  candles: ({ back, width }, x) =>
    group(
      {},
      ...(isKeptOut('candle') ? [] : [back.left + 30, width - back.left - 30]).map((at) =>
        candle(at, back.bottom - (back.bottom - back.top) * 0.5, 96),
      ),
      halo(x, back.bottom - 160, 780, 'glowEmber', 0.45),
    ),
  cold: ({ height }, x) =>
    beam({ x, y: -40, from: 110, to: 360, length: height, lean: 90, cool: true, opacity: 0.7 }) +
    pool(x, height * 0.88, 560, 110, 'glowTeal', 0.55),
  none: () => '',
}

const shownBy: Partial<Record<FurnishingName, readonly string[]>> = {
  fireplace: ['fire'],
  curtains: ['window'],
  portholes: ['window'],
  bookcase: ['book'],
  pictures: ['easel', 'photo'],
  columns: ['statue'],
}

const isOut = (piece: FurnishingName): boolean => [piece, ...(shownBy[piece] ?? [])].some(isKeptOut)

type OnWall = { piece: FurnishingName; feature: Feature | null; count?: number }

/** The wall pieces that the words ask for, then those that belong in the place. */
function wallPiecesFor({ features, random, empty }: Canvas, look: Interior, slots: number): OnWall[] {
  const wanted = features.flatMap((feature): OnWall[] => {
    const { name, mention } = feature
    if (!Object.hasOwn(furnishings, name)) return []
    const piece = name as FurnishingName
    const together = shownTogether[piece] ?? 1
    const many = mention.count?.value === 'several' ? Math.max(2, together) : (mention.count?.value ?? together)
    return Array.from({ length: Math.min(Math.ceil(many / together), slots) }, (_, at) => ({
      piece,
      feature,
      count: Math.min(together, many - at * together),
    }))
  })
  const own = [look.back[0] ?? 'door', ...shuffled(random, look.back.slice(1))]
    .filter((piece) => !isOut(piece) && (!empty.place || ['door', 'window', 'portholes'].includes(piece)))
    .map((piece): OnWall => ({ piece, feature: null }))
  return shuffled(random, [...wanted, ...own].slice(0, slots))
}

function drawPiece({ piece, feature, count = 1 }: OnWall, spot: Spot): string {
  if (!feature) return furnishings[piece](spot)
  const { mention } = feature
  const isOpen = piece === 'door' && mention.states.some(({ value }) => value === 'open')
  if (isOpen) note(mention, { state: 'open' })
  if (['door', 'window', 'cabinet', 'curtains'].includes(piece) && !isOpen) note(mention, { state: 'closed' })
  const isUnlit = piece === 'fireplace' && mention.states.some(({ value }) => value === 'unlit')
  if (piece === 'fireplace') note(mention, { state: isUnlit ? 'unlit' : 'lit' })
  const isCounted = Object.hasOwn(shownTogether, piece)
  const drawn = furnishings[piece]({ ...spot, isOpen, isUnlit, ...(isCounted && { count }) })
  return withFeature(feature, drawn, { copies: count })
}

/** @param isEmpty whether there is nothing on or in it */
function withFeature(feature: Feature | undefined, drawn: string, { isEmpty = false, copies = 1 } = {}): string {
  if (!feature) return drawn
  note(feature.mention, { copies, ...(isEmpty ? { state: 'empty' } : {}) })
  return tinted(feature.mention, drawn)
}

const featureOf = ({ features }: Canvas, wanted: Feature['name']): Feature | undefined =>
  features.find(({ name }) => name === wanted)

const isThere = (canvas: Canvas, name: Feature['name'], usually = false): boolean =>
  featureOf(canvas, name) !== undefined || (usually && !isKeptOut(name))

/** The named things, then what belongs in the place: some on the table, the rest on the floor. */
function spreadOut(canvas: Canvas, look: Interior, hasTable: boolean): Record<'onTable' | 'onFloor', Standing[]> {
  const { things, empty, richness, width, height } = canvas
  const tall = height > width
  const own = standingIn({ ...canvas, things: [] }, look.things)
  const all = [...things, ...own.slice(0, Math.max(0, 3 + Math.round(richness * 4) - things.length))]
  const most = empty.table || !hasTable ? 0 : tall ? 2 : things.length > 6 ? 5 : 3
  return { onTable: all.slice(0, most), onFloor: all.slice(most, Math.max(most + (tall ? 3 : 4), things.length)) }
}

/** @param tableX where a table takes up the space */
function inFront(canvas: Canvas, onFloor: readonly Standing[], tableX: number | null): string[] {
  const { width, height, random, isShared } = canvas
  const tall = height > width
  const usual = [0.16, 0.84, 0.34, 0.68, 0.5].filter(
    (at) => (tableX === null || Math.abs(at * width - tableX) > width * (tall ? 0.2 : 0.25)) && !(isShared && at > 0.6),
  )
  const needed = onFloor.filter((each) => typeof each !== 'string').length
  const spread = rowsOf(Math.max(needed, Math.min(onFloor.length, usual.length)), {
    from: 0.08,
    to: isShared ? 0.64 : 0.92,
    usual,
  })
  return onFloor
    .slice(0, spread.length)
    .map((each, index) => ({ each, at: spread[index] ?? { x: 0.5, back: 0, scale: 1 } }))
    .toSorted((a, b) => b.at.back - a.at.back)
    .map(({ each, at }) => {
      const [x, y, size] = [
        at.x * width + between(random, -30, 30) * at.scale,
        height * (between(random, 0.88, 0.96) - at.back * 0.085),
        between(random, 176, 226) * (tall ? 1.1 : 1) * at.scale,
      ]
      return contact(x, y, size * 0.5, size * 0.09) + showStanding(each, x, y + 2, size)
    })
}

export function drawInterior(name: InteriorName, canvas: Canvas, bare = false): string {
  const { width, height, random, time } = canvas
  const look: Interior = interiors[name]
  const tall = height > width
  const room: Room = {
    width,
    height,
    back: tall
      ? { left: width * 0.09, top: height * 0.13, right: width * 0.91, bottom: height * 0.68 }
      : { left: width * 0.105, top: height * 0.1, right: width * 0.895, bottom: height * 0.745 },
  }
  const wide = room.back.right - room.back.left
  const scale = scales[canvas.hue ?? look.wall]
  const tone = look.tone + (time === 'day' ? 0.1 : time === 'night' ? -0.03 : 0.03)
  const k = tall ? 1.5 : 1.14
  const slots = tall ? 2 : 4
  const slot = wide / slots
  const spots = wallPiecesFor(canvas, look, slots)
  const furniture = spots.map((onWall, index) =>
    place(
      room.back.left + slot * (index + 0.5),
      room.back.bottom,
      { scale: k },
      drawPiece(onWall, {
        x: 0,
        floor: 0,
        width: slot / k,
        height: (room.back.bottom - room.back.top) / k,
        random,
        time,
      }),
    ),
  )
  const asked = (wanted: Feature['name']): Feature | undefined => featureOf(canvas, wanted)
  const hasTable = isThere(canvas, 'table', look.table)
  const hasRug = isThere(canvas, 'rug', look.rug)
  withFeature(asked('room'), '', { isEmpty: canvas.empty.place })
  const tableX = width * (canvas.isShared ? 0.38 : between(random, 0.36, 0.64))
  const { onTable, onFloor } = spreadOut(canvas, look, hasTable)
  const front = inFront(canvas, onFloor, hasTable ? tableX : null)
  return group(
    {},
    drawRoom(room, {
      scale,
      wallTone: tone,
      floorTones: { from: 0.66, to: 0.28 },
      dado: look.finish === 'paper' ? 0.68 : 0.99,
      seed: Math.floor(random() * 1000),
      beams: tall ? 4 : 6,
    }),
    finishes[look.finish](room, scale, tone, random),
    rect(room.back.left, room.back.top, wide, 130, use('fadeUp'), { opacity: 0.6 }),
    rect(room.back.left, room.back.top, 120, room.back.bottom - room.back.top, use('fadeLeft'), { opacity: 0.5 }),
    rect(room.back.right - 160, room.back.top, 160, room.back.bottom - room.back.top, use('fadeRight'), {
      opacity: 0.6,
    }),
    ...furniture,
    hasRug && !bare ? withFeature(asked('rug'), roundRug(width / 2, height * 0.88, width * 0.34, height * 0.075)) : '',
    time === 'day' ? rect(0, 0, width, height, '#ffe9c0', { opacity: 0.1, style: 'mix-blend-mode:screen' }) : '',
    lights[look.light](room, tableX),
    bare || !hasTable
      ? ''
      : withFeature(asked('table'), table(tableX, height * 0.76, tall ? width * 0.6 : 620, onTable, random), {
          isEmpty: onTable.length === 0,
        }),
    ...(bare ? [] : front),
    dust(room.back.left, room.back.top, wide, room.back.bottom - room.back.top, 50, Math.floor(random() * 1000)),
  )
}
