import { contact, halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade } from '#app/features/generation/scenery/palette.ts'
import { pick } from '#app/features/generation/scenery/random.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { d, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { describe } from '#app/features/generation/builtin/people/describe.ts'
import { cloths } from '#app/features/generation/builtin/people/looks.ts'
import type { Cloth } from '#app/features/generation/builtin/people/looks.ts'
import { person } from '#app/features/generation/builtin/people/person.ts'
import { scales } from '#app/features/generation/builtin/places/colours.ts'
import { drawPlace } from '#app/features/generation/builtin/places/places.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import { note } from '#app/features/generation/builtin/asked.ts'
import { noteSomebody } from '#app/features/generation/builtin/people/people-in.ts'
import type { Copy } from '#app/features/generation/builtin/things/copies.ts'
import { homes } from './brief.ts'
import type { Brief } from './brief.ts'

function backdrop(brief: Brief): string {
  const { width, height, random } = brief
  if (brief.placeNamed)
    return (
      group(
        { filter: use('blurSoft') },
        drawPlace(brief.place, { ...brief, things: [], features: [], richness: 0 }, true),
      ) + rect(0, 0, width, height, ink[0], { opacity: 0.26 })
    )
  const scale =
    scales[brief.hue ?? pick(random, ['ink', 'teal', 'wine', 'azure', 'moss', 'rose', 'slate', 'wood'] as const)]
  const tone = { night: 0.26, dusk: 0.34, dawn: 0.44, day: 0.54 }[brief.time]
  const rays = Array.from({ length: 24 }, (_, index) => {
    const [a, b] = [(index * Math.PI) / 12, ((index + 1) * Math.PI) / 12]
    const at = (angle: number) => ({
      x: width / 2 + Math.cos(angle) * height,
      y: height * 0.42 + Math.sin(angle) * height,
    })
    return index % 2 ? polygon([{ x: width / 2, y: height * 0.42 }, at(a), at(b)], shade(scale, tone + 0.08)) : ''
  })
  const stars = Array.from({ length: 26 }, () =>
    path(starShape(5 + random() * 12, 0.3), brass[5], {
      opacity: 0.5,
      transform: d`translate(${width * random()} ${height * 0.6 * random()})`,
    }),
  )
  const drawn = pick(random, ['rays', 'stars', 'arch'] as const)
  return group(
    {},
    group(
      { filter: use('grainPlaster') },
      rect(0, 0, width, height, shade(scale, tone)),
      ...(drawn === 'rays' ? rays : []),
    ),
    ...(drawn === 'stars' ? stars : []),
    drawn === 'arch'
      ? path(
          d`M${width * 0.1} ${height}V${height * 0.4}A${width * 0.4} ${width * 0.4} 0 0 1 ${width * 0.9} ${height * 0.4}V${height}Z`,
          shade(scale, tone + 0.12),
        ) +
          line(
            d`M${width * 0.1} ${height}V${height * 0.4}A${width * 0.4} ${width * 0.4} 0 0 1 ${width * 0.9} ${height * 0.4}V${height}`,
            brass[3],
            9,
          )
      : '',
  )
}

const worn: ReadonlySet<ThingName> = new Set(['hat', 'spectacles', 'crown'])

/** A person whose face stays within a square cropped from the middle. */
export function drawPortrait(brief: Brief): string {
  const { width, height, random, treatment } = brief
  const [somebody] = brief.people
  const hue = brief.hue && Object.hasOwn(cloths, brief.hue) ? (brief.hue as Cloth) : undefined
  const look = describe(somebody?.traits ?? [], random, hue)
  if (somebody) noteSomebody(somebody, look)
  const held = somebody?.traits.findLast((each) => each.held)?.held
  const isSeen = ({ name }: Copy): boolean => name !== look.kind && !worn.has(name) && homes[name] === undefined
  const named = brief.things.find((copy) => isSeen(copy) && (copy.mention.count?.value ?? 1) === 1)
  for (const { mention } of brief.things.filter(({ name }) => worn.has(name) || name === look.kind))
    if (somebody?.mentions.some((each) => each === mention)) note(mention, { copies: 1, isEnough: true })
  const size = (Math.min(width, height * 0.62) / 318) * treatment.zoom ** 0.3
  const base = height * 0.4 + 262 * size
  return group(
    {},
    backdrop(brief),
    halo(width * 0.4, height * 0.36, width * 0.75, 'glowSoft', 0.75),
    contact(width / 2, height * 1.02, width * 0.6, height * 0.1),
    place(
      width / 2,
      base,
      { scale: size },
      path('M-112 80C-124 200 -128 400 -132 800H132C128 400 124 200 112 80Z', cloths[look.cloth][0]),
      person(look, 'who', named ?? (held === look.kind ? undefined : held)),
    ),
    rect(0, height * 0.72, width, height * 0.28, use('fade'), { opacity: 0.7 }),
    halo(width * 0.2, height * 0.2, width * 0.6, 'glow', 0.22),
  )
}
