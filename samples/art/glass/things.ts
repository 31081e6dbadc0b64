import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place } from '#app/features/generation/scenery/svg.ts'
import { brass, iron, paint, stone, zinc } from './paints.ts'

/** Ten past nine. */
export const clock = (x: number, y: number, r: number): string => {
  const spoke = (turn: number, from: number, to: number) => {
    const a = (turn * Math.PI) / 180
    return d`M${x + Math.sin(a) * r * from} ${y - Math.cos(a) * r * from}L${x + Math.sin(a) * r * to} ${y - Math.cos(a) * r * to}`
  }
  return group(
    {},
    group({ filter: use('shadowNear') }, circle(x, y, r * 1.14, iron[2])),
    circle(x, y, r * 1.08, paint('brassFace')),
    circle(x, y, r * 0.96, '#fffaf0'),
    ...Array.from({ length: 12 }, (_, at) => line(spoke(at * 30, 0.76, 0.88), iron[0], at % 3 ? 3 : 6)),
    line(spoke(275, -0.1, 0.5), iron[0], 8),
    line(spoke(60, -0.12, 0.74), iron[0], 5),
    circle(x, y, 6, brass[1]),
    path(
      d`M${x - r * 0.8} ${y - r * 0.2}A${r * 0.84} ${r * 0.84} 0 0 1 ${x + r * 0.1} ${y - r * 0.82}Q${x - r * 0.4} ${y - r * 0.5} ${x - r * 0.8} ${y - r * 0.2}Z`,
      '#ffffff',
      { opacity: 0.6 },
    ),
  )
}

/** x, y is the middle of its foot; some 200 wide at scale 1. */
export const wateringCan = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    line('M50 -40C90 -50 110 -90 128 -126', zinc[2], 18),
    line('M48 -44C86 -54 106 -92 124 -126', zinc[4], 6),
    path('M112 -142L150 -122L140 -108L106 -128Z', paint('zincFace')),
    path('M-60 -96C-60 -150 40 -150 44 -96', 'none', { stroke: zinc[2], 'stroke-width': 13 }),
    path('M-60 -96C-60 -150 40 -150 44 -96', 'none', { stroke: zinc[4], 'stroke-width': 4 }),
    path('M-56 -96C-104 -96 -104 -20 -54 -24', 'none', { stroke: zinc[2], 'stroke-width': 13 }),
    path('M-58 -96H54L62 -4Q0 12 -62 -4Z', paint('zincRound')),
    ellipse(-2, -96, 56, 13, zinc[0]),
    ellipse(-2, -98, 56, 12, 'none', { stroke: zinc[5], 'stroke-width': 4 }),
    path('M-60 -60Q0 -46 58 -60L59 -46Q0 -32 -61 -46Z', zinc[1], { opacity: 0.4 }),
    line('M-40 -84L-46 -10', '#ffffff', 5, { opacity: 0.5 }),
  )

/** The stone pot: x, y is the middle of its foot. */
export const stonePot = (x: number, y: number, wide: number): string => {
  const high = wide * 0.86
  return group(
    {},
    path(
      d`M${x - wide * 0.46} ${y - high}C${x - wide * 0.44} ${y - high * 0.4} ${x - wide * 0.3} ${y - high * 0.2} ${x - wide * 0.3} ${y}Q${x} ${y + wide * 0.07} ${x + wide * 0.3} ${y}C${x + wide * 0.3} ${y - high * 0.2} ${x + wide * 0.44} ${y - high * 0.4} ${x + wide * 0.46} ${y - high}Z`,
      paint('stoneFace'),
    ),
    path(
      d`M${x + wide * 0.1} ${y - high}C${x + wide * 0.1} ${y - high * 0.4} ${x + wide * 0.12} ${y - high * 0.2} ${x + wide * 0.1} ${y + 8}Q${x + wide * 0.2} ${y + 6} ${x + wide * 0.3} ${y}C${x + wide * 0.3} ${y - high * 0.2} ${x + wide * 0.44} ${y - high * 0.4} ${x + wide * 0.46} ${y - high}Z`,
      stone[1],
      { opacity: 0.3 },
    ),
    ellipse(x, y - high, wide * 0.5, wide * 0.13, stone[3]),
    ellipse(x, y - high * 1.03, wide * 0.5, wide * 0.13, stone[5]),
    ellipse(x, y - high * 1.02, wide * 0.42, wide * 0.1, '#3b2a1c'),
    ...[0.35, 0.55].map((share) =>
      line(
        d`M${x - wide * (0.45 - share * 0.2)} ${y - high * (1 - share)}Q${x} ${y - high * (0.88 - share)} ${x + wide * (0.45 - share * 0.2)} ${y - high * (1 - share)}`,
        stone[2],
        4,
        { opacity: 0.5 },
      ),
    ),
    ...[-0.18, 0.04].map((share) =>
      line(d`M${x + wide * share} ${y - high * 0.34}l10 -34l10 34m-16 -12h12`, stone[2], 4, { opacity: 0.75 }),
    ),
  )
}

/** Dry, brown, as big as a fist. */
export const bulb = (x: number, y: number, scale: number, woken = false): string =>
  place(
    x,
    y,
    { scale },
    path(
      'M0 -76C-12 -50 -56 -40 -56 0C-56 34 -26 46 0 46C26 46 56 34 56 0C56 -40 12 -50 0 -76Z',
      woken ? '#8c6b3a' : '#7a5231',
    ),
    path('M0 -76C-12 -50 -56 -40 -56 0C-56 34 -26 46 -8 46C-34 20 -30 -30 0 -76Z', woken ? '#bfa05f' : '#a67c4c', {
      opacity: 0.8,
    }),
    line('M-34 -20Q-46 10 -28 38M-12 -44Q-26 0 -10 44M14 -44Q28 0 14 44M34 -22Q44 8 28 36', '#4b2f18', 3, {
      opacity: 0.6,
    }),
    path('M-24 44Q0 60 26 44Q10 54 6 66Q0 54 -6 66Q-10 52 -24 44Z', '#5c3d22'),
  )
