import { group, path, place } from '#app/features/generation/scenery/svg.ts'
import { leaveToPlace } from '#app/features/generation/builtin/asked.ts'
import { describe } from '#app/features/generation/builtin/people/describe.ts'
import { cloths } from '#app/features/generation/builtin/people/looks.ts'
import { noteSomebody } from '#app/features/generation/builtin/people/people-in.ts'
import type { Somebody } from '#app/features/generation/builtin/people/people-in.ts'
import { person } from '#app/features/generation/builtin/people/person.ts'
import { drawPlace } from '#app/features/generation/builtin/places/places.ts'
import type { PlaceName } from '#app/features/generation/builtin/places/places.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import type { Brief } from './brief.ts'

/** Things that a place shows itself, which must not stand in front of it again. */
const shows: Partial<Record<PlaceName, readonly ThingName[]>> = {
  beach: ['lighthouse'],
  sea: ['boat'],
  station: ['train'],
}

/** The people whom the words name, at the edge of the picture, as if they had just come in. */
function standingBy(brief: Brief, people: readonly Somebody[], width: number, height: number): string {
  const scale = (height > width ? 0.3 : 0.52) * (height / 460)
  return group(
    {},
    ...people.map((somebody, index) => {
      const look = describe(somebody.traits, brief.random)
      noteSomebody(somebody, look)
      const held = somebody.traits.findLast((each) => each.held)?.held
      return place(
        width * (0.86 - index * 0.17),
        height - 60 * scale,
        { scale },
        path('M-112 80C-124 200 -128 400 -132 800H132C128 400 124 200 112 80Z', cloths[look.cloth][0]),
        person(look, `who${index}`, held === look.kind ? undefined : held),
      )
    }),
  )
}

/** A room or landscape to look around in. */
export function drawScene(brief: Brief): string {
  const { random, treatment } = brief
  const wide = treatment.zoom < 1 ? 1 / treatment.zoom : 1
  const [width, height] = [brief.width * wide, brief.height * wide]
  const richness = Math.max(0, Math.min(1, 0.5 + treatment.richness + brief.things.length * 0.04))
  const people = brief.people.filter(({ isVague }) => !isVague).slice(0, height > width ? 1 : 2)
  const isShown = ({ name, mention }: Brief['things'][number]): boolean =>
    shows[brief.place]?.includes(name) === true && mention.count === null && mention.colour === null
  for (const { name, mention } of brief.things.filter(isShown)) leaveToPlace(mention, name)
  const view = drawPlace(brief.place, {
    width,
    height,
    random,
    time: brief.time,
    hue: brief.hue,
    things: brief.things.filter((copy) => !isShown(copy)),
    features: brief.features,
    empty: brief.empty,
    isShared: people.length > 0,
    richness,
    plain: !brief.placeNamed,
  })
  return group(
    { transform: wide === 1 ? undefined : `scale(${Math.round(1000 / wide) / 1000})` },
    view,
    standingBy(brief, people, width, height),
  )
}
