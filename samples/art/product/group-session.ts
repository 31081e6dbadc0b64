import { beam, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { audience, figure } from '#app/features/generation/scenery/people.ts'
import { brass, ink, paper, shade, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, group, path, rect } from '#app/features/generation/scenery/svg.ts'

/** Teams as a projector shows them: how far each has come, and nothing else. */
const teams = [
  { colour: brass[4], share: 1 },
  { colour: teal[4], share: 0.72 },
  { colour: wine[4], share: 0.55 },
  { colour: ink[6], share: 0.34 },
]

const [left, width] = [284, 270]

function screen(): string {
  const rows = teams.map(({ colour, share }, at) => {
    const y = 136 + at * 52
    return group(
      {},
      circle(left - 34, y, 15, colour),
      rect(left, y - 10, width, 20, shade(ink, 0.75), { rx: 10, opacity: 0.35 }),
      rect(left, y - 10, width * share, 20, colour, { rx: 10 }),
      share === 1 ? path(starShape(19, 0.45), brass[3], { transform: d`translate(${left + width + 30} ${y})` }) : '',
    )
  })
  return group(
    {},
    halo(400, 214, 330, 'glowSoft', 0.9),
    group({ filter: use('shadow') }, rect(196, 84, 408, 262, use('brassBar'), { rx: 8 })),
    rect(206, 94, 388, 242, paper[5], { rx: 4 }),
    ...rows,
  )
}

const phone = (x: number, y: number, turn: number): string =>
  group(
    { transform: d`translate(${x} ${y}) rotate(${turn})` },
    halo(0, 0, 70, 'glow', 0.8),
    rect(-17, -30, 34, 60, ink[0], { rx: 6 }),
    rect(-13, -24, 26, 46, teal[5], { rx: 2 }),
  )

export function drawGroupSession(): string {
  return group(
    {},
    rect(0, 0, 800, 600, shade(ink, 0.4), { filter: use('grainPlaster') }),
    rect(0, 0, 800, 600, use('fade'), { opacity: 0.5 }),
    screen(),
    beam({ x: 400, y: 600, from: 10, to: 210, length: -260, opacity: 0.5 }),
    pool(400, 470, 320, 40, 'glowSoft', 0.7),
    figure(676, 620, 350, { hair: 'bun', lit: -1, arm: 'reach', armSide: -1, rim: brass[5], coat: use('teal') }),
    figure(110, 640, 330, { hair: 'short', lit: 1, arm: 'reach', rim: brass[5], coat: use('wine') }),
    audience(800, 548, 92, 6),
    phone(196, 486, -14),
    phone(352, 520, 8),
    phone(498, 506, -6),
    dust(200, 90, 400, 300, 26, 6),
    glint(596, 132, 20),
    vignette(800, 600, 0.85),
  )
}
