import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'
import { vespera } from '#samples/art/cast/characters.ts'
import { rabbitHead } from '#samples/art/cast/rabbit.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import { frame, poster, shelf } from '#app/features/generation/scenery/hangings.ts'
import { dust, halo, vignette } from '#app/features/generation/scenery/light.ts'
import { gauge, pipe } from '#app/features/generation/scenery/machines.ts'
import { topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { carrot } from './carrots.ts'
import { globe } from './prop-store.ts'

const [WIDTH, HEIGHT] = [1280, 720]

const shown = (ground: string, ...things: string[]): string =>
  group({}, rect(0, 0, WIDTH, HEIGHT, ground), ...things, vignette(WIDTH, HEIGHT))

const paw = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    { turn },
    ellipse(0, 4, 8, 7, '#fff6e4'),
    ...[-9, -3, 3, 9].map((at) => ellipse(at, Math.abs(at) / 3 - 9, 2.6, 4, '#fff6e4')),
  )

/** The last prints run down and away, below the ground that the globe stands on. */
const travelledGlobe = (): string =>
  shown(
    ink[1],
    halo(420, 260, 620, 'glowTeal', 0.7),
    shelf(-20, 640, 1320),
    globe(640, 640, 218),
    ...[
      [478, 300, 70],
      [528, 272, 64],
      [582, 256, 78],
      [640, 254, 92],
      [698, 262, 106],
      [752, 284, 118],
      [796, 322, 140],
      [800, 374, 190],
      [766, 414, 232],
      [716, 440, 248],
      [660, 458, 244],
      [612, 488, 220],
      [584, 530, 200],
    ].map(([x = 0, y = 0, turn = 0]) => paw(x, y, turn)),
    dust(200, 60, 900, 500, 50, 14),
  )

function firstNight(): string {
  const picture = group(
    {},
    rect(-190, -230, 380, 400, wood[2]),
    halo(-60, -120, 300, 'glowSoft', 0.9),
    place(-40, 150, { scale: 0.86 }, vespera('out')),
    topHat(112, 176, 150, { upturned: true, shadow: false }),
    place(112, 60, { scale: 0.5, turn: 5 }, rabbitHead('ahead')),
    path('M58 66Q112 92 166 66L164 92Q112 118 60 92Z', ink[1]),
    rect(-190, -230, 380, 400, '#8a6238', { style: 'mix-blend-mode:color' }),
  )
  return shown(
    wood[2],
    circle(420, 560, 640, use('brass')),
    circle(420, 560, 600, use('mirrorGlass')),
    circle(420, 560, 600, use('dusk'), { opacity: 0.5 }),
    path('M60 700L520 0H660L200 720Z', '#ffffff', { opacity: 0.12 }),
    ...[
      [1150, 250],
      [1215, 480],
      [980, 70],
    ].map(([x = 0, y = 0]) => halo(x, y, 260, 'glow', 0.6) + circle(x, y, 52, use('bulb'))),
    place(
      720,
      372,
      { turn: 5 },
      group({ filter: use('shadow') }, rect(-220, -262, 440, 540, paper[5])),
      clipTo('M-190 -230H190V170H-190Z', picture),
    ),
  )
}

/** Three degrees of warmth: a flake of snow, a cup of tea, a carrot. */
function warmth(): string {
  const [x, y, r] = [640, 380, 300]
  const at = (turn: number, sign: string): string => place(x, y, { turn }, place(0, -r * 0.5, { turn: -turn }, sign))
  const flake = [0, 60, 120].map((turn) =>
    place(0, 0, { turn }, line('M0 -34V34M-9 -26L0 -17L9 -26M-9 26L0 17L9 26', teal[2], 5)),
  )
  const cup = group(
    {},
    path('M-34 -20H30Q30 26 -2 28Q-34 26 -34 -20Z', wine[3]),
    path('M30 -12Q52 -12 46 6Q42 18 24 16', 'none', { stroke: wine[3], 'stroke-width': 7 }),
    line('M-16 -30q-8 -10 0 -20M4 -30q-8 -10 0 -20', ink[5], 4),
  )
  return shown(
    ink[1],
    halo(180, 620, 700, 'glowEmber', 0.8),
    pipe('M-20 250H400', 70),
    pipe('M880 470H1300', 70, 'brass'),
    gauge(x, y, r, 84),
    at(-104, group({}, ...flake)),
    at(0, cup),
    at(106, carrot(-44, 0, 100, -8)),
  )
}

const mother = (): string =>
  shown(
    '#4a2140',
    halo(330, 250, 700, 'glowSoft', 0.9),
    frame(
      640,
      360,
      560,
      640,
      use('wineDeep'),
      halo(0, -40, 300, 'glowRose', 0.7),
      place(0, 120, { scale: 1.72 }, rabbitHead('down')),
    ),
  )

/** The lower edge, where the small print has been underlined with a claw. */
const smallPrint = (): string =>
  shown(
    ink[2],
    poster(640, 120, 780, -1.5, 'VESPERA', '& ASSISTANT'),
    ...[0, 14, 28].map((lower) =>
      line(d`M${366 + lower} ${612 + lower * 0.7}Q480 ${624 + lower} ${590 - lower} ${604 + lower}`, paper[5], 4),
    ),
  )

const drawn: Record<string, () => string> = {
  globe: travelledGlobe,
  'vanity-mirror': firstNight,
  gauge: warmth,
  portrait: mother,
  'wall-poster': smallPrint,
}

export const closeUpDrawings: readonly Drawing[] = sample.hotspots.flatMap((hotspot) => {
  if (hotspot.type !== 'look' || !hotspot.closeUp) return []
  const draw = drawn[hotspot.key]
  if (!draw) throw new Error(`Nothing draws the close-up of ${hotspot.key}`)
  return [[`samples/adventures/${sample.key}/${hotspot.closeUp.image.replace('./', '')}`, WIDTH, HEIGHT, draw] as const]
})
