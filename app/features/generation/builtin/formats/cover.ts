import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { beam, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { archFrame, archShape } from '#app/features/generation/scenery/openings.ts'
import { brass, ink, shade, wine } from '#app/features/generation/scenery/palette.ts'
import { figure } from '#app/features/generation/scenery/people.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { pick } from '#app/features/generation/scenery/random.ts'
import { linear } from '#app/features/generation/scenery/gradients.ts'
import { clipTo, circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { describe } from '#app/features/generation/builtin/people/describe.ts'
import { person } from '#app/features/generation/builtin/people/person.ts'
import { scales } from '#app/features/generation/builtin/places/colours.ts'
import type { ScaleName } from '#app/features/generation/builtin/places/colours.ts'
import { drawPlace } from '#app/features/generation/builtin/places/places.ts'
import { noteSomebody } from '#app/features/generation/builtin/people/people-in.ts'
import type { Somebody } from '#app/features/generation/builtin/people/people-in.ts'
import { cluster, showStanding } from '#app/features/generation/builtin/things/copies.ts'
import type { Standing } from '#app/features/generation/builtin/things/copies.ts'
import { ornament, subjectsOf } from './icon.ts'
import { homes } from './brief.ts'
import type { Brief } from './brief.ts'

type Layout = (brief: Brief, size: number) => string

const wallScales: readonly [ScaleName, ...ScaleName[]] = ['ink', 'wine', 'teal', 'azure', 'moss', 'slate', 'rose']

const view = (brief: Brief): string => drawPlace(brief.place, { ...brief, things: [], features: [], richness: 0 }, true)

const human = ({ people }: Brief): Somebody | undefined => people.find(({ isVague }) => !isVague)

const isAboutPlace = (brief: Brief): boolean => !human(brief) && subjectsOf(brief, 1).length === 0

function carried({ things }: Brief, { traits }: Somebody): Standing | undefined {
  const kind = traits.findLast((each) => each.kind)?.kind
  const one = things.find(
    ({ name, mention }) => name !== kind && !Object.hasOwn(homes, name) && (mention.count?.value ?? 1) === 1,
  )
  const held = traits.findLast((each) => each.held)?.held
  return one ?? (held === kind ? undefined : held)
}

function focus(brief: Brief, x: number, y: number, height: number): string {
  const somebody = human(brief)
  if (!somebody) {
    const subjects = subjectsOf(brief, 12)
    return subjects.length === 1
      ? subjects.map((each) => showStanding(each, x, y, height)).join('')
      : cluster(subjects, x, y - height * 0.5, height * 1.12)
  }
  const look = describe(somebody.traits, brief.random)
  noteSomebody(somebody, look)
  return place(x, y, { scale: height / 460 }, person(look, 'who', carried(brief, somebody)))
}

function wall(brief: Brief): string {
  const { width, height, random } = brief
  const scale = scales[brief.hue ?? pick(random, wallScales)]
  const tone = { night: 0.18, dusk: 0.24, dawn: 0.32, day: 0.4 }[brief.time]
  const stripes = Array.from({ length: 24 }, (_, index) =>
    rect((width * index) / 24, 0, width / 48, height, shade(scale, tone + 0.035)),
  )
  const marks = Array.from({ length: 60 }, () =>
    path(starShape(5 + random() * 9, 0.26), brass[4], {
      opacity: 0.3,
      transform: d`translate(${width * random()} ${height * random()})`,
    }),
  )
  return group(
    {},
    group({ filter: use('grainPlaster') }, rect(0, 0, width, height, shade(scale, tone)), ...stripes),
    ...marks,
    halo(width * 0.2, height * 0.2, Math.max(width, height) * 0.45, 'glowSoft', 0.4),
    drape({
      left: edge({ x: -30, y: -10 }, { x: -30, y: height }),
      right: edge(
        { x: width * 0.15, y: -10 },
        { x: width * 0.06, y: height * 0.55 },
        { x: width * 0.1, y: height * 0.92 },
      ),
      folds: 5,
      fringe: true,
      scale: scale === wine ? ink : wine,
    }),
  )
}

/** The place seen through an opening in a wall, with the focus in front; the title goes beside it. */
const opening =
  (shape: 'arch' | 'round' | 'keyhole'): Layout =>
  (brief, size) => {
    const { width, height } = brief
    const tall = height > width
    const [x, y] = tall ? [width * 0.5, height * 0.62] : [width * 0.7, height * 0.5]
    const r = Math.min(width, height) * (tall ? 0.4 : 0.42)
    const hole = {
      arch: archShape(x - r * 0.8, y - r, r * 1.6, r * 2.1),
      round: d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`,
      keyhole: d`M${x - r * 0.3} ${y + r * 0.1}A${r * 0.62} ${r * 0.62} 0 1 1 ${x + r * 0.3} ${y + r * 0.1}L${x + r * 0.62} ${y + r * 1.04}H${x - r * 0.62}Z`,
    }[shape]
    const k = (r * 2.3) / height
    return group(
      {},
      wall(brief),
      shape === 'arch'
        ? archFrame(x - r * 0.8, y - r, r * 1.6, r * 2.1, r * 0.09)
        : path(hole, ink[0], { stroke: use('brass'), 'stroke-width': r * 0.13, filter: use('shadow') }),
      clipTo(
        hole,
        place(x - (width * k) / 2, y - (height * k) / 2, { scale: k }, view(brief)),
        halo(x, y, r, 'glowSoft', 0.5),
      ),
      path(hole, 'none', { stroke: brass[5], 'stroke-width': r * 0.022 }),
      halo(x, y, r * 1.7, 'glowSoft', 0.4),
      rect(0, height * 0.9, width, height * 0.1, use('woodMid')),
      rect(0, height * 0.9, width, 4, brass[3], { opacity: 0.6 }),
      isAboutPlace(brief)
        ? ''
        : ellipse(x + r * 0.06, height * 0.95, size * 0.4, size * 0.06, ink[0], {
            opacity: 0.6,
            filter: use('blurSoft'),
          }),
      focus(brief, x - r * 0.1, height * 0.95, size * 0.82),
      glint(x - r * 0.5, y - r * 0.7, r * 0.12),
    )
  }

const onStage: Layout = (brief, size) => {
  const { width, height } = brief
  const [x, foot] = [width * 0.5, height * 0.84]
  const curtain = (from: number, to: number): string =>
    drape({
      left: edge({ x: from, y: -10 }, { x: from, y: height * 0.5 }, { x: from, y: height + 10 }),
      right: edge(
        { x: to, y: -10 },
        { x: to + (from - to) * 0.25, y: height * 0.55 },
        { x: to + (from - to) * 0.1, y: height + 10 },
      ),
      folds: 6,
      fringe: false,
      scale: brief.hue ? scales[brief.hue] : wine,
    })
  return group(
    {},
    view(brief),
    rect(0, 0, width, height, ink[0], { opacity: 0.42 }),
    rect(0, 0, width, height * 0.5, use('fadeUp'), { opacity: 0.6 }),
    beam({ x, y: -40, from: width * 0.03, to: width * 0.2, length: height * 0.9, opacity: 1 }),
    ellipse(x, foot + size * 0.06, size * 0.62, size * 0.12, use('wineDeep')),
    path(
      d`M${x - size * 0.62} ${foot + size * 0.06}V${height}H${x + size * 0.62}V${foot + size * 0.06}A${size * 0.62} ${size * 0.12} 0 0 1 ${x - size * 0.62} ${foot + size * 0.06}Z`,
      use('wineDeep'),
    ),
    ellipse(x, foot + size * 0.03, size * 0.56, size * 0.1, use('wine'), { stroke: brass[3], 'stroke-width': 6 }),
    pool(x, foot + size * 0.03, size * 0.6, size * 0.12, 'glow', 0.7),
    focus(brief, x, foot + size * 0.06, size * 0.9),
    curtain(-20, width * 0.2),
    curtain(width + 20, width * 0.8),
    swags(0, -8, width, height * 0.09, 5, brief.hue ? scales[brief.hue] : wine),
    vignette(width, height, 0.7),
  )
}

const wayIn: Layout = (brief, size) => {
  const { width, height, random } = brief
  const left = random() < 0.5
  const [x, [subject]] = [width * (left ? 0.3 : 0.7), subjectsOf(brief, 1)]
  return group(
    {},
    view(brief),
    linear(
      'title',
      [
        [0, ink[0], 0.9],
        [0.4, ink[0], 0.35],
        [0.7, ink[0], 0],
      ],
      [0, 0, 0, 1],
    ),
    rect(0, 0, width, height, 'url(#title)'),
    halo(x, height * 0.72, size * 0.8, 'glowSoft', 0.7),
    !subject
      ? figure(x, height * 0.95, size * 0.8, {
          coat: use(pick(random, ['wine', 'teal', 'violet'] as const)),
          hair: pick(random, ['bun', 'short', 'bob', 'cap'] as const),
          arm: 'down',
        })
      : showStanding(subject, x, height * 0.95, size * 0.62),
    ...brief.things
      .slice(1, 3)
      .map((each, index) =>
        showStanding(each, width * (left ? 0.66 + index * 0.16 : 0.34 - index * 0.16), height * 0.95, size * 0.36),
      ),
    path(
      d`M0 ${height}V${height * 0.86}Q${width * 0.12} ${height * 0.92} ${width * 0.3} ${height * 0.975}T${width} ${height * 0.9}V${height}Z`,
      ink[0],
      { opacity: 0.85 },
    ),
    vignette(width, height, 0.8),
  )
}

const emblem: Layout = (brief, size) => {
  const { width, height, random } = brief
  const tall = height > width
  const [x, y] = tall ? [width * 0.5, height * 0.6] : [width * (random() < 0.5 ? 0.3 : 0.7), height * 0.52]
  const [r, subjects] = [size * 0.56, subjectsOf(brief, 12)]
  return group(
    {},
    group({ filter: use('blurSoft') }, view(brief)),
    rect(0, 0, width, height, ink[1], { opacity: 0.62 }),
    ...Array.from({ length: 20 }, (_, index) =>
      place(x, y, { turn: index * 18 }, path(d`M0 0L${-r * 0.16} ${-width}H${r * 0.16}Z`, brass[4], { opacity: 0.07 })),
    ),
    halo(x, y, r * 2, 'glow', 0.6),
    circle(x, y, r * 1.08, 'none', { stroke: use('brass'), 'stroke-width': r * 0.07 }),
    circle(x, y, r * 0.98, shade(scales[brief.hue ?? pick(random, wallScales)], 0.3), { opacity: 0.85 }),
    ...Array.from({ length: 24 }, (_, index) =>
      circle(
        x + Math.cos((index * Math.PI) / 12) * r * 1.08,
        y + Math.sin((index * Math.PI) / 12) * r * 1.08,
        r * 0.02,
        brass[6],
      ),
    ),
    halo(x - r * 0.2, y - r * 0.2, r, 'glowSoft', 0.9),
    human(brief)
      ? clipTo(
          d`M${x - r * 0.98} ${y}a${r * 0.98} ${r * 0.98} 0 1 1 ${r * 1.96} 0a${r * 0.98} ${r * 0.98} 0 1 1 ${-r * 1.96} 0Z`,
          focus(brief, x, y + r * 1.3, r * 2.4),
        )
      : subjects.length > 0
        ? cluster(subjects, x, y, r * 1.3)
        : place(x, y, {}, ornament(r * 0.74, brief)),
    line(d`M${x - r * 0.7} ${y - r * 1.3}h${r * 1.4}`, brass[3], 3, { opacity: 0.6 }),
    vignette(width, height, 0.7),
  )
}

/** A focus with room for a title above or beside it. */
export function drawCover(brief: Brief): string {
  const size = Math.min(brief.width, brief.height) * 0.66 * brief.treatment.zoom ** 0.5
  return pick(brief.random, layoutsFor(brief))(brief, size)
}

const openings = [opening('arch'), opening('round'), opening('keyhole')] as const

function layoutsFor(brief: Brief): readonly [Layout, ...Layout[]] {
  if (isAboutPlace(brief)) return brief.placeNamed ? (brief.nobody ? openings : [...openings, wayIn, wayIn]) : [emblem]
  // That figure is seen from behind, and alone
  if (human(brief) || brief.things.length > 3) return [...openings, onStage, emblem]
  return [...openings, onStage, wayIn, wayIn, emblem]
}
