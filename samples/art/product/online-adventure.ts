import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { tableTop } from '#app/features/generation/scenery/furniture.ts'
import { candle } from '#app/features/generation/scenery/lamps.ts'
import { contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { card, key, starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink } from '#app/features/generation/scenery/palette.ts'
import { circle, clipTo, d, group, path, rect } from '#app/features/generation/scenery/svg.ts'
import { ground } from './ground.ts'

function manor(): string {
  const lit = (x: number, y: number): string =>
    rect(x, y, 14, 22, brass[5], { rx: 2 }) + halo(x + 7, y + 11, 26, 'glowSoft', 0.8)
  return group(
    {},
    path('M300 330V250L338 206L376 250V232H470V250L508 196L546 250V330Z', ink[2]),
    path('M292 252L338 196L384 252ZM462 252L508 186L554 252ZM370 236L423 196L476 236Z', ink[1]),
    path('M412 330V290A14 14 0 0 1 440 290V330Z', brass[4]),
    ...[
      [330, 262],
      [330, 296],
      [500, 262],
      [500, 296],
      [388, 258],
      [448, 258],
    ].map(([x = 0, y = 0]) => lit(x, y)),
  )
}

function ring(x: number, y: number, r: number): string {
  return group(
    {},
    halo(x, y, r * 3, 'glow', 0.7),
    circle(x, y, r, 'none', { stroke: brass[5], 'stroke-width': 4 }),
    circle(x, y, r * 0.45, brass[6]),
  )
}

export function drawOnlineAdventure(): string {
  const opening = 'M210 130H590V400H210Z'
  const hill = (y: number, color: string): string =>
    path(d`M200 ${y}Q300 ${y - 50} 400 ${y - 10}T600 ${y - 30}V420H200Z`, color)
  return group(
    {},
    ground(ink, 0.3),
    halo(400, 240, 420, 'glowViolet', 0.7),
    tableTop(-60, 470, 920, 140, 20, use('grainSoft')),
    pool(400, 500, 380, 60, 'glowSoft', 0.7),
    contact(400, 506, 330, 26),
    group(
      { filter: use('shadowFar') },
      rect(150, 70, 500, 430, use('wineDeep'), { rx: 8 }),
      path('M150 78Q400 -30 650 78Z', use('wine')),
    ),
    rect(150, 70, 500, 430, 'none', { rx: 8, stroke: brass[3], 'stroke-width': 5 }),
    path('M150 78Q400 -30 650 78', 'none', { stroke: brass[4], 'stroke-width': 5 }),
    emblem('star', 400, 62, 54),
    clipTo(
      opening,
      rect(200, 120, 400, 300, '#26256a'),
      circle(423, 196, 44, use('moon')),
      circle(423, 196, 160, use('glowMoon'), { opacity: 0.8 }),
      ...[
        [240, 160],
        [370, 150],
        [480, 160],
        [540, 150],
        [570, 220],
        [310, 150],
      ].map(([x = 0, y = 0], index) =>
        path(starShape(4 + (index % 3) * 2, 0.3), '#fff3d0', { transform: d`translate(${x} ${y})` }),
      ),
      hill(340, '#33267a'),
      manor(),
      hill(372, '#22194f'),
      path('M400 420C430 380 410 350 426 330C436 350 470 380 520 420Z', brass[3], { opacity: 0.8 }),
      drape({
        left: edge({ x: 204, y: 120 }, { x: 204, y: 410 }),
        right: edge({ x: 300, y: 120 }, { x: 262, y: 260 }, { x: 236, y: 410 }),
        folds: 4,
      }),
      drape({
        left: edge({ x: 510, y: 120 }, { x: 548, y: 260 }, { x: 572, y: 410 }),
        right: edge({ x: 600, y: 120 }, { x: 600, y: 410 }),
        folds: 4,
        light: 0.5,
      }),
    ),
    swags(210, 128, 380, 26, 4),
    rect(204, 124, 392, 282, 'none', { stroke: brass[3], 'stroke-width': 7 }),
    ring(426, 308, 15),
    ring(337, 240, 12),
    ring(508, 222, 12),
    rect(170, 420, 460, 60, use('wine')),
    ...[220, 310, 400, 490, 580].map((x) => emblem('moon', x, 450, 30)),
    key(96, 560, 130, -14),
    card(690, 540, 92, 16, { rank: 'Q', suit: 'heart' }),
    card(742, 556, 92, 34, { back: true }),
    candle(82, 500, 110),
    dust(180, 60, 460, 380, 30, 8),
    glint(588, 130, 20),
    vignette(800, 600, 0.9),
  )
}
