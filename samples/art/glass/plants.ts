import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place } from '#app/features/generation/scenery/svg.ts'
import { brass, leaf, paint } from './paints.ts'

type Greens = readonly [shade: string, body: string, light: string]

export const deepGreens: Greens = [leaf[1], leaf[3], leaf[5]]
export const farGreens: Greens = ['#4f8f57', '#72b06a', '#a5d486']
export const brightGreens: Greens = [leaf[2], leaf[4], leaf[6]]
export const nearGreens: Greens = [leaf[0], leaf[1], leaf[3]]

/** A feathered leaf from 0, 0 along +x; it hangs by `droop` at its end. */
export function frond(length: number, droop: number, broad: number, [shade, body, light]: Greens): string {
  const at = (t: number) => ({ x: length * t * (1 - 0.1 * t), y: droop * t * t - length * 0.1 * Math.sin(Math.PI * t) })
  const leaflets = (side: 1 | -1, reach: number): string =>
    Array.from({ length: 17 }, (_, index) => {
      const t = 0.12 + index * 0.052
      const root = at(t)
      const span = broad * 1.5 * Math.sin(Math.PI * (0.22 + t * 0.72)) * reach
      const [dx, dy] = [span * 0.78, side * span * 0.6 + span * 0.22]
      const half = Math.min(length * 0.02, span * 0.11) + 1
      const [nx, ny] = [(-dy / span) * half, (dx / span) * half]
      const [mx, my] = [root.x + dx * 0.42, root.y + dy * 0.5]
      return d`M${root.x} ${root.y}Q${mx + nx} ${my + ny} ${root.x + dx} ${root.y + dy}Q${mx - nx} ${my - ny} ${root.x} ${root.y}Z`
    }).join('')
  const rib = d`M0 0Q${length * 0.45} ${-length * 0.14} ${at(1).x} ${at(1).y}`
  return group(
    {},
    path(leaflets(1, 1), shade),
    path(leaflets(-1, 1), body),
    path(leaflets(-1, 0.55), light, { opacity: 0.55 }),
    line(rib, light, Math.max(2, broad * 0.045), { opacity: 0.8 }),
  )
}

/** x, y is the foot of its trunk. */
export function palm(
  [x, y, height]: readonly [number, number, number],
  lean: number,
  reach: number,
  greens: Greens,
  seed: number,
): string {
  const random = seeded(seed)
  const [tx, ty] = [x + lean, y - height]
  const wide = reach * 0.075
  const rings = Array.from({ length: 16 }, (_, at) => {
    const share = (at + 0.5) / 16
    const [cx, cy] = [x + lean * share * share, y - height * share]
    return d`M${cx - wide * (1.2 - share * 0.5)} ${cy}q${wide} ${wide * 0.5} ${wide * 2.2 * (1.1 - share * 0.4)} 0`
  })
  const turns = [-168, -12, -146, -34, -186, 8, -122, -58, -92].map((turn) => turn + between(random, -7, 7))
  return group(
    {},
    path(
      d`M${x - wide * 1.4} ${y}Q${x + lean * 0.2} ${y - height * 0.5} ${tx - wide * 0.6} ${ty}H${tx + wide * 0.6}Q${x + lean * 0.2 + wide * 2} ${y - height * 0.5} ${x + wide * 1.5} ${y}Z`,
      '#6d5232',
    ),
    path(
      d`M${x - wide * 1.4} ${y}Q${x + lean * 0.2} ${y - height * 0.5} ${tx - wide * 0.6} ${ty}H${tx - wide * 0.1}Q${x + lean * 0.2 + wide * 0.7} ${y - height * 0.5} ${x - wide * 0.1} ${y}Z`,
      '#a98858',
      { opacity: 0.75 },
    ),
    line(rings.join(''), '#33240f', 3, { opacity: 0.6 }),
    ...turns.map((turn, at) =>
      place(
        tx,
        ty,
        { turn, scale: 1 },
        frond(
          reach * between(random, 0.85, 1.1),
          Math.cos((turn * Math.PI) / 180) < 0 ? -reach * 0.42 : reach * 0.42,
          reach * 0.2,
          at < 4 ? [greens[0], greens[0], greens[1]] : greens,
        ),
      ),
    ),
    circle(tx - wide * 0.8, ty + wide, wide * 0.9, '#5c3a1d'),
    circle(tx + wide * 0.9, ty + wide * 1.3, wide * 0.8, '#3f2713'),
    circle(tx - wide, ty + wide * 0.7, wide * 0.3, '#a9764a'),
  )
}

export const fern = (x: number, y: number, reach: number, greens: Greens, seed = 1): string => {
  const random = seeded(seed)
  return group(
    {},
    ...[-160, -20, -135, -45, -110, -72, -92].map((turn) =>
      place(
        x,
        y,
        { turn: turn + between(random, -8, 8) },
        frond(
          reach * between(random, 0.8, 1.08),
          Math.cos((turn * Math.PI) / 180) < 0 ? -reach * 0.5 : reach * 0.5,
          reach * 0.26,
          greens,
        ),
      ),
    ),
  )
}

/** A broad leaf with a split rib, along +x. */
export const broadLeaf = (length: number, broad: number, [shade, body, light]: Greens): string =>
  group(
    {},
    path(d`M0 0Q${length * 0.3} ${-broad} ${length} 0Q${length * 0.3} ${broad} 0 0Z`, body),
    path(d`M0 0Q${length * 0.4} ${broad * 0.1} ${length} 0Q${length * 0.3} ${broad} 0 0Z`, shade),
    line(
      [0.2, 0.35, 0.5, 0.65, 0.8]
        .map(
          (t) =>
            d`M${length * t} 0q${length * 0.08} ${-broad * 0.3} ${length * 0.12} ${-broad * 0.44 * Math.sin(Math.PI * t)}M${length * t} 0q${length * 0.08} ${broad * 0.3} ${length * 0.12} ${broad * 0.44 * Math.sin(Math.PI * t)}`,
        )
        .join(''),
      light,
      2,
      { opacity: 0.45 },
    ),
    line(d`M0 0Q${length * 0.5} ${broad * 0.06} ${length} 0`, light, 4, { opacity: 0.8 }),
  )

/** A trumpet that hangs, its mouth down; shut ones are furled. */
const trumpet = (open: boolean): string =>
  group(
    {},
    path('M-5 -20Q-10 20 -16 60Q-24 96 -34 104Q0 124 34 104Q24 96 16 60Q10 20 5 -20Z', open ? '#fffdf0' : '#e6eec6'),
    path('M2 -20Q10 20 16 60Q24 96 34 104Q18 114 4 114Q8 50 2 -20Z', '#c9d3a2', { opacity: 0.8 }),
    open
      ? path('M-34 104Q0 92 34 104Q0 124 -34 104Z', '#d9c98a')
      : path('M-16 62Q-6 110 0 128Q8 108 16 62Q0 80 -16 62Z', '#f7f7df'),
    line('M-6 0Q-10 40 -16 90M5 0Q9 40 12 92', '#ffffff', 3, { opacity: 0.6 }),
    path('M-11 -14Q0 -34 11 -14Q6 4 0 8Q-6 4 -11 -14Z', leaf[4]),
  )

/** The mother of the flower: x, y is its foot. */
export const nightTrumpet = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    line(
      'M0 0C-10 -90 10 -150 -6 -250M-4 -120C30 -160 60 -190 90 -236M-2 -140C-40 -180 -70 -200 -96 -250',
      '#7a6a3f',
      13,
    ),
    line('M-3 0C-13 -90 7 -150 -9 -250', '#b6a468', 4),
    ...(
      [
        [-100, -252, 190],
        [-60, -220, 140],
        [-8, -262, -90],
        [-10, -256, -150],
        [92, -240, -20],
        [70, -200, 30],
        [10, -250, -40],
        [-80, -236, -120],
        [88, -236, -80],
      ] as const
    ).map(([lx, ly, turn]) => place(lx, ly, { turn }, broadLeaf(96, 30, deepGreens))),
    ...(
      [
        [-92, -222, 4],
        [-44, -186, -6],
        [84, -206, -4],
        [34, -176, 6],
        [-4, -236, 2],
      ] as const
    ).map(([fx, fy, turn]) => place(fx, fy, { turn, scale: 0.82 }, trumpet(false))),
  )

/** The father: a woolly rosette that looks like a rolled-up sock. */
export const snowSleeper = (x: number, y: number, scale: number, flowering = false): string =>
  place(
    x,
    y,
    { scale },
    ellipse(4, 26, 104, 22, '#1d2a30', { opacity: 0.4 }),
    ...Array.from({ length: 14 }, (_, at) =>
      place(0, 0, { turn: -180 + at * 13.8 }, path('M10 -10Q60 -34 96 0Q60 26 10 14Z', at % 2 ? '#9fb0ad' : '#c7d3cf')),
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      place(
        0,
        -8,
        { turn: -172 + at * 20.5, scale: 0.66 },
        path('M6 -12Q60 -36 96 0Q60 26 6 14Z', at % 2 ? '#dfe8e4' : '#b9c8c3'),
      ),
    ),
    ...Array.from({ length: 26 }, (_, at) =>
      line(d`M${-80 + ((at * 47) % 160)} ${-24 + ((at * 29) % 44)}q6 -12 14 -8`, '#ffffff', 2.4, { opacity: 0.7 }),
    ),
    circle(0, -14, 20, '#eef3f0'),
    circle(-4, -18, 9, '#ffffff'),
    flowering
      ? group(
          {},
          line('M0 -20Q-4 -70 2 -110', leaf[4], 7),
          place(2, -120, { scale: 0.7 }, daisy(9, '#ffffff', brass[3])),
        )
      : '',
  )

export const daisy = (petals: number, colour: string, heart: string): string =>
  group(
    {},
    ...Array.from({ length: petals }, (_, at) =>
      place(0, 0, { turn: (360 / petals) * at }, path('M0 0Q18 -16 44 0Q18 16 0 0Z', colour)),
    ),
    circle(0, 0, 13, heart),
    circle(-4, -4, 5, '#fff6d8', { opacity: 0.8 }),
  )

export const gentian = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    path('M0 30Q-26 22 -34 36Q-10 44 0 36Q12 46 36 34Q22 22 0 30Z', leaf[3]),
    path('M-8 34Q-14 4 -22 -12L22 -12Q14 4 8 34Z', '#1f3fb0'),
    ...[-90, -18, 54, 126, 198].map((turn) => place(0, -14, { turn }, path('M0 -9Q20 -12 32 0Q20 12 0 9Z', '#3a68e8'))),
    circle(0, -14, 9, '#14246b'),
    circle(-3, -16, 3.4, '#dfeaff'),
  )

/** Of the hybrid, seen from the front; some 300 wide. */
export const greatFlower = (): string =>
  group(
    {},
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      place(
        0,
        0,
        { turn: turn + 30 },
        path('M0 0C50 -66 130 -58 168 0C130 58 50 66 0 0Z', '#e9d5e0'),
        path('M0 0C50 -50 120 -44 168 0C110 10 50 12 0 0Z', '#fffaf2'),
      ),
    ),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      place(
        0,
        0,
        { turn },
        path('M0 0C44 -56 108 -50 146 0C108 50 44 56 0 0Z', paint('petal')),
        line('M20 0Q80 -8 140 0M24 -8Q70 -26 108 -24M24 8Q70 24 108 22', '#d9a9c0', 2.5, { opacity: 0.6 }),
      ),
    ),
    ...Array.from({ length: 12 }, (_, at) =>
      place(0, 0, { turn: at * 30 + 12 }, line('M8 0L58 0', '#e8c24a', 4), ellipse(62, 0, 9, 5, '#c98f22')),
    ),
    circle(0, 0, 24, '#f0d25f'),
    circle(-6, -7, 10, '#fff6cf'),
    circle(0, 0, 24, 'none', { stroke: '#b9862a', 'stroke-width': 3 }),
  )
