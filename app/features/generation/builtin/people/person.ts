import { linear } from '#app/features/generation/scenery/gradients.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nameOf, showThing } from '#app/features/generation/builtin/things/copies.ts'
import type { Standing } from '#app/features/generation/builtin/things/copies.ts'
import { thing } from '#app/features/generation/builtin/things/things.ts'
import { body } from './body.ts'
import { hatBehind, hatFront } from './hats.ts'
import { head } from './head.ts'
import type { Kind, Look } from './looks.ts'

const edge = { stroke: ink[1], 'stroke-width': 2 }

const whiskers = line('M-20 24L-66 14M-20 30L-64 34M20 24L66 14M20 30L64 34', paper[4], 2, { opacity: 0.8 })
const closedEyes = (at: number, y: number, color: string): string =>
  [-at, at].map((x) => line(d`M${x - 12} ${y}Q${x} ${y + 12} ${x + 12} ${y}`, color, 4)).join('')
const beastEyes = (iris: string, { asleep }: Look): string =>
  asleep
    ? closedEyes(22, -12, iris)
    : [-22, 22]
        .map((x) => ellipse(x, -10, 13, 15, iris) + ellipse(x, -10, 4, 13, ink[0]) + circle(x - 4, -15, 3, '#ffffff'))
        .join('')

/** Heads that are not human, around their own centre. */
const strangeHeads: Partial<Record<Kind, (look: Look) => string>> = {
  robot: () =>
    group(
      {},
      line('M0 -78V-112', brass[3], 6),
      circle(0, -116, 11, use('bulb')),
      rect(-16, 50, 32, 44, use('steelRod')),
      rect(-62, -80, 124, 136, use('steel'), { rx: 24, ...edge }),
      rect(-48, -44, 96, 48, teal[0], { rx: 20 }),
      circle(-22, -20, 13, '#74e0b5'),
      circle(22, -20, 13, '#74e0b5'),
      line('M-26 28H26M-26 38H26', ink[2], 5),
      ...[-20, -8, 4, 16].map((x) => rect(x, 24, 6, 18, brass[4])),
      rect(-76, -36, 16, 40, use('brassRod'), { rx: 5 }),
      rect(60, -36, 16, 40, use('brassRod'), { rx: 5 }),
      line('M-50 -62Q-20 -72 20 -70', '#ffffff', 5, { opacity: 0.5 }),
    ),
  skeleton: () => group({}, rect(-9, 40, 18, 56, use('ivory')), thing('skull', 0, -14, 150)),
  ghost: () =>
    group(
      {},
      path('M-66 120C-76 -50 -56 -96 0 -98C56 -96 76 -50 66 120Z', use('pearl'), { opacity: 0.92 }),
      ellipse(-22, -20, 10, 16, ink[1]),
      ellipse(22, -20, 10, 16, ink[1]),
      ellipse(0, 24, 11, 15, ink[1]),
      circle(0, 0, 150, use('glowMoon'), { style: 'mix-blend-mode:screen', opacity: 0.7 }),
    ),
  cat: (look) =>
    group(
      {},
      rect(-24, 40, 48, 56, use('silk')),
      path('M-66 -30L-70 -118L-24 -84H24L70 -118L66 -30C70 30 40 60 0 60C-40 60 -70 30 -66 -30Z', use('silk'), edge),
      path('M-58 -60L-60 -98L-36 -80ZM58 -60L60 -98L36 -80Z', wine[3]),
      beastEyes(brass[4], look),
      path('M-9 14H9L0 24Z', wine[5]),
      line('M0 24V32M-16 38Q-6 44 0 32Q6 44 16 38', ink[7], 3),
      whiskers,
      line('M-56 -20C-54 -50 -44 -70 -20 -76', ink[7], 3, { opacity: 0.6 }),
    ),
  fox: (look) =>
    group(
      {},
      rect(-24, 40, 48, 56, use('carrot')),
      path('M-72 -40L-66 -124L-20 -82H20L66 -124L72 -40C66 20 30 62 0 66C-30 62 -66 20 -72 -40Z', use('carrot'), edge),
      path('M-70 -30C-50 -6 -20 4 0 62C20 4 50 -6 70 -30C64 24 30 62 0 66C-30 62 -64 24 -70 -30Z', use('paper')),
      path('M-58 -66L-56 -102L-34 -82ZM58 -66L56 -102L34 -82Z', ink[2]),
      beastEyes(teal[4], look),
      ellipse(0, 44, 13, 10, ink[0]),
      whiskers,
    ),
  dog: (look) =>
    group(
      {},
      rect(-24, 40, 48, 56, use('wood')),
      path(
        'M-66 -30C-66 -84 -36 -96 0 -96C36 -96 66 -84 66 -30C66 26 38 62 0 62C-38 62 -66 26 -66 -30Z',
        use('wood'),
        edge,
      ),
      path(
        'M-54 -80C-92 -84 -104 -20 -84 30C-58 28 -46 -30 -54 -80ZM54 -80C92 -84 104 -20 84 30C58 28 46 -30 54 -80Z',
        wood[1],
      ),
      ellipse(0, 24, 36, 34, use('paper')),
      look.asleep
        ? closedEyes(24, -24, ink[0])
        : [-24, 24].map((x) => circle(x, -22, 11, ink[0]) + circle(x - 3, -26, 4, '#ffffff')).join(''),
      ellipse(0, 8, 15, 11, ink[0]),
      line('M0 18V32M-20 38Q-8 46 0 32Q8 46 20 38', ink[1], 4),
    ),
  alien: () =>
    group(
      {},
      rect(-12, 40, 24, 56, '#5d9a63'),
      path('M-62 -50C-62 -110 62 -110 62 -50C62 10 26 62 0 64C-26 62 -62 10 -62 -50Z', '#93c286', edge),
      path('M62 -50C62 10 26 62 0 64C30 30 44 -20 40 -90C54 -82 62 -70 62 -50Z', '#35704c', { opacity: 0.5 }),
      path('M-46 -36C-20 -40 -8 -16 -8 6C-34 6 -48 -12 -46 -36ZM46 -36C20 -40 8 -16 8 6C34 6 48 -12 46 -36Z', ink[0]),
      circle(-34, -22, 5, '#ffffff'),
      circle(20, -22, 5, '#ffffff'),
      line('M-12 38Q0 44 12 38', '#204d38', 4),
      line('M-20 -94L-34 -130M20 -94L34 -130', '#5d9a63', 5),
      circle(-35, -134, 9, use('bulb')),
      circle(35, -134, 9, use('bulb')),
    ),
}

const tinted = ({ tint }: Look, drawn: string): string => (tint ? group({ filter: use(tint) }, drawn) : drawn)

/** Whether this kind can close its eyes. */
export const sleeps = (kind: Kind): boolean => ['human', 'vampire', 'cat', 'fox', 'dog'].includes(kind)

/** Whether a colour applies to its head. */
export const isStrange = (kind: Kind): boolean => strangeHeads[kind] !== undefined

/** Drawn down to the hips: the origin is the middle of the waist, the centre of the head is at 0, -262. */
export function person(look: Look, id: string, held?: Standing): string {
  const inHand = held ? showThing(held, 30, -56, 118, nameOf(held) === 'umbrella' ? 0 : 8) : ''
  const strange = strangeHeads[look.kind]
  const size = look.child ? 1.12 : 1
  return group(
    {},
    place(0, -262, { scale: size }, hatBehind[look.hat]?.(look) ?? ''),
    strange
      ? linear(`${id}skin`, [
          [0, '#d8cfe6'],
          [1, '#6f6890'],
        ])
      : '',
    strange || look.beard === 'wizard' ? '' : place(0, -262, { scale: size }, head(look, id)),
    body(look, id, inHand),
    place(0, -262, { scale: size }, strange ? tinted(look, strange(look)) : head(look, id), hatFront[look.hat](look)),
  )
}
