import { starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { shade } from '#app/features/generation/scenery/palette.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { d, group, path, rect } from '#app/features/generation/scenery/svg.ts'

export function ground(scale: readonly string[], tone: number, plaster = true): string {
  const random = seeded(3)
  const marks = Array.from({ length: 40 }, () =>
    path(starShape(between(random, 3, 7), 0.24), shade(scale, tone + 0.2), {
      opacity: 0.4,
      transform: d`translate(${between(random, 0, 800)} ${between(random, 0, 430)})`,
    }),
  )
  return group(
    { filter: plaster ? use('grainPlaster') : undefined },
    rect(0, 0, 800, 600, shade(scale, tone)),
    rect(0, 0, 800, 600, use('fade'), { opacity: 0.5 }),
    ...marks,
  )
}
