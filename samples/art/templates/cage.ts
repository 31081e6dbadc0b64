import { drape, edge } from '#app/features/generation/scenery/cloth.ts'
import { dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, teal, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

function lake(): string {
  const ripples = Array.from({ length: 9 }, (_, index) =>
    line(d`M${700 - index * 26} ${560 + index * 18}H${900 + index * 26}`, brass[4], 4, {
      opacity: 0.5 - index * 0.045,
    }),
  )
  return group(
    {},
    rect(260, 60, 1080, 660, use('night')),
    halo(800, 240, 420, 'glowSoft', 0.8),
    circle(800, 230, 78, brass[6]),
    path('M260 470Q420 380 620 440T1010 410T1340 460V560H260Z', shade(teal, 0.18)),
    rect(260, 540, 1080, 180, shade(teal, 0.34)),
    ...ripples,
  )
}

const panes = group(
  {},
  ...[260, 530, 800, 1070, 1340].map((x) => rect(x - 9, 60, 18, 660, use('wood'))),
  rect(250, 52, 1100, 22, use('wood')),
  rect(250, 380, 1100, 14, use('wood')),
  rect(230, 712, 1140, 30, use('wood')),
)

/** x, y is the middle of its floor; the door stands open. */
function cage(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  const bars = Array.from({ length: 9 }, (_, index) => {
    const at = -half + (index / 8) * width
    return line(
      d`M${x + at} ${y}V${y - height * 0.62}Q${x + at * 0.9} ${y - height * 0.9} ${x} ${y - height}`,
      brass[4],
      5,
    )
  })
  return group(
    {},
    ...bars.filter((_, index) => index !== 4 && index !== 5),
    line(d`M${x - half} ${y - height * 0.62}H${x + half}`, brass[4], 6),
    path(d`M${x + 4} ${y - 40}L${x + 120} ${y - 4}V${y - height * 0.42}L${x + 4} ${y - height * 0.5}Z`, 'none', {
      stroke: brass[5],
      'stroke-width': 6,
    }),
    line(d`M${x + 42} ${y - 28}V${y - height * 0.47}M${x + 82} ${y - 16}V${y - height * 0.44}`, brass[4], 5),
    line(d`M${x - half * 0.5} ${y - height * 0.36}H${x - 20}`, wood[5], 11),
    ellipse(x, y, half * 1.08, 30, use('brass')),
    ellipse(x, y - 8, half, 24, brass[1]),
    circle(x, y - height - 20, 22, 'none', { stroke: brass[4], 'stroke-width': 7 }),
  )
}

const feather = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    { turn },
    path('M-96 6C-50 -34 50 -32 104 0C50 26 -50 30 -96 6Z', shade(teal, 0.72)),
    line('M-124 10Q0 -6 104 0', paper[5], 4),
    line('M-50 -18L-30 6M0 -24L16 0M48 -18L60 2', shade(teal, 0.4), 3),
  )

export const drawCageCover = (): string =>
  group(
    {},
    rect(0, 0, 1600, 900, ink[1]),
    lake(),
    panes,
    drape({
      left: edge({ x: -10, y: -10 }, { x: -10, y: 760 }),
      right: edge({ x: 330, y: -10 }, { x: 250, y: 380 }, { x: 190, y: 760 }),
      folds: 6,
      scale: teal,
    }),
    drape({
      left: edge({ x: 1270, y: -10 }, { x: 1350, y: 380 }, { x: 1410, y: 760 }),
      right: edge({ x: 1612, y: -10 }, { x: 1612, y: 760 }),
      folds: 6,
      scale: teal,
    }),
    path('M0 900V742H1600V900Z', use('woodDark')),
    pool(800, 800, 440, 60, 'glowSoft', 0.7),
    cage(800, 790, 400, 560),
    feather(1090, 826, -9),
    glint(938, 556, 20),
    dust(420, 120, 760, 520, 30, 21),
    vignette(1600, 900, 0.85),
  )
