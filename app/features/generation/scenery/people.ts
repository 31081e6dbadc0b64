import { use } from './materials.ts'
import { brass, ink, wine } from './palette.ts'
import { seeded } from './random.ts'
import { circle, d, ellipse, group, line, path, place } from './svg.ts'
import { contact } from './light.ts'

interface Figure {
  lit?: 1 | -1
  rim?: string
  coat?: string
  hair?: 'bun' | 'short' | 'bob' | 'cap'
  arm?: 'down' | 'up' | 'reach'
  armSide?: 1 | -1
}

const hairs: Record<NonNullable<Figure['hair']>, (fill: string) => string> = {
  bun: (fill) => circle(0, -196, 9, fill) + path('M-16 -170A16 19 0 0 1 16 -170Q8 -158 0 -158Q-8 -158 -16 -170Z', fill),
  short: (fill) => path('M-16 -168A16 20 0 0 1 16 -168Q10 -160 0 -160Q-10 -160 -16 -168Z', fill),
  bob: (fill) => path('M-20 -152Q-24 -194 0 -194Q24 -194 20 -152Q0 -146 -20 -152Z', fill),
  cap: (fill) => path('M-17 -172A17 19 0 0 1 17 -172L25 -168L16 -166H-17Z', fill),
}

const arms: Record<NonNullable<Figure['arm']>, (fill: string) => string> = {
  down: (fill) => path('M20 -146C38 -138 42 -104 40 -82L30 -82L20 -116Z', fill) + circle(35, -78, 6, '#7a4c57'),
  up: (fill) => path('M14 -144L36 -196L48 -190L34 -122Z', fill) + circle(43, -198, 7, '#7a4c57'),
  reach: (fill) =>
    path('M16 -146Q34 -142 44 -128L72 -116L70 -102L38 -110L18 -122Z', fill) + circle(76, -108, 7, '#7a4c57'),
}

/** x, y is between the feet. */
export function figure(x: number, y: number, height: number, look: Figure = {}): string {
  const { lit = -1, rim = brass[4], coat = use('dusk'), hair = 'short', arm = 'down', armSide = 1 } = look
  const head = ink[0]
  return group(
    {},
    contact(x, y, height * 0.24, height * 0.04, 0.7),
    place(
      x,
      y,
      { scale: height / 200, scaleX: 0.94 },
      path('M-21 -96L-19 -2H-4L0 -72L4 -2H19L21 -96Z', ink[1]),
      path('M-22 -2H-3V3Q-14 7 -24 3ZM22 -2H3V3Q14 7 24 3Z', ink[0]),
      place(0, 0, { scaleX: -armSide }, arms.down(coat)),
      path('M-26 -136Q-24 -150 -8 -153H8Q24 -150 26 -136L23 -104L29 -72Q0 -62 -29 -72L-23 -104Z', coat),
      path('M-26 -136Q-24 -150 -8 -153H8Q24 -150 26 -136L23 -104L29 -72Q0 -62 -29 -72L-23 -104Z', use('dark'), {
        opacity: 0.5,
      }),
      line('M0 -96V-68', ink[0], 2, { opacity: 0.6 }),
      place(0, 0, { scaleX: armSide }, arms[arm](coat)),
      path('M-9 -152Q0 -144 9 -152L7 -162H-7Z', wine[1]),
      path('M-6 -164H6V-150H-6Z', '#7a4c57'),
      ellipse(0, -174, 14.5, 17.5, head),
      hairs[hair](head),
      place(
        0,
        0,
        { scaleX: -lit },
        line('M-27 -136Q-25 -147 -12 -151M-15 -180A15 18 0 0 0 -13 -164M-24 -102L-29 -74M-20 -62L-19 -6', rim, 1.6, {
          opacity: 0.75,
        }),
      ),
    ),
  )
}

export function audience(width: number, y: number, size: number, count: number, rim = brass[4]): string {
  const heads = Array.from({ length: count }, (_, index) => {
    const x = (width * (index + 0.5)) / count + ((index * 37) % 17) - 8
    const lift = ((index * 53) % 23) - 8
    const k = size / 100
    return place(
      x,
      y + lift,
      { scale: k },
      path('M-80 120C-78 44 -50 30 -18 24V4H18V24C50 30 78 44 80 120Z', ink[0]),
      ellipse(0, -26, 32, 38, ink[0]),
      index % 3 === 0 ? path('M-36 -20C-40 -76 40 -76 36 -20L40 8H-40Z', ink[0]) : '',
      index % 4 === 2 ? circle(0, -68, 15, ink[0]) : '',
      line('M-30 -40A32 38 0 0 1 4 -63M-72 66C-66 44 -48 34 -20 28', rim, 3, { opacity: 0.55 }),
    )
  })
  return group({}, ...heads)
}

export function confetti(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colors: readonly string[],
): string {
  const random = seeded(19)
  const bits = Array.from({ length: count }, (_, index) => {
    const [px, py] = [x + random() * width, y + random() * height]
    return path(index % 2 === 0 ? 'M-5 -3H5V3H-5Z' : 'M0 -5L5 4H-5Z', colors[index % colors.length] ?? brass[4], {
      transform: d`translate(${px} ${py}) rotate(${(index * 67) % 180})`,
      opacity: 0.85,
    })
  })
  return group({}, ...bits)
}
