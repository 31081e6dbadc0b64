import { circle, clipTo, d, el, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { cold, ember, leaf, lit, stone, terra } from './paints.ts'
import { frond, greatFlower } from './plants.ts'

/** Octave's picture, 900 x 900, to be cut into nine. */
const mosaicPicture = (): string =>
  group(
    {},
    rect(0, 0, 450, 900, '#f2d98c'),
    rect(450, 0, 450, 900, '#b9dcea'),
    rect(0, 600, 450, 300, '#e9a35c'),
    rect(450, 600, 450, 300, '#eef7fa'),
    // Sun and moon
    ...Array.from({ length: 16 }, (_, at) =>
      place(150, 150, { turn: at * 22.5 }, path('M70 -14L126 0L70 14Z', '#e58a2a')),
    ),
    circle(150, 150, 72, '#f4b53a'),
    circle(150, 150, 72, 'none', { stroke: '#a9601a', 'stroke-width': 6 }),
    line('M124 138q10 -12 20 0M158 138q10 -12 20 0M126 172q24 24 48 0', '#8a4a12', 6),
    rect(600, 0, 300, 300, '#2f5f8f'),
    circle(750, 150, 84, '#f4f1d8'),
    circle(790, 130, 74, '#2f5f8f'),
    ...[
      [640, 60],
      [680, 240],
      [850, 250],
      [640, 160],
      [860, 60],
    ].map(([x, y]) => path(d`M${x!} ${y! - 14}l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4Z`, '#f4f1d8')),
    // Palm and mountain
    path('M128 600Q150 480 146 390H170Q176 480 184 600Z', '#7a4f26'),
    ...[-170, -140, -100, -62, -20, 10].map((turn) =>
      place(158, 392, { turn }, frond(140, Math.abs(turn) > 90 ? -60 : 60, 30, [leaf[1], leaf[3], leaf[5]])),
    ),
    path('M600 600L700 400L750 470L810 350L900 560V600Z', '#5f7f97'),
    path('M700 400L660 480L700 462L726 500L750 470ZM810 350L764 450L806 424L836 470L856 452Z', '#ffffff'),
    // Fire and snow
    path(
      'M40 900Q60 760 110 700Q120 760 150 780Q150 690 190 640Q200 740 240 790Q250 740 270 720Q290 820 270 900Z',
      ember[3],
    ),
    path('M80 900Q96 800 130 770Q146 830 170 830Q176 770 196 740Q216 820 236 850L240 900Z', ember[5]),
    ...[
      [660, 700],
      [760, 660],
      [850, 720],
      [700, 800],
      [800, 820],
      [640, 860],
      [860, 860],
    ].map(([x, y]) =>
      group(
        {},
        ...[0, 60, 120].map((turn) =>
          place(x!, y!, { turn }, line('M-26 0H26M-16 -8L-24 0L-16 8M16 -8L24 0L16 8', cold[3], 6)),
        ),
      ),
    ),
    path('M600 900Q700 840 900 880V900Z', '#d5e6ee'),
    // The plant
    rect(300, 0, 300, 900, '#f7efd4'),
    rect(300, 0, 4, 900, '#c8b480'),
    rect(596, 0, 4, 900, '#c8b480'),
    line('M450 690C440 560 460 420 450 240', leaf[3], 22),
    path('M450 560C380 540 330 470 320 380C400 400 450 470 450 560Z', leaf[4]),
    path('M450 520C520 500 570 430 580 340C500 360 450 430 450 520Z', leaf[3]),
    place(450, 156, { scale: 0.82 }, greatFlower()),
    path('M360 700H540L514 850Q450 870 386 850Z', terra[3]),
    path('M360 700H420L410 858Q396 854 386 850Z', terra[4]),
    ellipse(450, 700, 94, 22, terra[1]),
    ...[342, 396, 450, 504, 558].map((x, at) => rect(x - 14, 864 - Math.abs(at - 2) * 2, 28, 28, stone[0], { rx: 3 })),
  )

/** Glaze that has come off a little, and the joints of each tile. */
const joints = (x: number, y: number): string =>
  group(
    {},
    ...[75, 150, 225].map((at) =>
      line(d`M${x + at} ${y}V${y + 300}M${x} ${y + at}H${x + 300}`, '#ffffff', 2, { opacity: 0.22 }),
    ),
    rect(x + 3, y + 3, 294, 294, 'none', { stroke: stone[1], 'stroke-width': 7, opacity: 0.75, rx: 5 }),
    path(d`M${x + 10} ${y + 290}V${y + 10}H${x + 290}`, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.5 }),
  )

/** As water has left them: where each tile of the picture lies. */
const muddle = [4, 8, 1, 6, 2, 3, 7, 0, 5]

export function mosaic(muddled: boolean): string {
  const spot = (at: number) => ({ x: (at % 3) * 300, y: Math.floor(at / 3) * 300 })
  if (!muddled)
    return group({}, mosaicPicture(), ...Array.from({ length: 9 }, (_, at) => joints(spot(at).x, spot(at).y)))
  return group(
    {},
    el('defs', {}, group({ id: 'glass-tiles' }, mosaicPicture())),
    ...muddle.map((from, to) => {
      const [source, target] = [spot(from), spot(to)]
      return group(
        { transform: `translate(${target.x + 150} ${target.y + 150}) rotate(${(to % 3) - 1}) translate(-150 -150)` },
        tile(source.x, source.y),
      )
    }),
  )
}

/** One tile of the picture, with its upper left corner at 0, 0. */
const tile = (x: number, y: number): string =>
  clipTo('M0 0H300V300H0Z', el('use', { href: '#glass-tiles', x: -x, y: -y })) + joints(0, 0)

export const drawMosaic = (): string =>
  lit(mosaicPicture(), ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => joints((at % 3) * 300, Math.floor(at / 3) * 300)))
