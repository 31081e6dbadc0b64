import { figure } from '#app/features/generation/scenery/people.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { group } from '#app/features/generation/scenery/svg.ts'
import { drawPlace } from '#app/features/generation/builtin/places/places.ts'
import type { Brief } from './brief.ts'

const coats = { wine: use('wine'), teal: use('teal'), violet: use('violet'), dusk: use('dusk') } as const

const wet: ReadonlySet<string> = new Set(['sea', 'underwater', 'space', 'harbour'])

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
    things: brief.things,
    richness,
  })
  const kinds = Object.values(coats)
  const somebody = (brief.somebody && !wet.has(brief.place) ? people : []).slice(0, 1).map((trait) =>
    figure(width * 0.58, height * 0.86, height > width ? height * 0.25 : height * 0.42, {
      coat: kinds[Math.floor(random() * kinds.length)],
      hair: trait.feminine ? 'bun' : 'short',
      arm: 'reach',
      armSide: -1,
    }),
  )
  return group({ transform: wide === 1 ? undefined : `scale(${Math.round(1000 / wide) / 1000})` }, place, ...somebody)
}
