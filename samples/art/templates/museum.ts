import { frame } from '#app/features/generation/scenery/hangings.ts'
import { dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const lighthouse = path('M-26 90L-14 -40H14L26 90ZM-22 -44H22V-56H-22ZM-12 -60H12V-86L0 -100L-12 -86Z', ink[0])

const waves = line('M-110 70Q-80 54 -50 70T10 70T70 70T110 70M-110 92Q-80 76 -50 92T10 92T70 92T110 92', teal[3], 4)

/** A cord on two brass posts in front of the pictures. */
const cord = (left: number, right: number): string =>
  group(
    {},
    ...[left, right].map((x) =>
      group(
        {},
        rect(x - 7, 690, 14, 150, use('brassRod')),
        circle(x, 682, 17, use('brass')),
        rect(x - 38, 836, 76, 12, use('brass'), { rx: 6 }),
      ),
    ),
    line(d`M${left} 704Q${(left + right) / 2} 812 ${right} 704`, wine[3], 15),
    line(d`M${left} 700Q${(left + right) / 2} 806 ${right} 700`, wine[4], 4, { opacity: 0.7 }),
  )

const flashlight = place(
  250,
  800,
  { turn: -24 },
  rect(-130, -26, 190, 52, use('steel'), { rx: 12 }),
  path('M60 -26L110 -46V46L60 26Z', use('steel')),
  rect(108, -46, 12, 92, use('brassPale')),
)

export const drawMuseumCover = (): string =>
  group(
    {},
    rect(0, 0, 1600, 900, ink[1]),
    rect(0, 0, 1600, 640, wine[0]),
    rect(0, 628, 1600, 16, wood[3]),
    path('M0 900V644H1600V900Z', use('woodDark')),
    frame(240, 290, 250, 300, use('night'), place(0, 20, {}, lighthouse, waves)),
    frame(1390, 300, 240, 280, use('night'), place(0, 10, {}, waves, circle(30, -50, 34, brass[4], { opacity: 0.5 }))),
    halo(820, 320, 520, 'glowSoft', 0.9),
    path('M352 742L560 40L1090 60L1100 590L620 640Z', use('bulb'), { opacity: 0.1 }),
    frame(820, 320, 460, 400, paper[1], rect(-200, -170, 400, 340, wine[1])),
    pool(820, 690, 420, 60, 'glowSoft', 0.6),
    cord(560, 1080),
    flashlight,
    glint(1028, 150, 30),
    dust(420, 90, 700, 480, 46, 17),
    vignette(1600, 900, 0.9),
  )
