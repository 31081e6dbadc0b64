import { lettering } from './lettering.ts'
import { use } from './materials.ts'
import { brass, ink, paper, wine } from './palette.ts'
import type { Suit } from './suits.ts'
import { suit, suitColor } from './suits.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from './svg.ts'
import { contact } from './light.ts'

/** x, y is the middle of its base, `width` the brim's. `inside` is drawn 200 units wide. */
export function topHat(
  x: number,
  y: number,
  width: number,
  options: { upturned?: boolean; turn?: number; shadow?: boolean; inside?: string } = {},
): string {
  const w = width / 200
  const crown = 'M-66 -10C-60 -60 -62 -98 -74 -132Q0 -112 74 -132C62 -98 60 -60 66 -10Q0 10 -66 -10Z'
  const band = 'M-66 -10C-64 -24 -63 -34 -62.5 -44Q0 -26 62.5 -44C63 -34 64 -24 66 -10Q0 10 -66 -10Z'
  const top = options.upturned
    ? ellipse(0, -133, 74, 17, ink[0], { stroke: ink[6], 'stroke-width': 3 }) + ellipse(0, -130, 62, 11, wine[1])
    : ellipse(0, -132, 74, 17, use('silkTop'))
  const hat = group(
    {},
    path('M-100 -6C-96 -22 -60 -20 0 -20C60 -20 96 -22 100 -6C90 16 40 20 0 20C-40 20 -90 16 -100 -6Z', use('silk')),
    path('M-100 -6C-90 14 -40 17 0 17C40 17 90 14 100 -6C90 16 40 20 0 20C-40 20 -90 16 -100 -6Z', ink[6], {
      opacity: 0.5,
    }),
    path(crown, use('silk')),
    path('M-58 -20C-53 -60 -54 -92 -60 -118L-44 -116C-40 -90 -40 -60 -44 -15Z', ink[7], {
      opacity: 0.3,
      filter: use('blurThin'),
    }),
    path(band, use('wine')),
    path('M-64 -30Q0 -10 64 -30L63.5 -34Q0 -15 -63.5 -34Z', wine[4], { opacity: 0.6 }),
    top,
    options.inside ? clipTo('M-400 -900H400V-133H70A70 15 0 0 1 -70 -133H-400Z', options.inside) : '',
  )
  const body = place(0, 0, { scale: w, turn: options.turn }, hat)
  return place(x, y, {}, options.shadow === false ? '' : contact(0, 12 * w, 120 * w, 20 * w), body)
}

interface CardLook {
  rank?: string
  suit?: Suit
  back?: boolean
}

export function card(x: number, y: number, height: number, turn: number, look: CardLook = {}): string {
  const width = height * 0.68
  const [left, top] = [-width / 2, -height / 2]
  const radius = height * 0.06
  const front = look.suit ? suit(look.suit, 0, 0, height * 0.17, suitColor(look.suit)) : ''
  const color = look.suit ? suitColor(look.suit) : ink[2]
  const corner =
    look.rank && look.suit
      ? lettering(look.rank, left + width * 0.2, top + height * 0.2, {
          size: height * 0.2,
          fill: color,
          align: 'middle',
        }) + suit(look.suit, left + width * 0.2, top + height * 0.3, height * 0.055, color)
      : ''
  const face = look.back
    ? rect(left + width * 0.08, top + width * 0.08, width * 0.84, height - width * 0.16, use('wine'), {
        rx: radius * 0.6,
      }) + cardBack(width, height)
    : front + corner + place(0, 0, { turn: 180 }, corner)
  return place(
    x,
    y,
    { turn },
    group({ filter: use('shadowNear') }, rect(left, top, width, height, use('paper'), { rx: radius }), face),
  )
}

function cardBack(width: number, height: number): string {
  const [w, h] = [width * 0.36, height * 0.4]
  const rays = Array.from({ length: 12 }, (_, index) =>
    line(d`M0 0L${Math.cos((index * Math.PI) / 6) * w} ${Math.sin((index * Math.PI) / 6) * h}`, brass[4], 1, {
      opacity: 0.8,
    }),
  )
  return group(
    {},
    rect(-w, -h, w * 2, h * 2, 'none', { stroke: brass[4], 'stroke-width': 1.4, rx: 3 }),
    ...rays,
    circle(0, 0, w * 0.42, wine[2], { stroke: brass[4], 'stroke-width': 1.4 }),
    place(0, 0, {}, suit('spade', 0, 0, w * 0.26, brass[4])),
  )
}

export function wand(x: number, y: number, length: number, turn: number): string {
  return place(
    x,
    y,
    { turn },
    group(
      { filter: use('shadowNear') },
      rect(0, -length * 0.022, length, length * 0.044, use('brassBar'), { rx: 3 }),
      rect(length * 0.12, -length * 0.024, length * 0.74, length * 0.048, use('pitch')),
      rect(length * 0.13, -length * 0.018, length * 0.72, length * 0.01, ink[6], { opacity: 0.8 }),
    ),
  )
}

/** Its bow is the origin. */
export function key(x: number, y: number, length: number, turn: number): string {
  const k = length / 100
  const shape = 'M0 -17a17 17 0 1 1 0 34a17 17 0 1 1 0 -34ZM0 -8a8 8 0 1 0 0 16a8 8 0 1 0 0 -16Z'
  return place(
    x,
    y,
    { turn, scale: k },
    group(
      { filter: use('shadowNear') },
      path(shape, use('brass'), { 'fill-rule': 'evenodd' }),
      rect(15, -4, 70, 8, use('brassBar'), { rx: 2 }),
      rect(20, -6.5, 5, 13, use('brass'), { rx: 2 }),
      path('M66 3h6v14h-6ZM78 3h8v18h-4v-6h-4Z', use('brass')),
    ),
  )
}

export function mask(x: number, y: number, width: number, fill = use('wine')): string {
  const shape =
    'M-100 -22C-70 -52 -24 -40 0 -22C24 -40 70 -52 100 -22C108 20 78 50 46 44C24 40 12 22 0 18C-12 22 -24 40 -46 44C-78 50 -108 20 -100 -22Z'
  const eyes = 'M-72 -4C-58 -24 -34 -20 -22 2C-38 16 -60 14 -72 -4ZM72 -4C58 -24 34 -20 22 2C38 16 60 14 72 -4Z'
  return place(
    x,
    y,
    { scale: width / 200 },
    group(
      { filter: use('shadowNear') },
      path(shape, fill),
      path(shape, 'none', { stroke: brass[4], 'stroke-width': 4 }),
      path(eyes, ink[0]),
      path(eyes, 'none', { stroke: brass[3], 'stroke-width': 3 }),
      path('M-92 -20C-66 -42 -26 -34 -2 -16', 'none', {
        stroke: wine[5],
        'stroke-width': 5,
        opacity: 0.5,
        'stroke-linecap': 'round',
      }),
    ),
  )
}

export function dove(x: number, y: number, width: number, flip = false): string {
  const body =
    'M-92 -30C-86 -48 -66 -54 -50 -44C-36 -34 -22 -22 6 -18C44 -14 72 -2 104 26C70 30 50 34 24 42C-10 52 -52 46 -68 16C-76 0 -74 -14 -78 -22L-98 -22Z'
  const wing = 'M-30 -12C0 -24 44 -8 92 26C52 34 8 36 -16 22C-32 12 -40 0 -30 -12Z'
  return place(
    x,
    y,
    { scale: width / 200, scaleX: flip ? -1 : 1 },
    path(body, use('fur')),
    path(wing, use('furShade'), { opacity: 0.75 }),
    line('M-10 4C20 8 44 16 70 27M-16 14C8 20 30 26 52 30', '#8d77ab', 2.5, { opacity: 0.7 }),
    path('M-92 -30L-110 -22L-90 -20Z', use('brass')),
    circle(-74, -35, 4, ink[0]),
    line('M-24 46l-4 16M-2 46l2 16', brass[3], 4),
  )
}

export function crystalBall(x: number, y: number, r: number): string {
  const rim = d`M0 ${-r}a${r} ${r} 0 1 1 -0.1 0Z`
  return place(
    x,
    y,
    {},
    contact(0, r * 1.36, r * 1.2, r * 0.24),
    path(
      d`M${-r * 0.62} ${r * 1.34}Q${-r * 0.5} ${r * 0.86} ${-r * 0.7} ${r * 0.7}H${r * 0.7}Q${r * 0.5} ${r * 0.86} ${r * 0.62} ${r * 1.34}Z`,
      use('brass'),
    ),
    circle(0, 0, r, use('violet')),
    clipTo(
      rim,
      circle(-r * 0.2, r * 0.4, r * 0.8, use('glowViolet')),
      circle(r * 0.3, r * 0.5, r * 0.5, use('glowSoft')),
      path(
        d`M${-r * 0.72} ${-r * 0.1}A${r * 0.74} ${r * 0.74} 0 0 1 ${-r * 0.1} ${-r * 0.74}L${-r * 0.08} ${-r * 0.58}A${r * 0.6} ${r * 0.6} 0 0 0 ${-r * 0.58} ${-r * 0.06}Z`,
        '#ffffff',
        { opacity: 0.65 },
      ),
    ),
    circle(0, 0, r, 'none', { stroke: ink[7], 'stroke-width': r * 0.03, opacity: 0.7 }),
  )
}

export function starShape(r: number, inner = 0.42): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? r : r * inner
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    return d`${index === 0 ? 'M' : 'L'}${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`
  })
  return `${points.join('')}Z`
}

export function note(x: number, y: number, width: number, height: number, turn: number, lines = 5): string {
  const rows = Array.from({ length: lines }, (_, index) => {
    const at = -height / 2 + (height * (index + 1)) / (lines + 1)
    const end = width * (0.36 - ((index * 37) % 5) * 0.03)
    return line(
      d`M${-width * 0.36} ${at}q${width * 0.05} ${-height * 0.03} ${width * 0.1} 0t${width * 0.1} 0t${width * 0.1} 0L${end} ${at}`,
      ink[4],
      1.6,
      {
        opacity: 0.55,
      },
    )
  })
  return place(
    x,
    y,
    { turn },
    group(
      { filter: use('shadowNear') },
      rect(-width / 2, -height / 2, width, height, use('paper')),
      ...rows,
      path(d`M${width / 2} ${height / 2 - 12}l-12 12h12Z`, paper[2]),
    ),
    circle(0, -height / 2 + 7, 5, use('ember')),
  )
}
