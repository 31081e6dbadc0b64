import { linear } from '#app/features/generation/scenery/gradients.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, mix, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { hairColours } from './looks.ts'
import type { Hair, Look, Mood } from './looks.ts'

/* A head around its own centre: about 110 x 140 without hair, lit from the upper left. */

const FACE = 'M-50 -8C-54 -58 -32 -78 0 -78C32 -78 54 -58 50 -8C48 30 26 60 0 62C-26 60 -48 30 -50 -8Z'
const LONG = 'M-48 -8C-52 -58 -30 -78 0 -78C30 -78 52 -58 48 -8C47 26 34 48 20 60Q0 74 -20 60C-34 48 -47 26 -48 -8Z'

const brows: Record<Mood, string> = {
  kind: 'M-34 -27Q-22 -35 -10 -28M11 -28Q23 -35 35 -27',
  laughing: 'M-34 -32Q-22 -40 -10 -33M11 -33Q23 -40 35 -32',
  stern: 'M-36 -33Q-22 -31 -8 -23M9 -23Q23 -31 37 -33',
  sad: 'M-36 -24Q-22 -32 -9 -35M10 -35Q23 -32 37 -24',
  sly: 'M-36 -25Q-22 -27 -9 -23M10 -36Q24 -42 37 -32',
  afraid: 'M-36 -32Q-22 -42 -10 -42M11 -42Q23 -42 37 -32',
}

const mouths: Record<Mood, () => string> = {
  kind: () => line('M-20 31Q0 47 20 31', '#8e3346', 4),
  laughing: () =>
    path('M-22 28Q0 36 22 28Q18 50 0 50Q-18 50 -22 28Z', '#6b1f2e') +
    path('M-19 30Q0 37 19 30L17 37Q0 42 -17 37Z', '#ffffff'),
  stern: () => line('M-18 37Q0 32 18 37', '#8e3346', 4),
  sad: () => line('M-18 42Q0 29 18 42', '#8e3346', 4),
  sly: () => line('M-20 36Q4 40 22 26', '#8e3346', 4),
  afraid: () => ellipse(0, 38, 10, 9, '#6b1f2e'),
}

function eye(x: number, { mood, feminine, kind, asleep }: Look): string {
  if (asleep) return line(d`M${x - 11} -9Q${x} 1 ${x + 11} -9`, ink[1], 4)
  if (mood === 'laughing') return line(d`M${x - 10} -6Q${x} -17 ${x + 10} -6`, ink[1], 4)
  const [rx, ry] = mood === 'afraid' ? [9, 11] : mood === 'sly' ? [8, 6] : [7.5, 9]
  const iris = kind === 'vampire' ? '#a3213f' : ink[1]
  return group(
    {},
    mood === 'afraid' ? ellipse(x, -8, 13, 14, '#ffffff') : '',
    ellipse(x, -8, rx, ry, iris),
    circle(x - 2.6, -12, 2.6, '#ffffff'),
    line(d`M${x - 11} -13Q${x} ${mood === 'sly' ? -17 : -21} ${x + 11} -13`, ink[1], 3),
    feminine ? line(d`M${x - 11} -13l-5 -4M${x + 11} -13l5 -4`, ink[1], 2.6) : '',
  )
}

const hairBehind: Partial<Record<Hair, string>> = {
  long: 'M-64 20C-78 -70 -48 -104 0 -104C48 -104 78 -70 64 20C66 70 72 110 62 132H28V40H-28V132H-62C-72 110 -66 70 -64 20Z',
  bob: 'M-64 32C-80 -70 -50 -104 0 -104C50 -104 80 -70 64 32C56 54 42 52 40 30H-40C-42 52 -56 54 -64 32Z',
  braids: 'M-60 0C-70 -76 -44 -104 0 -104C44 -104 70 -76 60 0Z',
}

const hairFront: Record<Hair, string> = {
  short:
    'M-56 -14C-62 -70 -36 -102 2 -100C42 -100 62 -70 56 -14C52 -36 46 -50 34 -58C10 -50 -16 -56 -30 -60C-44 -52 -52 -36 -56 -14Z',
  bob: 'M-57 6C-62 -60 -36 -92 2 -90C40 -90 62 -60 57 6C50 -30 36 -50 -8 -58C-26 -50 -48 -34 -57 6Z',
  long: 'M-57 10C-62 -60 -36 -92 2 -90C40 -90 62 -60 57 10C52 -34 34 -58 0 -64C-34 -58 -52 -34 -57 10Z',
  bun: 'M-56 -14C-56 -66 -30 -90 2 -88C34 -90 57 -64 57 -14C48 -40 34 -58 6 -62C-24 -60 -44 -44 -56 -14Z',
  curls:
    'M-58 0C-74 -14 -74 -40 -60 -50C-66 -74 -44 -90 -30 -86C-18 -104 14 -104 24 -90C44 -96 62 -78 58 -56C74 -44 72 -14 58 0C54 -24 46 -46 30 -56C8 -48 -14 -50 -30 -56C-46 -46 -54 -24 -58 0Z',
  bald: '',
  spiky:
    'M-56 -14L-66 -46L-52 -52L-58 -84L-34 -76L-26 -108L-4 -86L16 -112L26 -82L54 -96L48 -62L66 -54L56 -14C50 -38 44 -50 32 -58L14 -50L0 -60L-18 -50L-32 -58C-46 -48 -52 -36 -56 -14Z',
  braids: 'M-57 0C-60 -60 -36 -92 2 -90C40 -90 60 -60 57 0C50 -36 34 -60 0 -66C-34 -60 -50 -36 -57 0Z',
}

const beardOf = (look: Look, fill: string, light: string): string => {
  const full = 'M-51 -2C-50 50 -36 84 0 88C36 84 50 50 51 -2C44 14 34 20 22 22Q0 14 -22 22C-34 20 -44 14 -51 -2Z'
  const shapes = {
    none: '',
    full:
      path(full, fill) +
      line('M-34 40Q-26 66 -10 74M34 40Q28 62 14 72', light, 2.6, { opacity: 0.5 }) +
      line('M-14 32Q0 40 14 32', '#8e3346', 4),
    wizard:
      path(
        'M-51 -2C-56 60 -40 150 0 206C40 150 56 60 51 -2C44 14 34 20 22 22Q0 14 -22 22C-34 20 -44 14 -51 -2Z',
        fill,
      ) +
      line('M-30 50C-26 100 -12 140 -4 170M26 60C24 100 14 130 6 160M0 60V130', light, 3, { opacity: 0.6 }) +
      line('M-12 32Q0 38 12 32', '#8e3346', 4),
    moustache: path('M0 22C-14 14 -30 20 -40 34C-26 36 -10 36 0 28C10 36 26 36 40 34C30 20 14 14 0 22Z', fill),
    goatee:
      path('M0 22C-12 16 -22 20 -26 28C-14 30 -6 30 0 27C6 30 14 30 26 28C22 20 12 16 0 22Z', fill) +
      path('M-18 50Q0 44 18 50Q14 80 0 86Q-14 80 -18 50Z', fill),
  }
  return shapes[look.beard]
}

const eyewear = (look: Look): string => {
  if (look.glasses === 'round')
    return group(
      {},
      ...[-21, 22].map(
        (x) => circle(x, -7, 17, use('glass')) + circle(x, -7, 17, 'none', { stroke: brass[4], 'stroke-width': 3.4 }),
      ),
      line('M-4 -9Q1 -13 5 -9M-38 -9L-50 -13M39 -9L50 -13', brass[4], 3),
    )
  if (look.glasses === 'monocle')
    return (
      circle(22, -7, 17, use('glass')) +
      circle(22, -7, 17, 'none', { stroke: brass[4], 'stroke-width': 3.4 }) +
      line('M38 -2C48 20 44 50 36 80', brass[3], 2)
    )
  if (look.glasses === 'patch')
    return path('M4 -22H40V-4Q22 14 4 -4Z', ink[0]) + line('M-48 -50L6 -20M38 -22L52 -34', ink[0], 5)
  return ''
}

const wrinkles =
  'M-44 6Q-40 14 -34 16M44 6Q40 14 34 16M-30 26Q-26 34 -28 40M30 26Q26 34 28 40M-18 -46Q0 -50 18 -46M-14 -54Q0 -57 14 -54'

const isCovered = ({ hat }: Look): boolean => hat === 'hood' || hat === 'helmet'

function behindTheFace(look: Look, hair: string): string {
  const behind = isCovered(look) ? undefined : hairBehind[look.hair]
  const plait = (side: number): string =>
    place(
      0,
      0,
      { scaleX: side },
      ...[0, 1, 2, 3].map((row) => ellipse(58, 20 + row * 30, 15, 18, hair)),
      rect(48, 128, 20, 9, wine[3], { rx: 4 }),
    )
  return group(
    {},
    behind ? path(behind, hair) : '',
    look.hair === 'bun' && look.hat === 'none' ? circle(2, -112, 32, hair) : '',
    ...(look.hair === 'braids' ? [-1, 1].map(plait) : []),
  )
}

function overTheFace(look: Look, hair: string, light: string): string {
  if (isCovered(look)) return ''
  if (look.hair === 'bald')
    return group(
      {},
      path(
        'M-54 -10C-62 -30 -56 -46 -48 -50C-50 -34 -50 -22 -50 -6ZM54 -10C62 -30 56 -46 48 -50C50 -34 50 -22 50 -6Z',
        hair,
      ),
      ellipse(-18, -58, 14, 8, '#ffffff', { opacity: 0.3 }),
    )
  return path(hairFront[look.hair], hair) + line('M-46 -40C-40 -66 -22 -80 -2 -82', light, 3, { opacity: 0.6 })
}

function mouth(look: Look, hair: string, light: string): string {
  const beard = beardOf(look, hair, light)
  if (look.beard === 'full' || look.beard === 'wizard') return beard
  const lips = look.feminine && look.mood !== 'laughing' && look.beard === 'none'
  return group(
    {},
    look.beard === 'goatee' ? beard : '',
    mouths[look.mood](),
    look.beard === 'moustache' ? beard : '',
    lips ? path('M-12 34Q0 30 12 34Q0 46 -12 34Z', '#b8485c') : '',
    look.kind === 'vampire' ? path('M-12 36l3 11l4 -10ZM8 37l3 10l4 -11Z', '#ffffff') : '',
  )
}

export function head(look: Look, id: string): string {
  const [light, middle, dark] = look.skin
  const [hairDark, hairLight] = hairColours[look.hairColour]
  const skin = `url(#${id}skin)`
  const hair = `url(#${id}hair)`
  const flush = look.kind === 'vampire' ? 0 : 0.34
  return group(
    {},
    linear(`${id}skin`, [
      [0, light],
      [0.5, middle],
      [1, dark],
    ]),
    linear(`${id}hair`, [
      [0, hairLight],
      [0.45, mix(hairDark, hairLight, 0.4)],
      [1, hairDark],
    ]),
    behindTheFace(look, hair),
    path('M-20 40H20V96Q0 108 -20 96Z', skin),
    path('M-20 52Q0 76 20 52V72Q0 86 -20 72Z', dark, { opacity: 0.5 }),
    ellipse(-51, -2, 9, 14, skin),
    ellipse(51, -2, 9, 14, skin),
    path(look.feminine || look.child ? FACE : LONG, skin),
    path('M50 -8C48 30 26 60 0 62C-14 61 -28 50 -38 36C-14 48 30 30 38 -40C44 -30 50 -20 50 -8Z', dark, {
      opacity: 0.3,
    }),
    ellipse(-29, 18, 13, 9, '#e7778a', { opacity: flush }),
    ellipse(30, 18, 13, 9, '#e7778a', { opacity: flush }),
    look.old ? line(wrinkles, dark, 2.4, { opacity: 0.6 }) : '',
    eye(-21, look),
    eye(22, look),
    line(brows[look.mood], look.old ? '#b9adc9' : hairDark, look.feminine ? 3.6 : 5.4),
    line('M2 -6Q9 10 4 15Q0 18 -6 15', dark, 3.4),
    mouth(look, hair, hairLight),
    overTheFace(look, hair, hairLight),
    eyewear(look),
    look.feminine ? circle(-51, 14, 5, use('pearl')) + circle(51, 14, 5, use('pearl')) : '',
  )
}
