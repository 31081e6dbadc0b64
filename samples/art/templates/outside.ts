import { lantern } from '#app/features/generation/scenery/lamps.ts'
import { halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'

type Outside = { seed: number; ground: 'teal' | 'wine'; moon: readonly [x: number, y: number] }

const scales = { teal, wine } as const

function hills(scale: readonly string[], seed: number): string {
  const random = seeded(seed)
  return group(
    {},
    ...[0, 1, 2].map((row) => {
      const y = 640 + row * 110
      const [a, b, c] = [between(random, -90, 40), between(random, -120, 10), between(random, -70, 50)]
      return path(
        d`M0 1080V${y + a}Q480 ${y + b - 60} 960 ${y + c}T1920 ${y + a - 30}V1080Z`,
        shade(scale, 0.42 - row * 0.11),
      )
    }),
  )
}

const tree = (x: number, y: number, height: number, fill: string): string =>
  group(
    {},
    rect(x - height * 0.04, y - height * 0.4, height * 0.08, height * 0.4, ink[0]),
    path(
      d`M${x} ${y - height}C${x + height * 0.5} ${y - height} ${x + height * 0.46} ${y - height * 0.3} ${x} ${y - height * 0.3}C${x - height * 0.46} ${y - height * 0.3} ${x - height * 0.5} ${y - height} ${x} ${y - height}Z`,
      fill,
    ),
  )

export function nightOutside({ seed, ground, moon: [x, y] }: Outside): string {
  const random = seeded(seed)
  const stars = Array.from({ length: 90 }, () =>
    path(starShape(between(random, 2, 8), 0.3), paper[5], {
      transform: d`translate(${between(random, 0, 1920)} ${between(random, 0, 560)})`,
      opacity: between(random, 0.35, 0.95),
    }),
  )
  const scale = scales[ground]
  return group(
    {},
    rect(0, 0, 1920, 1080, ink[2]),
    halo(960, 760, 1100, ground === 'teal' ? 'glowTeal' : 'glowRose', 0.6),
    ...stars,
    halo(x, y, 460, 'glowSoft', 0.9),
    circle(x, y, 96, brass[6]),
    circle(x - 26, y - 18, 16, brass[5], { opacity: 0.6 }),
    circle(x + 30, y + 26, 24, brass[5], { opacity: 0.5 }),
    hills(scale, seed + 1),
    path(
      'M700 1080C900 1000 1010 960 985 900C968 862 1010 838 1052 822H1072C1050 842 1052 866 1092 902C1160 962 1260 1010 1330 1080Z',
      shade(brass, 0.34),
      { opacity: 0.75 },
    ),
    line('M700 1080C900 1000 1010 960 985 900C968 862 1010 838 1052 822', brass[4], 3, { opacity: 0.4 }),
    tree(260, 900, 420, shade(scale, 0.2)),
    tree(470, 860, 300, shade(scale, 0.28)),
    tree(1660, 900, 460, shade(scale, 0.18)),
    lantern(640, 1000, 210),
    pool(700, 1010, 360, 60, 'glowSoft', 0.8),
    rect(0, 900, 1920, 180, use('fadeUp'), { opacity: 0.35 }),
    vignette(1920, 1080, 0.6),
  )
}
