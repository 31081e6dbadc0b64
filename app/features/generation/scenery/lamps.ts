import { use } from './materials.ts'
import { brass, ink, teal } from './palette.ts'
import { circle, d, ellipse, group, line, path, place } from './svg.ts'
import { contact, halo } from './light.ts'

/** x, y is the rim of its shade. */
export function pendantLamp(x: number, y: number, width: number, top: number): string {
  const w = width / 200
  const links: string[] = []
  for (let at = top; at < y - 96 * w; at += 13)
    links.push(ellipse(x, at, 3, 7, 'none', { stroke: brass[2], 'stroke-width': 2.4 }))
  return group(
    {},
    ...links,
    place(
      x,
      y,
      { scale: w },
      path('M-16 -96H16L20 -70H-20Z', use('brass')),
      path('M-24 -72H24C70 -60 96 -30 100 0H-100C-96 -30 -70 -60 -24 -72Z', use('tealDark')),
      path('M-24 -72H-2C-30 -56 -52 -26 -58 0H-100C-96 -30 -70 -60 -24 -72Z', teal[3], { opacity: 0.55 }),
      path('M-100 0H100V8Q0 22 -100 8Z', use('brassBar')),
      ellipse(0, 8, 92, 11, '#fff6db'),
      circle(0, 14, 24, use('bulb')),
    ),
    halo(x, y + 10, width * 1.5, 'glow', 0.75),
  )
}

/** x, y is the foot. */
export function candle(x: number, y: number, height: number, holder = true, lit = true): string {
  const w = height * 0.17
  return place(
    x,
    y,
    {},
    contact(0, 2, w * 2.4, w * 0.7),
    holder
      ? path(
          d`M${-w * 1.7} ${-w * 0.2}Q0 ${w * 0.8} ${w * 1.7} ${-w * 0.2}L${w * 1.2} ${-w * 0.9}H${-w * 1.2}Z`,
          use('brass'),
        )
      : '',
    path(d`M${-w / 2} 0V${-height * 0.86}Q0 ${-height * 0.92} ${w / 2} ${-height * 0.84}V0Z`, use('ivory')),
    path(
      d`M${-w / 2} ${-height * 0.84}Q${-w * 0.3} ${-height * 0.6} ${-w * 0.42} ${-height * 0.5}Q${-w * 0.9} ${-height * 0.56} ${-w / 2} ${-height * 0.84}Z`,
      '#f6ead3',
    ),
    line(d`M0 ${-height * 0.87}v${-height * 0.06}`, ink[1], 2.4),
    lit
      ? path(
          d`M0 ${-height * 1.26}C${w * 0.7} ${-height * 1.06} ${w * 0.5} ${-height * 0.9} 0 ${-height * 0.88}C${-w * 0.5} ${-height * 0.9} ${-w * 0.7} ${-height * 1.06} 0 ${-height * 1.26}Z`,
          use('bulb'),
        ) + halo(0, -height, height * 1.5, 'glow', 0.7)
      : '',
  )
}

/** x, y is the middle of its foot. */
export function lantern(x: number, y: number, height: number, lit = true): string {
  const k = height / 200
  return place(
    x,
    y,
    {},
    contact(0, 2, 70 * k, 15 * k),
    place(
      0,
      0,
      { scale: k },
      path('M-34 -152C-70 -214 70 -214 34 -152', 'none', { stroke: brass[2], 'stroke-width': 6 }),
      path('M-50 0H50L44 -26H-44Z', use('brass')),
      path('M-40 -26H40L48 -76L40 -128H-40L-48 -76Z', use(lit ? 'ember' : 'tealDark'), { opacity: lit ? 0.9 : 1 }),
      path('M-40 -26H40L48 -76L40 -128H-40L-48 -76Z', use('glass')),
      lit ? path('M0 -112C20 -84 16 -58 0 -52C-16 -58 -20 -84 0 -112Z', use('bulb')) : '',
      line('M-48 -76H48M-24 -26L-29 -76L-24 -128M24 -26L29 -76L24 -128', brass[1], 5),
      line('M-49 -78H46', brass[4], 2),
      path('M-46 -128H46L30 -150H-30Z', use('brass')),
      path('M-22 -150H22L14 -172H-14Z', use('brassDull')),
    ),
    lit ? halo(0, -78 * k, 190 * k, 'glow', 0.7) : '',
  )
}

/** x, y is the middle of its foot. */
export function deskLamp(x: number, y: number, height: number, lit = true): string {
  const k = height / 200
  return place(
    x,
    y,
    {},
    contact(0, 4, 70 * k, 14 * k),
    place(
      0,
      0,
      { scale: k },
      ellipse(0, -4, 50, 11, use('brass')),
      path('M-8 -8C-12 -60 34 -96 14 -150', 'none', {
        stroke: brass[1],
        'stroke-width': 11,
        'stroke-linecap': 'round',
      }),
      path('M-9 -8C-13 -60 33 -96 13 -150', 'none', { stroke: brass[4], 'stroke-width': 4, 'stroke-linecap': 'round' }),
      path('M-96 -122C-92 -168 -40 -190 26 -178L40 -150Q-30 -152 -96 -122Z', use('teal')),
      path('M-96 -122C-92 -150 -60 -176 -24 -180Q-70 -160 -82 -128Z', teal[5], { opacity: 0.35 }),
      path('M-96 -122Q-30 -152 40 -150L38 -142Q-30 -144 -94 -114Z', use('brassPale')),
      ellipse(-30, -136, 44, 9, lit ? '#fff6db' : ink[1], { transform: 'rotate(-12 -30 -136)' }),
    ),
    lit ? halo(-32 * k, -126 * k, 200 * k, 'glow', 0.8) : '',
  )
}
