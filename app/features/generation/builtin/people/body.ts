import { linear } from '#app/features/generation/scenery/gradients.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { thing } from '#app/features/generation/builtin/things/things.ts'
import { cloths } from './looks.ts'
import type { Look, Outfit } from './looks.ts'

/* A body with the centre of the head at 0, -262, shoulders at -190 and hips at 60. */

const BODY = 'M-112 90C-132 -50 -122 -160 -70 -188H70C122 -160 132 -50 112 90Z'
const SLIM = 'M-100 90C-84 30 -78 0 -84 -40C-100 -100 -96 -168 -58 -188H58C96 -168 100 -100 84 -40C78 0 84 30 100 90Z'
const edge = { stroke: ink[1], 'stroke-width': 2 }

interface Dye {
  main: string
  dark: string
  light: string
  accent: string
  accentLight: string
}

const lapels = (fill: string): string =>
  path(
    'M-66 -188L-38 -196L0 -60L-22 -26C-46 -80 -60 -130 -66 -188ZM66 -188L38 -196L0 -60L22 -26C46 -80 60 -130 66 -188Z',
    fill,
    edge,
  )

const shirt = (): string => path('M-44 -192L0 -50L44 -192Q0 -210 -44 -192Z', use('paper'))

const buttons = (from: number, count: number, x = 0): string =>
  Array.from({ length: count }, (_, index) =>
    circle(x, from + index * 34, 5.5, use('brass'), { stroke: brass[1], 'stroke-width': 1 }),
  ).join('')

const fronts: Record<Outfit, (dye: Dye) => string> = {
  suit: ({ light, accent }) =>
    shirt() +
    path('M-9 -172H9L14 -80L0 -62L-14 -80Z', accent) +
    path('M-12 -184H12L9 -166H-9Z', accent) +
    lapels(light) +
    buttons(-10, 2) +
    path('M-78 -108h34l-6 -16h-22z', paper[5]),
  waistcoat: ({ accent, accentLight }) =>
    shirt() +
    path('M-48 -190L0 -74L48 -190L70 -176C76 -90 70 0 62 60H-62C-70 0 -76 -90 -70 -176Z', accent, edge) +
    path('M-48 -190L0 -74L-8 -50L-62 -176Z', accentLight, { opacity: 0.5 }) +
    buttons(-44, 3) +
    path(
      'M0 -174C-10 -188 -30 -188 -32 -176C-32 -162 -12 -162 0 -174ZM0 -174C10 -188 30 -188 32 -176C32 -162 12 -162 0 -174Z',
      use('wine'),
      edge,
    ) +
    line('M8 -10C20 8 40 8 52 -6', brass[4], 3),
  dress: ({ light, accent }) =>
    path('M-40 -192Q0 -120 40 -192L58 -186Q0 -90 -58 -186Z', light) +
    path('M-84 -40Q0 -20 84 -40L82 -14Q0 6 -82 -14Z', accent, edge) +
    thing('amulet', 0, -140, 62) +
    line('M-40 10C-46 40 -48 64 -50 88M40 10C46 40 48 64 50 88M0 14V88', ink[0], 3, { opacity: 0.25 }),
  gown: ({ light, accent }) =>
    path('M-70 -184C-40 -150 40 -150 70 -184L86 -150C50 -110 -50 -110 -86 -150Z', light, edge) +
    Array.from({ length: 7 }, (_, index) =>
      circle(-48 + index * 16, -140 + Math.abs(index - 3) * -6, 6, use('pearl')),
    ).join('') +
    path('M-18 -118H18L40 88H-40Z', accent, { opacity: 0.75 }) +
    line('M-18 -90H18M-22 -60H22M-26 -30H26', brass[4], 3),
  uniform: ({ accent }) =>
    path('M-40 -196H40L32 -160H-32Z', accent, edge) +
    line('M0 -160V88', ink[0], 3, { opacity: 0.5 }) +
    buttons(-140, 6, -26) +
    buttons(-140, 6, 26) +
    [-1, 1]
      .map((side) =>
        place(
          0,
          0,
          { scaleX: side },
          path('M62 -190C96 -186 112 -168 116 -148L76 -160Z', use('brass'), edge),
          line('M84 -156v20M94 -154v20M104 -152v20', brass[3], 5),
        ),
      )
      .join('') +
    path('M-112 20H112V48H-112Z', use('woodDark')) +
    rect(-20, 16, 40, 36, use('brass'), { rx: 5, ...edge }) +
    thing('star', -66, -104, 34),
  labCoat: ({ accent }) =>
    shirt() +
    path('M-10 -172H10L13 -60H-13Z', accent) +
    lapels(paper[5]) +
    line('M0 -50V88', '#b9adc9', 3) +
    rect(-86, -60, 46, 54, paper[4], { stroke: '#b59c82', 'stroke-width': 2.4 }) +
    line('M-76 -60v-26M-64 -60v-20', wine[3], 5) +
    circle(-52, -66, 5, '#366fae') +
    buttons(-24, 3, 14),
  cloak: ({ light, dark }) =>
    path('M-22 -192L-60 90H60L22 -192Z', dark) +
    path(
      'M-74 -186C-40 -170 -26 -180 -20 -194L-52 90H-112C-128 -40 -120 -150 -74 -186ZM74 -186C40 -170 26 -180 20 -194L52 90H112C128 -40 120 -150 74 -186Z',
      'none',
      { stroke: light, 'stroke-width': 5 },
    ) +
    circle(0, -164, 17, use('brass'), edge) +
    thing('moon', 0, -164, 22),
  robe: ({ accent, accentLight }) =>
    path('M-34 -194L-14 -60V90H14V-60L34 -194Q0 -206 -34 -194Z', accent, edge) +
    [-130, -70, -10, 50].map((y) => thing('star', 0, y, 20)).join('') +
    line('M-34 -194L-14 -60V90M34 -194L14 -60V90', brass[4], 4) +
    path('M-110 10Q0 40 110 10L112 30Q0 62 -112 30Z', accentLight, { opacity: 0.8 }),
  apron: () =>
    shirt() +
    path('M-60 90C-66 -20 -56 -90 -44 -112H44C56 -90 66 -20 60 90Z', use('paper'), edge) +
    line('M-44 -112L-58 -186M44 -112L58 -186', paper[3], 9) +
    rect(-36, -30, 72, 50, '#e4cfa6', { stroke: '#b59c82', 'stroke-width': 3 }) +
    line('M-14 -30v-26M2 -30v-20', ink[6], 5),
  sailor: ({ main }) =>
    Array.from({ length: 7 }, (_, index) =>
      path(
        d`M-116 ${-150 + index * 36}Q0 ${-134 + index * 36} 116 ${-150 + index * 36}V${-134 + index * 36}Q0 ${-118 + index * 36} -116 ${-134 + index * 36}Z`,
        main,
        { opacity: 0.9 },
      ),
    ).join('') +
    path('M-76 -184L0 -80L76 -184L40 -198L0 -130L-40 -198Z', use('dusk'), edge) +
    line('M-66 -176L0 -90L66 -176', paper[5], 3) +
    path('M0 -96L-20 -40L0 -56L20 -40Z', use('wine'), edge),
  armour: () =>
    path('M-86 -182Q0 -150 86 -182C100 -90 92 -20 60 20H-60C-92 -20 -100 -90 -86 -182Z', use('steel'), edge) +
    line('M0 -160V18', ink[1], 3) +
    line('M-66 -150C-76 -90 -66 -40 -50 -10', '#ffffff', 6, { opacity: 0.45 }) +
    [-1, 1]
      .map((side) =>
        place(
          0,
          0,
          { scaleX: side },
          path('M56 -196C110 -196 134 -160 130 -116L84 -132Z', use('steel'), edge),
          line('M70 -176C100 -170 116 -150 120 -132', brass[4], 4),
        ),
      )
      .join('') +
    thing('shield', 0, -90, 70) +
    path('M-70 24H70L84 90H-84Z', use('steelRod')),
  trenchCoat: ({ light, dark }) =>
    shirt() +
    path('M-9 -172H9L13 -70L0 -54L-13 -70Z', use('wine')) +
    path('M-70 -188L-36 -206L-20 -160L-50 -110ZM70 -188L36 -206L20 -160L50 -110Z', light, edge) +
    line('M-20 -160C-10 -80 -6 0 -6 88', dark, 5) +
    buttons(-90, 3, 26) +
    buttons(-90, 3, -34) +
    path('M-112 20Q0 40 112 20V46Q0 66 -112 46Z', dark) +
    rect(-24, 18, 44, 44, 'none', { stroke: brass[3], 'stroke-width': 7, rx: 4 }),
  jumper: ({ accent, accentLight }) =>
    path('M-50 -196Q0 -160 50 -196L58 -176Q0 -134 -58 -176Z', accent, edge) +
    path('M-52 -186C-50 -150 50 -150 52 -186L62 -168C56 -128 -56 -128 -62 -168Z', accentLight) +
    path('M10 -138L34 -20L60 -28L40 -146Z', accentLight, edge) +
    line('M34 -20v16M44 -22v16M54 -26v16', accentLight, 5) +
    line('M-90 -40q15 -16 30 0t30 0t30 0t30 0t30 0t30 0', accent, 6, { opacity: 0.7 }),
  overalls: () =>
    path('M-62 90V-96H62V90Z', use('dusk'), edge) +
    line('M-58 -92L-62 -186M58 -92L62 -186', ink[4], 18) +
    circle(-58, -88, 9, use('brass')) +
    circle(58, -88, 9, use('brass')) +
    rect(-30, -70, 60, 46, ink[3], { stroke: brass[3], 'stroke-width': 2.4, 'stroke-dasharray': '6 4', rx: 4 }) +
    thing('hammer', 16, -84, 56),
  spacesuit: () =>
    rect(-60, -120, 120, 74, use('steel'), { rx: 10, ...edge }) +
    [-36, -12, 12, 36]
      .map((x, index) => circle(x, -98, 8, ['#74e0b5', brass[4], wine[4], '#8fc3ff'][index] ?? brass[4]))
      .join('') +
    line('M-44 -70H30', ink[1], 5) +
    line('M-60 -100C-100 -90 -104 -40 -90 0M60 -100C100 -90 104 -40 90 0', ink[5], 10) +
    path('M-112 20H112V44H-112Z', use('carrot')),
}

const pale = new Set<Outfit>(['labCoat', 'sailor', 'spacesuit'])
const slim = new Set<Outfit>(['dress', 'gown'])

export function body(look: Look, id: string, held: string): string {
  const [dark, main, light] = cloths[look.cloth]
  const [, accent, accentLight] = cloths[look.accent === look.cloth ? 'brass' : look.accent]
  const fill = pale.has(look.outfit) ? use('pearl') : look.outfit === 'armour' ? use('steelRod') : `url(#${id}cloth)`
  const dye = { main, dark, light, accent, accentLight }
  const arm = (side: 1 | -1, raised: boolean): string =>
    place(
      0,
      0,
      { scaleX: side },
      raised
        ? path('M84 -176C140 -140 158 -70 142 -20C124 -4 92 -10 84 -34C84 -72 80 -96 72 -116Z', fill, edge)
        : path('M86 -176C132 -150 146 -60 140 90H100C98 0 92 -70 76 -116Z', fill, edge),
      raised ? path('M142 -20C122 -10 98 -14 84 -34L80 -16Q108 4 138 -4Z', light) : '',
    )
  const hand = (): string => path('M138 -6C128 26 78 34 52 20C48 6 64 -8 82 -14Z', `url(#${id}skin)`, edge)
  return group(
    {},
    linear(`${id}cloth`, [
      [0, light],
      [0.3, main],
      [1, dark],
    ]),
    arm(-1, false),
    path(slim.has(look.outfit) ? SLIM : BODY, fill, edge),
    fronts[look.outfit](dye),
    path('M70 -188C122 -160 132 -50 112 90H60C76 -50 66 -130 36 -188Z', ink[0], { opacity: 0.3 }),
    ellipse(0, -186, 46, 10, ink[0], { opacity: 0.25 }),
    held === '' ? arm(1, false) : group({}, arm(1, true), place(54, 2, {}, held), hand()),
  )
}
