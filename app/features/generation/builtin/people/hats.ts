import { topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { thing } from '#app/features/generation/builtin/things/things.ts'
import { cloths } from './looks.ts'
import type { Hat, Look } from './looks.ts'

const edge = { stroke: ink[1], 'stroke-width': 2 }

/* Each is centred on the head that wears it. */
export const hatBehind: Partial<Record<Hat, (look: Look) => string>> = {
  hood: ({ cloth }) => path('M-96 110C-104 -60 -60 -128 0 -132C60 -128 104 -60 96 110Z', cloths[cloth][0], edge),
  astronaut: () => circle(0, -10, 108, use('pearl'), edge),
}

export const hatFront: Record<Hat, (look: Look) => string> = {
  none: () => '',
  topHat: () => place(0, -64, {}, topHat(0, 0, 168, { shadow: false })),
  fedora: ({ accent }) =>
    group(
      {},
      path('M-58 -60C-56 -112 -30 -128 0 -118C30 -128 56 -112 58 -60Z', use('woodDark'), edge),
      path('M-59 -62Q0 -46 59 -62L60 -78Q0 -62 -60 -78Z', cloths[accent][1]),
      path('M-100 -56C-60 -76 60 -76 100 -56C70 -34 -70 -34 -100 -56Z', use('woodMid'), edge),
      line('M-46 -76C-46 -104 -28 -116 -10 -112', '#ffffff', 4, { opacity: 0.25 }),
    ),
  captain: () =>
    group(
      {},
      path('M-70 -70C-84 -118 -44 -132 0 -130C44 -132 84 -118 70 -70Z', use('pearl'), edge),
      path('M-62 -84Q0 -66 62 -84V-54Q0 -38 -62 -54Z', use('dusk'), edge),
      path('M-62 -56Q0 -38 62 -56Q54 -30 0 -30Q-54 -30 -62 -56Z', ink[0]),
      thing('anchor', 0, -74, 34),
      line('M-60 -62Q0 -44 60 -62', brass[4], 5),
    ),
  witch: ({ accent }) =>
    group(
      {},
      path('M-56 -62C-40 -110 -30 -170 30 -206C22 -182 30 -176 44 -170C26 -166 40 -110 56 -62Z', use('silk'), edge),
      path('M-57 -62Q0 -44 57 -62L50 -86Q0 -68 -50 -86Z', cloths[accent][1]),
      rect(-14, -86, 28, 24, 'none', { stroke: brass[4], 'stroke-width': 5, rx: 3 }),
      path('M-112 -52C-60 -78 60 -78 112 -52C70 -30 -70 -30 -112 -52Z', use('silk'), edge),
      line('M-36 -92C-24 -130 -10 -164 14 -184', ink[7], 4, { opacity: 0.5 }),
    ),
  crown: () => thing('crown', 0, -92, 96),
  hood: ({ cloth }) =>
    path(
      'M-96 120C-112 -70 -64 -138 0 -140C64 -138 112 -70 96 120C86 90 74 70 66 66C72 -40 48 -86 0 -88C-48 -86 -72 -40 -66 66C-74 70 -86 90 -96 120Z',
      cloths[cloth][1],
      edge,
    ) + path('M-90 90C-104 -60 -62 -128 -6 -136C-54 -118 -84 -60 -80 76Z', cloths[cloth][2], { opacity: 0.6 }),
  beret: ({ accent }) =>
    path('M-66 -56C-84 -96 -40 -124 10 -116C70 -112 84 -76 62 -60Q0 -80 -66 -56Z', cloths[accent][1], edge) +
    line('M6 -116v-14', cloths[accent][0], 6) +
    path('M-54 -76C-50 -96 -24 -108 4 -106', 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      opacity: 0.3,
      'stroke-linecap': 'round',
    }),
  chef: () =>
    path(
      'M-52 -62V-96C-92 -104 -78 -158 -40 -150C-28 -176 28 -176 40 -150C78 -158 92 -104 52 -96V-62Q0 -48 -52 -62Z',
      use('pearl'),
      edge,
    ) + line('M-24 -66V-96M0 -62V-98M24 -66V-96', '#b9adc9', 3),
  helmet: () =>
    group(
      {},
      path(
        'M-64 60V-30C-64 -92 -36 -112 0 -116C36 -112 64 -92 64 -30V60L34 70V-6H8V40H-8V-6H-34V70Z',
        use('steel'),
        edge,
      ),
      line('M0 -116V-8', brass[4], 8),
      path('M0 -112C20 -160 70 -150 84 -108C60 -124 30 -118 0 -112Z', use('wine'), edge),
      line('M-52 40V-30C-52 -70 -34 -92 -14 -98', '#ffffff', 5, { opacity: 0.4 }),
    ),
  police: () =>
    group(
      {},
      path('M-60 -62C-60 -120 -36 -146 0 -148C36 -146 60 -120 60 -62Z', use('dusk'), edge),
      path('M-70 -58Q0 -84 70 -58Q60 -40 0 -44Q-60 -40 -70 -58Z', use('night'), edge),
      thing('star', 0, -100, 46),
    ),
  tricorn: () =>
    group(
      {},
      path(
        'M-104 -60C-80 -130 -30 -140 0 -118C30 -140 80 -130 104 -60C70 -84 36 -78 0 -58C-36 -78 -70 -84 -104 -60Z',
        use('silk'),
        edge,
      ),
      line('M-102 -62C-70 -86 -36 -80 0 -60C36 -80 70 -86 102 -62', brass[4], 6),
      thing('skull', 0, -98, 38),
    ),
  turban: ({ accent }) =>
    group(
      {},
      path('M-64 -40C-84 -100 -40 -132 0 -132C40 -132 84 -100 64 -40C40 -66 -40 -66 -64 -40Z', cloths[accent][1], edge),
      line(
        'M-62 -60C-30 -110 20 -124 54 -104M-68 -80C-40 -120 0 -130 24 -128M-40 -58C0 -96 40 -100 68 -76',
        cloths[accent][2],
        7,
        { opacity: 0.7 },
      ),
      thing('gem', 0, -76, 34),
    ),
  flowers: () =>
    group(
      {},
      ...[-56, -34, -12, 12, 34, 56].map((x, index) =>
        thing(index % 2 ? 'rose' : 'flower', x, -78 + Math.abs(x) * 0.42 - 6, 46, x * 0.5),
      ),
    ),
  deerstalker: () =>
    group(
      {},
      path('M-62 -54C-64 -112 -34 -126 0 -126C34 -126 64 -112 62 -54Q0 -74 -62 -54Z', use('woodMid'), edge),
      line('M-40 -112Q-30 -86 -34 -62M0 -126V-66M40 -112Q30 -86 34 -62M-60 -84Q0 -100 60 -84', paper[3], 2.4, {
        opacity: 0.5,
      }),
      path('M-60 -58Q-96 -50 -104 -32Q-70 -40 -50 -46ZM60 -58Q96 -50 104 -32Q70 -40 50 -46Z', use('wood'), edge),
      circle(0, -128, 8, use('wine')),
    ),
  headband: ({ accent }) =>
    path('M-58 -44C-50 -66 50 -66 58 -44L57 -30C44 -50 -44 -50 -57 -30Z', cloths[accent][1], edge) +
    thing('gem', 0, -50, 26),
  mobcap: () =>
    path('M-64 -38C-86 -84 -50 -122 0 -120C50 -122 86 -84 64 -38Q0 -70 -64 -38Z', use('pearl'), edge) +
    line('M-60 -46Q0 -76 60 -46', wine[3], 6),
  nurse: () =>
    path('M-46 -66L-36 -110H36L46 -66Q0 -82 -46 -66Z', use('pearl'), edge) +
    path('M-5 -106H5V-98H13V-88H5V-80H-5V-88H-13V-98H-5Z', '#a3213f'),
  astronaut: () =>
    group(
      {},
      circle(0, -10, 92, use('glass'), { stroke: ink[6], 'stroke-width': 7 }),
      path('M-74 -40A80 80 0 0 1 -10 -88Q-54 -60 -60 -24Z', '#ffffff', { opacity: 0.5 }),
      ellipse(0, 94, 92, 24, use('steel'), edge),
      line(d`M104 -60V-110`, ink[5], 6),
      circle(104, -114, 8, use('ember')),
    ),
}
