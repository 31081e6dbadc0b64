import { halo } from '#app/features/generation/scenery/light.ts'
import { door as panelDoor } from '#app/features/generation/scenery/furniture.ts'
import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { frame } from '#app/features/generation/scenery/hangings.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, teal, wood } from '#app/features/generation/scenery/palette.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { handsOf } from '#app/features/generation/builtin/asked.ts'
import { wallClock } from '#app/features/generation/scenery/clocks.ts'
import { standing, thing } from '#app/features/generation/builtin/things/things.ts'
import { skyView } from './sky.ts'
import type { Time } from './canvas.ts'

/** The place of a piece at the wall: the middle of its foot, and the available space. */
export interface Spot {
  x: number
  floor: number
  width: number
  height: number
  random: Random
  time: Time
  isOpen?: boolean
  isUnlit?: boolean
  /** How many of it, of a piece that shows several. */
  count?: number
}

export type Piece = (spot: Spot) => string

const fireplace: Piece = ({ x, floor, height, isUnlit = false }) => {
  const k = Math.min(1.25, height / 520)
  const flame = (fx: number, size: number): string =>
    path(
      d`M${fx} 0C${fx - size * 0.5} ${-size * 0.2} ${fx - size * 0.36} ${-size * 0.6} ${fx - size * 0.06} ${-size}C${fx + size * 0.1} ${-size * 0.7} ${fx + size * 0.46} ${-size * 0.5} ${fx} 0Z`,
      use('ember'),
    )
  return place(
    x,
    floor,
    { scale: k },
    group({ filter: use('shadow') }, path('M-170 0V-330H170V0Z', use('dusk'), { filter: use('grainStone') })),
    path('M-112 0V-190Q-112 -264 0 -264Q112 -264 112 -190V0Z', ink[0]),
    clipTo(
      'M-112 0V-190Q-112 -264 0 -264Q112 -264 112 -190V0Z',
      ...(isUnlit
        ? []
        : [halo(0, -50, 190, 'glowEmber'), place(0, -16, {}, flame(-44, 120), flame(40, 140), flame(0, 176))]),
      rect(-80, -30, 150, 24, use('woodPitch'), { rx: 12, transform: 'rotate(-5)' }),
      rect(-70, -24, 150, 24, use('woodDark'), { rx: 12, transform: 'rotate(5)' }),
    ),
    path('M-112 0V-190Q-112 -264 0 -264Q112 -264 112 -190V0', 'none', { stroke: brass[2], 'stroke-width': 7 }),
    group({ filter: use('grainAcross') }, rect(-194, -356, 388, 34, use('wood'))),
    rect(-194, -356, 388, 4, wood[6]),
    standing('candle', -150, -354, 84),
    standing('clock', 0, -350, 120),
    standing('vase', 140, -354, 76),
    isUnlit ? '' : halo(0, -60, 420, 'glowEmber', 0.5),
  )
}

const window: Piece = ({ x, floor, width, height, random, time }) => {
  const [w, h] = [Math.min(width * 0.62, 230), Math.min(height * 0.62, 420)]
  const y = floor - height * 0.27 - h
  const shape = d`M${x - w / 2} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y + w / 2}V${y + h}Z`
  return group(
    {},
    path(shape, ink[0], { stroke: use('wood'), 'stroke-width': 30, filter: use('shadow') }),
    clipTo(shape, place(x - w / 2, y, {}, skyView(w, h, time, random))),
    path(shape, 'none', { stroke: use('woodMid'), 'stroke-width': 12 }),
    line(
      d`M${x} ${y}V${y + h}M${x - w / 2} ${y + w * 0.5}H${x + w / 2}M${x - w / 2} ${y + h * 0.7}H${x + w / 2}`,
      wood[2],
      7,
    ),
    rect(x - w / 2 - 26, y + h, w + 52, 18, use('wood')),
    halo(x, y + h * 0.5, w * 1.5, time === 'day' ? 'glowSoft' : 'glowMoon', time === 'night' ? 0.55 : 0.8),
  )
}

const curtains: Piece = (spot) => {
  const { x, floor, width, height } = spot
  const [w, top] = [Math.min(width * 0.94, 330), floor - height * 0.96]
  const side = (from: number, to: number, pinch: number): string =>
    drape({
      left: edge({ x: from, y: top }, { x: from + pinch * 0.3, y: floor - height * 0.4 }, { x: from, y: floor - 8 }),
      right: edge({ x: to, y: top }, { x: to + pinch, y: floor - height * 0.4 }, { x: to + pinch * 0.5, y: floor - 8 }),
      folds: 4,
      fringe: true,
    })
  return group(
    {},
    window(spot),
    side(x - w / 2, x - w * 0.22, -30),
    side(x + w / 2, x + w * 0.22, 30),
    swags(x - w / 2, top - 6, w, 44, 2),
  )
}

const door: Piece = ({ x, floor, width, height, random, isOpen = false }) => {
  const [w, h] = [Math.min(width * 0.6, 210), Math.min(height * 0.76, 470)]
  return panelDoor(x - w / 2, floor - h, w, h, {
    arched: random() < 0.5,
    open: isOpen,
    fill: pick(random, [use('wood'), use('wineDeep'), use('tealDark')]),
  })
}

const pictures: Piece = ({ x, floor, width, height, random, time, count = 3 }) => {
  const subject = (w: number, h: number): string =>
    random() < 0.5
      ? place(-w / 2, -h / 2, {}, skyView(w, h, time === 'night' ? 'dusk' : 'night', random))
      : thing(
          pick(random, ['boat', 'rose', 'skull', 'owl', 'crown', 'moon', 'windmill', 'statue', 'cat']),
          0,
          0,
          h * 0.6,
        )
  const ground = (): string => pick(random, [use('paper'), use('dusk'), use('tealDark'), use('wineDeep')])
  const w = Math.min(width, 330)
  const frames = [
    frame(x - w * 0.2, floor - height * 0.72, w * 0.44, w * 0.54, ground(), subject(w * 0.44, w * 0.54)),
    frame(x + w * 0.26, floor - height * 0.78, w * 0.32, w * 0.32, ground(), subject(w * 0.32, w * 0.32)),
    frame(x + w * 0.27, floor - height * 0.52, w * 0.36, w * 0.26, ground(), subject(w * 0.36, w * 0.26)),
  ]
  return group({}, ...frames.slice(0, count))
}

const columns: Piece = ({ x, floor, width, height, count = 2 }) => {
  const column = (cx: number): string =>
    group(
      { filter: use('shadow') },
      rect(cx - 26, floor - height * 0.96, 52, height * 0.96, use('steelRod')),
      rect(cx - 42, floor - height, 84, 34, use('steel')),
      rect(cx - 42, floor - 34, 84, 34, use('steel')),
      ...[-12, 0, 12].map((at) =>
        line(d`M${cx + at} ${floor - 40}V${floor - height * 0.94}`, ink[0], 3, { opacity: 0.4 }),
      ),
    )
  return group(
    {},
    ...[-0.38, 0.38].slice(0, count).map((at) => column(x + width * at)),
    standing('statue', x, floor, Math.min(height * 0.5, 300)),
  )
}

const portholes: Piece = ({ x, floor, height, random, time }) =>
  group(
    {},
    ...[-0.02].map((shift) => {
      const [cx, cy, r] = [x + shift, floor - height * 0.6, 96]
      return group(
        {},
        circle(cx, cy, r + 24, use('brass'), { filter: use('shadow') }),
        clipTo(
          d`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`,
          place(cx - r, cy - r, {}, skyView(r * 2, r * 2, time, random, 'sea')),
        ),
        ...Array.from({ length: 8 }, (_, index) =>
          circle(
            cx + Math.cos((index * Math.PI) / 4) * (r + 12),
            cy + Math.sin((index * Math.PI) / 4) * (r + 12),
            5,
            brass[1],
          ),
        ),
        circle(cx, cy, r, 'none', { stroke: brass[1], 'stroke-width': 5 }),
      )
    }),
  )

const blackboard: Piece = ({ x, floor, width, height, random }) => {
  const [w, h] = [Math.min(width * 1.0, 360), Math.min(height * 0.44, 230)]
  const y = floor - height * 0.42 - h
  return group(
    {},
    rect(x - w / 2, y, w, h, shade(teal, 0.22), { stroke: use('wood'), 'stroke-width': 16, filter: use('shadow') }),
    ...Array.from({ length: 5 }, (_, index) =>
      line(
        d`M${x - w * 0.4} ${y + 34 + index * h * 0.17}q10 -10 20 0t20 0h${between(random, w * 0.1, w * 0.34)}`,
        paper[4],
        3,
        { opacity: 0.7 },
      ),
    ),
    circle(x + w * 0.26, y + h * 0.46, h * 0.24, 'none', { stroke: paper[4], 'stroke-width': 3, opacity: 0.7 }),
    line(
      d`M${x + w * 0.26} ${y + h * 0.2}V${y + h * 0.72}M${x + w * 0.12} ${y + h * 0.46}H${x + w * 0.4}`,
      paper[4],
      2,
      { opacity: 0.6 },
    ),
    rect(x - w / 2, y + h + 4, w, 12, use('wood')),
  )
}

const clockPiece: Piece = ({ x, floor, height }) =>
  wallClock(x, floor - height * 0.7, Math.min(82, height * 0.15), { hour: null, ...handsOf(0), swing: 8 })

const mirror: Piece = ({ x, floor, height }) => {
  const h = Math.min(height * 0.7, 380)
  return group(
    {},
    ellipse(x, floor - height * 0.5, h * 0.33, h * 0.5, use('brass'), { filter: use('shadow') }),
    ellipse(x, floor - height * 0.5, h * 0.28, h * 0.45, use('mirrorGlass')),
    path(
      d`M${x - h * 0.2} ${floor - height * 0.5 - h * 0.1}Q${x - h * 0.14} ${floor - height * 0.5 - h * 0.34} ${x + h * 0.02} ${floor - height * 0.5 - h * 0.4}L${x - h * 0.1} ${floor - height * 0.5 - h * 0.06}Z`,
      '#ffffff',
      { opacity: 0.5 },
    ),
    thing('star', x, floor - height * 0.5 - h * 0.52, 44),
  )
}

const stainedGlass: Piece = ({ x, floor, height, random }) => {
  const [w, h] = [180, Math.min(height * 0.76, 470)]
  const y = floor - height * 0.14 - h
  const shape = d`M${x - w / 2} ${y + h}V${y + w * 0.7}Q${x - w / 2} ${y + w * 0.3} ${x} ${y}Q${x + w / 2} ${y + w * 0.3} ${x + w / 2} ${y + w * 0.7}V${y + h}Z`
  const panes = Array.from({ length: 6 * 12 }, (_, index) =>
    rect(
      x - w / 2 + (index % 6) * (w / 6),
      y + Math.floor(index / 6) * (h / 12),
      w / 6,
      h / 12,
      pick(random, ['#8b284c', '#28626c', '#cb9032', '#543886', '#366fae', '#bb4a68', '#efc15e', '#35704c']),
      { stroke: ink[0], 'stroke-width': 3, opacity: 0.9 },
    ),
  )
  return group(
    {},
    path(shape, ink[0], { stroke: use('steel'), 'stroke-width': 26 }),
    clipTo(
      shape,
      ...panes,
      circle(x, y + h * 0.3, w * 0.3, '#ffe2a0', { stroke: ink[0], 'stroke-width': 4 }),
      thing('star', x, y + h * 0.3, w * 0.44),
    ),
    halo(x, y + h * 0.4, w * 1.6, 'glowRose', 0.6),
  )
}

export const wallPieces = {
  fireplace,
  window,
  curtains,
  door,
  pictures,
  columns,
  portholes,
  blackboard,
  mirror,
  stainedGlass,
  clock: clockPiece,
} as const
