import { figure } from '#app/features/generation/scenery/people.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { group } from '#app/features/generation/scenery/svg.ts'
import { drawPlace } from '#app/features/generation/builtin/places/places.ts'
import type { PlaceName } from '#app/features/generation/builtin/places/places.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import type { Brief } from './brief.ts'

const coats = { wine: use('wine'), teal: use('teal'), violet: use('violet'), dusk: use('dusk') } as const

const wet: ReadonlySet<string> = new Set(['sea', 'underwater', 'space', 'harbour'])

/** What a place shows itself does not stand before it once more. */
const shows: Partial<Record<PlaceName, readonly ThingName[]>> = {
  beach: ['lighthouse'],
  sea: ['boat'],
  station: ['train'],
}

/** A room or landscape to look around in. */
export function drawScene(brief: Brief): string {
  const { random, treatment, people } = brief
  const wide = treatment.zoom < 1 ? 1 / treatment.zoom : 1
  const [width, height] = [brief.width * wide, brief.height * wide]
  const richness = Math.max(0, Math.min(1, 0.5 + treatment.richness + brief.things.length * 0.04))
  const place = drawPlace(brief.place, {
    width,
    height,
    random,
    time: brief.time,
    hue: brief.hue,
    things: brief.things.filter((name) => !shows[brief.place]?.includes(name)),
    richness,
    plain: !brief.placeNamed,
  })
  const kinds = Object.values(coats)
  const isHuman = brief.somebody && !people.some(({ kind }) => kind)
  const somebody =
    isHuman && !wet.has(brief.place)
      ? figure(width * 0.58, height * 0.86, height > width ? height * 0.25 : height * 0.42, {
          coat: kinds[Math.floor(random() * kinds.length)],
          hair: people.some(({ feminine }) => feminine) ? 'bun' : 'short',
          arm: 'reach',
          armSide: -1,
        })
      : ''
  return group({ transform: wide === 1 ? undefined : `scale(${Math.round(1000 / wide) / 1000})` }, place, somebody)
}
