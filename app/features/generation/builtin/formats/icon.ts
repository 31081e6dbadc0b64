import { glint, halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade } from '#app/features/generation/scenery/palette.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, clipTo, d, ellipse, group, outline, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import type { Point } from '#app/features/generation/scenery/svg.ts'
import { scales } from '#app/features/generation/builtin/places/colours.ts'
import { drawPlace } from '#app/features/generation/builtin/places/places.ts'
import { cluster } from '#app/features/generation/builtin/things/copies.ts'
import type { Standing } from '#app/features/generation/builtin/things/copies.ts'
import type { Brief } from './brief.ts'

const frames = {
  round: (r) => d`M0 ${-r}A${r} ${r} 0 1 1 -0.1 ${-r}Z`,
  hexagon: (r) => outline(ring(6, r * 1.04, Math.PI / 6)),
  octagon: (r) => outline(ring(8, r * 1.04, Math.PI / 8)),
  shield: (r) =>
    d`M${-r * 0.86} ${-r * 0.86}Q${-r * 0.4} ${-r * 0.8} 0 ${-r}Q${r * 0.4} ${-r * 0.8} ${r * 0.86} ${-r * 0.86}C${r * 0.92} ${r * 0.2} ${r * 0.6} ${r * 0.74} 0 ${r}C${-r * 0.6} ${r * 0.74} ${-r * 0.92} ${r * 0.2} ${-r * 0.86} ${-r * 0.86}Z`,
  tile: (r) =>
    d`M${-r * 0.7} ${-r * 0.9}H${r * 0.7}Q${r * 0.9} ${-r * 0.9} ${r * 0.9} ${-r * 0.7}V${r * 0.7}Q${r * 0.9} ${r * 0.9} ${r * 0.7} ${r * 0.9}H${-r * 0.7}Q${-r * 0.9} ${r * 0.9} ${-r * 0.9} ${r * 0.7}V${-r * 0.7}Q${-r * 0.9} ${-r * 0.9} ${-r * 0.7} ${-r * 0.9}Z`,
  scallop: (r) => d`${outline(ring(72, r, 0, (index) => 1 + 0.035 * Math.cos((index * Math.PI) / 3)))}`,
} satisfies Record<string, (r: number) => string>

function ring(count: number, r: number, turn: number, swell: (index: number) => number = () => 1): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * Math.PI * 2) / count + turn
    return { x: Math.cos(angle) * r * swell(index), y: Math.sin(angle) * r * swell(index) }
  })
}

/** The subjects of the words: everything that they name, or what somebody holds. */
export function subjectsOf({ things, people }: Brief, most: number): Standing[] {
  if (things.length > 0) return things.slice(0, most)
  const held = people.flatMap(({ traits }) => traits).findLast((each) => each.held)?.held
  return held ? [held] : []
}

/** An abstract flower of blades, for words that name nothing drawable. */
export function ornament(r: number, { random, hue = 'ink' }: Pick<Brief, 'random' | 'hue'>): string {
  const [petals, slim] = [pick(random, [6, 8, 10]), between(random, 0.14, 0.24)]
  const blade = (long: number, wide: number, fill: string, turn: number): string =>
    place(
      0,
      0,
      { turn },
      path(
        d`M0 ${-r * long}Q${r * wide} ${-r * long * 0.5} 0 0Q${-r * wide} ${-r * long * 0.5} 0 ${-r * long}Z`,
        fill,
        {
          stroke: brass[1],
          'stroke-width': r * 0.02,
        },
      ),
    )
  const turns = Array.from({ length: petals }, (_, index) => (index * 360) / petals)
  return group(
    {},
    ...turns.map((turn) => blade(0.74, slim, shade(scales[hue], 0.62), turn + 180 / petals)),
    ...turns.map((turn) => blade(1, slim * 0.8, use('brass'), turn)),
    circle(0, 0, r * 0.24, use('brassPale'), { stroke: brass[1], 'stroke-width': r * 0.03 }),
    circle(0, 0, r * 0.12, shade(scales[hue], 0.5)),
    ...turns.map((turn) => place(0, 0, { turn: turn + 180 / petals }, circle(0, -r * 0.9, r * 0.045, brass[5]))),
  )
}

/** The place within a shape that is centred on the origin. */
const placeWithin = (shape: string, r: number, brief: Brief): string => {
  const k = (r * 2) / Math.min(brief.width, brief.height)
  const view = drawPlace(brief.place, { ...brief, things: [], features: [], richness: 0 }, true)
  return clipTo(shape, place((-brief.width * k) / 2, (-brief.height * k) / 2, { scale: k }, view))
}

/** One thing on a plain ground, in a frame like an emblem's. */
export function drawIcon(brief: Brief): string {
  const { width, height, random, treatment } = brief
  const small = Math.min(width, height)
  const r = small * 0.45
  const shape = frames[pick(random, ['round', 'hexagon', 'octagon', 'shield', 'tile', 'scallop'] as const)]
  const scale = scales[brief.hue ?? pick(random, ['ink', 'teal', 'wine', 'azure', 'moss', 'rose', 'slate'] as const)]
  const tone = { night: 0.2, dusk: 0.28, dawn: 0.4, day: 0.5 }[brief.time] + random() * 0.06
  const subjects = subjectsOf(brief, 16)
  const size = small * 0.5 * treatment.zoom ** 0.5
  const rays = pick(random, [0, 12, 16])
  const inner = shape(r * 0.86)
  return group(
    {},
    rect(0, 0, width, height, shade(scale, tone * 0.5)),
    place(
      width / 2,
      height / 2,
      {},
      group({ filter: use('shadow') }, path(shape(r), use('brass'))),
      path(shape(r * 0.96), 'none', { stroke: brass[6], 'stroke-width': small * 0.006, opacity: 0.6 }),
      path(inner, shade(scale, tone), { stroke: brass[1], 'stroke-width': small * 0.008 }),
      ...Array.from({ length: rays }, (_, index) =>
        place(
          0,
          0,
          { turn: (index * 360) / rays },
          path(d`M0 0L${-r * 0.09} ${-r * 0.74}H${r * 0.09}Z`, shade(scale, tone + 0.1)),
        ),
      ),
      path(inner, use('fade'), { opacity: 0.45 }),
      path(shape(r * 0.79), 'none', {
        stroke: brass[3],
        'stroke-width': small * 0.004,
        'stroke-dasharray': pick(random, ['none', '2 14', '16 10']),
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
      ...(subjects.length > 0 ? [] : brief.placeNamed ? [placeWithin(inner, r * 0.9, brief)] : []),
      halo(-r * 0.16, -r * 0.16, r * 0.95, 'glowSoft', 0.9),
      ...(subjects.length > 0
        ? [
            ellipse(r * 0.04, size * 0.54, size * 0.42, size * 0.07, ink[0], {
              opacity: 0.45,
              filter: use('blurSoft'),
            }),
            place(
              0,
              0,
              { turn: treatment.tilt * 2 },
              cluster(subjects, 0, 0, subjects.length > 1 ? size * 1.16 : size),
            ),
          ]
        : brief.placeNamed
          ? []
          : [ornament(r * 0.62, brief)]),
      glint(-r * 0.62, -r * 0.62, r * 0.16),
      circle(0, -r * 0.93, small * 0.014, brass[6]),
    ),
  )
}
