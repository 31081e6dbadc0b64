import { drape, edge } from '#app/features/generation/scenery/cloth.ts'
import { contact, halo, vignette } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade } from '#app/features/generation/scenery/palette.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, clipTo, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { shuffled } from '#app/features/generation/builtin/places/interior.ts'
import { scaleNames, scales } from '#app/features/generation/builtin/places/colours.ts'
import type { ScaleName } from '#app/features/generation/builtin/places/colours.ts'
import { drawPlace, thingsOf } from '#app/features/generation/builtin/places/places.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import { isKeptOut } from '#app/features/generation/builtin/asked.ts'
import { mostCopies, showStanding, showThing } from '#app/features/generation/builtin/things/copies.ts'
import type { Standing } from '#app/features/generation/builtin/things/copies.ts'
import { ornament, subjectsOf } from './icon.ts'
import type { Brief } from './brief.ts'

type Layout = (brief: Brief) => string

/** Motifs that fill a picture without looking as if the words had asked for them. */
const motifs: readonly ThingName[] = ['star', 'gem', 'flower', 'leaf', 'crystal', 'sun', 'moon', 'snowflake', 'feather']

const isNamed = (brief: Brief): boolean => subjectsOf(brief, 1).length > 0

function chosen(brief: Brief, count: number): Standing[] {
  const rest = brief.placeNamed ? thingsOf(brief.place) : []
  const others = [...shuffled(brief.random, rest), ...shuffled(brief.random, motifs)].filter((name) => !isKeptOut(name))
  const subjects = subjectsOf(brief, mostCopies)
  return [...subjects, ...new Set(others)].slice(0, Math.max(subjects.length, count))
}

/** Things on a table in front of a window that shows the place. */
function stillLife(brief: Brief): string {
  const { width, height, random, treatment } = brief
  const scale = scales[brief.hue ?? pick(random, ['ink', 'wine', 'teal', 'moss', 'azure', 'rose'] as const)]
  const small = Math.min(width, height)
  const [main = 'star', ...names] = chosen(brief, 8)
  const zoom = treatment.zoom ** 0.4
  const row = (list: readonly Standing[], y: number, size: number, at?: number): string[] =>
    list.map((name, index) => {
      const x = width * ((at ?? (index + 0.5) / list.length) + between(random, -0.02, 0.02))
      const s = size * between(random, 0.9, 1.14) * zoom
      return contact(x, y, s * 0.46, s * 0.09) + showStanding(name, x, y + 2, s)
    })
  const cloth = (from: number, to: number, scaleOf: readonly string[]): string =>
    drape({
      left: edge({ x: from, y: -10 }, { x: from + (to - from) * 0.1, y: height * 0.3 }, { x: from, y: height * 0.7 }),
      right: edge(
        { x: to, y: -10 },
        { x: to - (to - from) * 0.4, y: height * 0.34 },
        { x: to - (to - from) * 0.62, y: height * 0.68 },
      ),
      folds: 5,
      scale: scaleOf,
      fringe: true,
    })
  const checks = Array.from({ length: 60 }, (_, index) => {
    const [column, line] = [index % 12, Math.floor(index / 12)]
    return (column + line) % 2
      ? ''
      : path(
          d`M${(width * column) / 12} ${height * (0.62 + line * 0.08)}h${width / 12}v${height * 0.08}h${-width / 12}Z`,
          shade(scale, 0.5),
        )
  })
  return group(
    {},
    place(0, -height * 0.06, {}, drawPlace(brief.place, { ...brief, things: [], features: [], richness: 0 }, true)),
    rect(0, 0, width, height, ink[0], { opacity: 0.2 }),
    cloth(-20, width * 0.36, scale),
    cloth(width + 20, width * 0.66, scale),
    rect(0, height * 0.62, width, height * 0.38, shade(scale, 0.36)),
    ...checks,
    rect(0, height * 0.62, width, height * 0.38, use('fade'), { opacity: 0.55 }),
    rect(0, height * 0.61, width, height * 0.014, brass[3]),
    halo(width * 0.4, height * 0.4, small * 0.7, 'glowSoft', 0.7),
    ...row(names.slice(2, 12), height * 0.74, Math.min(small * 0.2, (width / Math.min(10, names.length)) * 0.86)),
    ...row(names.slice(12), height * 0.5, Math.min(small * 0.2, (width / 12) * 0.86)),
    ...[0.17, 0.83].map((at, index) => row(names.slice(index, index + 1), height * 0.95, small * 0.24, at)).flat(),
    ...row([main], height * 0.95, small * 0.6),
    vignette(width, height, 0.7),
  )
}

/** Rings of things, like a carpet or a rose window. */
function rosette(brief: Brief): string {
  const { width, height, random } = brief
  const small = Math.min(width, height)
  const [a, b] = [
    brief.hue ?? pick(random, scaleNames as [ScaleName, ...ScaleName[]]),
    pick(random, ['ink', 'wine', 'teal', 'azure'] as const),
  ]
  const names = chosen(brief, 5)
  const petals = pick(random, [6, 8, 10, 12])
  const ring = (r: number, count: number, draw: (index: number) => string, turn = 0): string =>
    group(
      {},
      ...Array.from({ length: count }, (_, index) =>
        place(width / 2, height / 2, { turn: (index * 360) / count + turn }, place(0, -r, {}, draw(index))),
      ),
    )
  return group(
    {},
    group(
      { filter: use('grainCloth') },
      rect(0, 0, width, height, shade(scales[b], 0.24)),
      ...Array.from({ length: 36 }, (_, index) =>
        place(
          width / 2,
          height / 2,
          { turn: index * 10 },
          path(
            d`M0 0L${-small * 0.05} ${-Math.max(width, height)}H${small * 0.05}Z`,
            shade(scales[b], index % 2 ? 0.3 : 0.2),
          ),
        ),
      ),
    ),
    ...[0.49, 0.36, 0.2].map((share, index) =>
      circle(width / 2, height / 2, small * share, shade(scales[index % 2 ? b : a], 0.26 + index * 0.1), {
        stroke: use('brass'),
        'stroke-width': small * 0.012,
      }),
    ),
    ring(
      small * 0.3,
      petals,
      (index) =>
        path(
          d`M0 ${-small * 0.12}Q${small * 0.1} 0 0 ${small * 0.12}Q${-small * 0.1} 0 0 ${-small * 0.12}Z`,
          shade(scales[a], index % 2 ? 0.5 : 0.62),
          { stroke: brass[3], 'stroke-width': 4 },
        ),
      180 / petals,
    ),
    ring(small * 0.425, petals * 2, (index) => showThing(names[index % 2 ? 1 : 2] ?? 'star', 0, 0, small * 0.075)),
    ring(small * 0.285, petals, () => showThing(names[3] ?? 'rose', 0, 0, small * 0.11)),
    ring(small * 0.2, petals * 3, () => circle(0, 0, small * 0.008, brass[5])),
    ...[
      [0.09, 0.09],
      [0.91, 0.09],
      [0.09, 0.91],
      [0.91, 0.91],
    ].map(([x = 0, y = 0], index) =>
      group(
        {},
        circle(width * x, height * y, small * 0.075, shade(scales[a], 0.4), {
          stroke: use('brass'),
          'stroke-width': small * 0.01,
        }),
        showThing(names[(index % 2) + 3] ?? 'moon', width * x, height * y, small * 0.1),
      ),
    ),
    halo(width / 2, height / 2, small * 0.3, 'glowSoft', 0.7),
    brief.placeNamed
      ? showThing(names[0] ?? 'star', width / 2, height / 2, small * 0.3)
      : place(width / 2, height / 2, {}, ornament(small * 0.15, brief)),
    vignette(width, height, 0.5),
  )
}

/** A cabinet whose compartments each hold something. */
function cabinet(brief: Brief): string {
  const { width, height, random } = brief
  const [columns, rows] = height > width * 1.2 ? [3, 4] : width > height * 1.2 ? [4, 3] : [3, 3]
  const names = chosen(brief, columns * rows)
  const [w, h] = [width / columns, height / rows]
  const colours = shuffled(random, ['ink', 'wine', 'teal', 'azure', 'moss', 'rose', 'slate', 'wood', 'ember'] as const)
  return group(
    {},
    group({ filter: use('grainAcross') }, rect(0, 0, width, height, use('wood'))),
    ...names.map((name, index) => {
      const [x, y] = [(index % columns) * w, Math.floor(index / columns) * h]
      const scale = scales[index % 4 === 0 && brief.hue ? brief.hue : (colours[index % colours.length] ?? 'ink')]
      const s = Math.min(w, h)
      return group(
        {},
        rect(x + s * 0.05, y + s * 0.05, w - s * 0.1, h - s * 0.1, shade(scale, 0.32), {
          stroke: use('brass'),
          'stroke-width': s * 0.02,
        }),
        rect(x + s * 0.05, y + s * 0.05, w - s * 0.1, s * 0.2, use('fadeUp'), { opacity: 0.8 }),
        halo(x + w * 0.42, y + h * 0.45, s * 0.5, 'glowSoft', 0.7),
        contact(x + w / 2, y + h * 0.85, s * 0.3, s * 0.05),
        showStanding(name, x + w / 2, y + h * 0.86, s * 0.64),
        line(d`M${x + s * 0.05} ${y + h - s * 0.05}H${x + w - s * 0.05}`, brass[5], 3, { opacity: 0.5 }),
      )
    }),
    vignette(width, height, 0.55),
  )
}

/** The place itself in a frame of brass, with what belongs there in the corners. */
function painting(brief: Brief): string {
  const { width, height, random } = brief
  const small = Math.min(width, height)
  const edge = small * 0.07
  const scale = scales[brief.hue ?? pick(random, ['ink', 'wine', 'teal', 'azure'] as const)]
  const names = chosen(brief, 4)
  return group(
    {},
    group({ filter: use('grainAcross') }, rect(0, 0, width, height, shade(scale, 0.34))),
    clipTo(
      d`M${edge} ${edge}H${width - edge}V${height - edge}H${edge}Z`,
      drawPlace(brief.place, { ...brief, features: [], richness: 0.8 }),
    ),
    rect(edge, edge, width - edge * 2, height - edge * 2, 'none', {
      stroke: use('brass'),
      'stroke-width': small * 0.02,
    }),
    ...[
      [edge, edge],
      [width - edge, edge],
      [edge, height - edge],
      [width - edge, height - edge],
    ].map(([x = 0, y = 0], index) =>
      group(
        {},
        circle(x, y, edge * 0.96, shade(scale, 0.5), { stroke: use('brass'), 'stroke-width': small * 0.012 }),
        showThing(names[index] ?? 'star', x, y, edge * 1.25),
      ),
    ),
  )
}

function layoutsFor(brief: Brief): readonly [Layout, ...Layout[]] {
  if (!isNamed(brief)) return brief.placeNamed ? [painting] : [rosette]
  const most = brief.height > brief.width * 1.2 || brief.width > brief.height * 1.2 ? 12 : 9
  return brief.things.length < 3 || brief.things.length > most ? [stillLife] : [stillLife, stillLife, cabinet]
}

/** Detailed everywhere, so that the pieces of a sliding puzzle can be told apart. */
export const drawPuzzle = (brief: Brief): string => pick(brief.random, layoutsFor(brief))(brief)
