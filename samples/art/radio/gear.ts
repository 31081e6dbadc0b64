import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { amber, glow, night, paint, red, steel } from './paints.ts'

/** What is spooled on it reaches to `full` of its size. */
export function reel(x: number, y: number, r: number, full = 0.8, turn = 0): string {
  const holes = [0, 120, 240].map((at) =>
    place(
      0,
      0,
      { turn: at + turn },
      path(
        d`M${-r * 0.16} ${-r * 0.34}L${-r * 0.34} ${-r * 0.82}Q0 ${-r * 0.98} ${r * 0.34} ${-r * 0.82}L${r * 0.16} ${-r * 0.34}Q0 ${-r * 0.26} ${-r * 0.16} ${-r * 0.34}Z`,
        night[1],
        { opacity: 0.6 },
      ),
    ),
  )
  return place(
    x,
    y,
    {},
    group({ filter: use('shadow') }, circle(0, 0, r, paint('steelFace'))),
    circle(0, 0, r * full, paint('tape')),
    ...[0.92, 0.84, 0.72].map((share) =>
      circle(0, 0, r * full * share, 'none', { stroke: '#8a5634', 'stroke-width': 1.5, opacity: 0.5 }),
    ),
    ...holes,
    circle(0, 0, r, 'none', { stroke: steel[5], 'stroke-width': r * 0.035, opacity: 0.8 }),
    circle(0, 0, r * 0.24, paint('steelFace'), { stroke: steel[1], 'stroke-width': 3 }),
    circle(0, 0, r * 0.09, night[0]),
    path(
      d`M${-r * 0.86} ${-r * 0.3}A${r * 0.92} ${r * 0.92} 0 0 1 ${r * 0.05} ${-r * 0.91}Q${-r * 0.5} ${-r * 0.7} ${-r * 0.86} ${-r * 0.3}Z`,
      '#ffffff',
      { opacity: 0.16 },
    ),
  )
}

/** The needle from -1 to 1. */
export function meter(x: number, y: number, width: number, needle = -0.9): string {
  const height = width * 0.6
  const angle = needle * 46
  return group(
    {},
    rect(x - 6, y - 6, width + 12, height + 12, steel[0], { rx: 6 }),
    rect(x, y, width, height, paint('dialLit'), { rx: 4 }),
    path(
      d`M${x + width * 0.12} ${y + height * 0.5}Q${x + width / 2} ${y + height * 0.08} ${x + width * 0.88} ${y + height * 0.5}`,
      'none',
      { stroke: amber[1], 'stroke-width': 3 },
    ),
    path(
      d`M${x + width * 0.66} ${y + height * 0.24}Q${x + width * 0.78} ${y + height * 0.34} ${x + width * 0.88} ${y + height * 0.5}`,
      'none',
      { stroke: red[2], 'stroke-width': 5 },
    ),
    place(x + width / 2, y + height * 1.02, { turn: angle }, line(d`M0 0V${-height * 0.82}`, night[0], 3)),
    rect(x, y + height * 0.78, width, height * 0.22, amber[1], { rx: 4 }),
    glow(x + width / 2, y + height / 2, width * 0.95, 'warm', 0.4),
  )
}

export const knob = (x: number, y: number, r: number, turn = 0): string =>
  place(
    x,
    y,
    {},
    ellipse(2, r * 0.3, r * 1.1, r, night[0], { opacity: 0.5 }),
    circle(0, 0, r, paint('steelDark'), { stroke: steel[4], 'stroke-width': 1.5 }),
    circle(0, 0, r * 0.66, steel[2]),
    place(0, 0, { turn }, line(d`M0 ${-r * 0.2}V${-r * 0.9}`, amber[5], Math.max(2, r * 0.16))),
  )

export const fader = (x: number, y: number, length: number, at: number): string =>
  group(
    {},
    rect(x - 4, y, 8, length, night[0], { rx: 4 }),
    rect(x - 15, y + length * at - 12, 30, 24, paint('steelFace'), { rx: 4 }),
    line(d`M${x - 12} ${y + length * at}H${x + 12}`, red[3], 3),
  )

export const pilot = (x: number, y: number, r: number, kind: 'warm' | 'alarm' | 'green' = 'warm'): string =>
  group(
    {},
    circle(x, y, r * 1.3, steel[0]),
    circle(x, y, r, { warm: amber[5], alarm: red[3], green: '#7dffa2' }[kind]),
    circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#ffffff', { opacity: 0.8 }),
    glow(x, y, r * 6, kind, 0.7),
  )

export const socket = (x: number, y: number, r: number): string =>
  group(
    {},
    circle(x, y + r * 0.12, r * 1.1, night[0], { opacity: 0.6 }),
    circle(x, y, r, amber[3]),
    circle(x, y, r * 0.86, amber[4]),
    circle(x, y, r * 0.55, night[0]),
    path(d`M${x - r * 0.8} ${y - r * 0.2}A${r * 0.84} ${r * 0.84} 0 0 1 ${x} ${y - r * 0.84}`, 'none', {
      stroke: amber[6],
      'stroke-width': r * 0.14,
    }),
  )

/** A plugged cord that hangs from one socket and goes down. */
export const cord = (x: number, y: number, toX: number, toY: number, colour: string, width = 9): string =>
  group(
    {},
    path(d`M${x} ${y}C${x + 10} ${y + (toY - y) * 0.8} ${toX} ${y + (toY - y) * 0.4} ${toX} ${toY}`, 'none', {
      stroke: night[0],
      'stroke-width': width + 6,
      opacity: 0.5,
    }),
    path(d`M${x} ${y}C${x + 10} ${y + (toY - y) * 0.8} ${toX} ${y + (toY - y) * 0.4} ${toX} ${toY}`, 'none', {
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
    }),
    circle(x, y, width * 1.1, steel[1]),
    circle(x, y, width * 0.7, amber[4]),
  )

/** A steel cabinet from the front. */
export function rack(x: number, y: number, width: number, height: number): string {
  const screws = Array.from({ length: 7 }, (_, at) => y + 40 + ((height - 80) / 6) * at).flatMap((at) =>
    [x + 16, x + width - 16].map((side) => circle(side, at, 5, steel[4], { stroke: steel[0], 'stroke-width': 2 })),
  )
  return group(
    {},
    group({ filter: use('shadowFar') }, rect(x, y, width, height, steel[1])),
    rect(x, y, 8, height, steel[4], { opacity: 0.6 }),
    rect(x, y, width, 6, steel[5], { opacity: 0.5 }),
    rect(x + 30, y + 16, width - 60, height - 32, steel[0]),
    ...screws,
    rect(x, y, width, height, paint('sink'), { opacity: 0.6 }),
  )
}

/** A plate in a rack. */
export const plate = (x: number, y: number, width: number, height: number): string =>
  group(
    {},
    rect(x, y, width, height, paint('steelFace')),
    path(d`M${x + width * 0.1} ${y}h${width * 0.18}l${-width * 0.08} ${height}h${-width * 0.18}Z`, steel[6], {
      opacity: 0.09,
    }),
    rect(x, y, width, 3, steel[6], { opacity: 0.6 }),
    rect(x, y + height - 4, width, 4, night[0], { opacity: 0.6 }),
  )

/** Ventilation slots. */
export const slots = (x: number, y: number, width: number, count: number, gap: number): string =>
  group({}, ...Array.from({ length: count }, (_, at) => rect(x, y + at * gap, width, gap * 0.42, night[0], { rx: 3 })))

/** A disc as on the cue sheet and the switch, about (0, 0): in lines. */
export const discSign = {
  wide: (colour: string): string =>
    circle(0, 0, 50, 'none', { stroke: colour, 'stroke-width': 4 }) +
    circle(0, 0, 17, 'none', { stroke: colour, 'stroke-width': 3 }) +
    circle(0, 0, 4, colour),
  thick: (colour: string): string =>
    circle(0, 0, 36, 'none', { stroke: colour, 'stroke-width': 13 }) +
    circle(0, 0, 14, colour) +
    circle(0, 0, 4, '#f4ecd6'),
  small: (colour: string): string =>
    circle(0, 0, 29, 'none', { stroke: colour, 'stroke-width': 4 }) +
    circle(0, 0, 15, 'none', { stroke: colour, 'stroke-width': 4 }),
} as const

export type Disc = keyof typeof discSign

/** In the order in which Margot played them. */
export const playedTonight: readonly Disc[] = ['wide', 'thick', 'small']
export const speedOf: Readonly<Record<Disc, string>> = { wide: '33', thick: '78', small: '45' }

/** What stands beside the rows and over the columns of the bay; about (0, 0), some 40 high. */
export const signs: Readonly<Record<string, (colour: string) => string>> = {
  microphone: (c) =>
    rect(-9, -22, 18, 28, c, { rx: 9 }) + line('M-15 0Q-15 14 0 14Q15 14 15 0M0 14V22M-9 22H9', c, 3.4),
  telephone: (c) =>
    path('M-22 -8Q-22 -20 0 -20Q22 -20 22 -8L20 0H10L9 -8H-9L-10 0H-20Z', c) + path('M-14 2H14L20 20H-20Z', c),
  clock: (c) => circle(0, 0, 20, 'none', { stroke: c, 'stroke-width': 3.6 }) + line('M0 -12V0L9 6', c, 3.6),
  ladder: (c) => line('M-11 -22V22M11 -22V22M-11 -13H11M-11 0H11M-11 13H11', c, 3.6),
  aerial: (c) =>
    line('M0 -16L-11 22M0 -16L11 22M-6 6H6M-9 14H9', c, 3.4) +
    line('M-9 -22Q-15 -14 -9 -6M9 -22Q15 -14 9 -6M-16 -25Q-25 -14 -16 -3M16 -25Q25 -14 16 -3', c, 3),
  reel: (c) =>
    circle(0, 0, 21, 'none', { stroke: c, 'stroke-width': 3.6 }) +
    [0, 120, 240].map((turn) => place(0, 0, { turn }, circle(0, -11, 5, c))).join('') +
    circle(0, 0, 3, c),
  headphones: (c) =>
    line('M-18 6Q-20 -20 0 -20Q20 -20 18 6', c, 4) +
    rect(-24, 0, 11, 20, c, { rx: 4 }) +
    rect(13, 0, 11, 20, c, { rx: 4 }),
  loudspeaker: (c) => path('M-20 -9H-8L8 -20V20L-8 9H-20Z', c) + line('M14 -11Q20 0 14 11M20 -17Q30 0 20 17', c, 3.4),
  desk: (c) => path('M-24 -8H24V0H20V20H13V0H-13V20H-20V0H-24Z', c),
  screwdriver: (c) => rect(-6, -24, 12, 22, c, { rx: 5 }) + path('M-3 -2H3V16L5 24H-5L-3 16Z', c),
  record: (c) => circle(0, 0, 22, 'none', { stroke: c, 'stroke-width': 4 }) + circle(0, 0, 9, c),
}

export const bayRows = ['microphone', 'telephone', 'clock', 'ladder'] as const
export const bayColumns = ['aerial', 'reel', 'headphones', 'loudspeaker'] as const
/** For each row the column that it is to go to, as Margot’s letter says. */
export const patched: Readonly<Record<(typeof bayRows)[number], (typeof bayColumns)[number]>> = {
  microphone: 'reel',
  telephone: 'loudspeaker',
  clock: 'headphones',
  ladder: 'aerial',
}

/** x, y is the corner of a bay of four by four; `step` from socket to socket. */
export const bay = (x: number, y: number, step: number, cords: readonly [row: number, column: number][] = []): string =>
  group(
    {},
    ...bayRows.map((name, at) => place(x - step * 0.72, y + at * step, { scale: step / 64 }, signs[name]!(night[0]))),
    ...bayColumns.map((name, at) =>
      place(x + at * step, y - step * 0.72, { scale: step / 64 }, signs[name]!(night[0])),
    ),
    ...bayRows.flatMap((_, row) =>
      bayColumns.map((__, column) => socket(x + column * step, y + row * step, step * 0.27)),
    ),
    ...cords.map(([row, column], at) =>
      cord(
        x + column * step,
        y + row * step,
        x + step * (0.3 + at * 0.8),
        y + step * 4.3,
        [red[2], amber[3], night[5], steel[4]][at]!,
        step * 0.13,
      ),
    ),
  )
