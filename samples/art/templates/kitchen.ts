import { bottle, tableTop } from '#app/features/generation/scenery/furniture.ts'
import { shelf } from '#app/features/generation/scenery/hangings.ts'
import { pendantLamp } from '#app/features/generation/scenery/lamps.ts'
import { contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { keyhole } from '#app/features/generation/scenery/locks.ts'
import { note } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

/** x, y is the middle of its body. */
const padlock = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    { scale: size / 100 },
    path('M-34 -30V-62A34 34 0 0 1 34 -62V-30', 'none', { stroke: use('steel'), 'stroke-width': 16 }),
    rect(-52, -34, 104, 88, use('brass'), { rx: 14, stroke: brass[1], 'stroke-width': 3 }),
    rect(-44, -26, 88, 72, 'none', { rx: 9, stroke: brass[5], 'stroke-opacity': 0.7, 'stroke-width': 3 }),
    keyhole(0, 10, 44, ink[1]),
  )

/** Without its first slice. */
function pie(x: number, y: number, r: number): string {
  const rim = Array.from({ length: 36 }, (_, index) => {
    const turn = (index / 36) * Math.PI * 2
    return ellipse(x + Math.cos(turn) * r, y + Math.sin(turn) * r * 0.42, r * 0.09, r * 0.06, shade(wood, 0.86), {
      stroke: wood[4],
      'stroke-width': 2,
    })
  })
  const slice = d`M${x} ${y}L${x - r * 0.34} ${y + r * 0.44}A${r} ${r * 0.42} 0 0 0 ${x + r * 0.34} ${y + r * 0.44}Z`
  return group(
    {},
    contact(x, y + r * 0.24, r * 1.25, r * 0.44),
    ellipse(x, y + r * 0.16, r * 1.06, r * 0.46, wood[2]),
    ellipse(x, y, r * 1.04, r * 0.45, use('brassPale')),
    ellipse(x, y, r, r * 0.42, shade(brass, 0.5)),
    ellipse(x - r * 0.1, y - r * 0.05, r * 0.8, r * 0.3, brass[4], { opacity: 0.5 }),
    ...rim,
    path(slice, ink[1], { opacity: 0.92 }),
    line(d`M${x} ${y}L${x - r * 0.34} ${y + r * 0.44}M${x} ${y}L${x + r * 0.34} ${y + r * 0.44}`, wood[5], 6),
  )
}

function checks(): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 11 }, (__, column) => {
      const [top, bottom] = [560 + row * 68, 560 + (row + 1) * 68]
      const at = (share: number, y: number) => 800 + (share - 5.5) * (150 + (y - 560) * 0.16)
      return (row + column) % 2 === 0
        ? path(
            d`M${at(column, top)} ${top}H${at(column + 1, top)}L${at(column + 1, bottom)} ${bottom}H${at(column, bottom)}Z`,
            wine[3],
            { opacity: 0.75 },
          )
        : ''
    }),
  )
  return group({ filter: use('grainCloth') }, rect(0, 560, 1600, 340, paper[4]), ...rows.flat())
}

const jars = [wine[3], brass[3], teal[3], wood[3], brass[2], wine[2]]

export const drawKitchenCover = (): string =>
  group(
    {},
    rect(0, 0, 1600, 900, ink[2]),
    halo(800, 260, 900, 'glowSoft', 0.8),
    shelf(140, 330, 470),
    ...jars.slice(0, 4).map((liquid, index) => bottle(210 + index * 108, 330, 130, liquid, 'round')),
    shelf(1010, 330, 450),
    ...jars.slice(2).map((liquid, index) => bottle(1080 + index * 104, 330, 130, liquid, 'tall')),
    pendantLamp(800, 210, 300, 0),
    tableTop(-60, 540, 1720, 40, 20),
    checks(),
    pool(800, 700, 620, 150, 'glowSoft', 0.9),
    note(330, 690, 210, 130, -9, 4),
    note(1290, 720, 190, 120, 12, 3),
    pie(800, 690, 270),
    padlock(800, 788, 110),
    dust(420, 150, 760, 420, 34, 5),
    glint(840, 764, 24),
    vignette(1600, 900, 0.8),
  )
