import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path } from '#app/features/generation/scenery/svg.ts'
import { cold, leaf, paint, stone, terra } from './paints.ts'

/** Rounded rocks. */
export const rock = (
  x: number,
  y: number,
  wide: number,
  high: number,
  seed: number,
  light: string = stone[4],
): string => {
  const random = seeded(seed)
  const j = () => between(random, -0.09, 0.09)
  const top = d`M${x - wide / 2} ${y}L${x - wide * (0.42 + j())} ${y - high * (0.6 + j())}L${x - wide * (0.14 + j())} ${y - high}L${x + wide * (0.2 + j())} ${y - high * (0.9 + j())}L${x + wide * (0.44 + j())} ${y - high * (0.46 + j())}L${x + wide / 2} ${y}Z`
  return group(
    {},
    path(top, stone[2]),
    path(
      d`M${x - wide / 2} ${y}L${x - wide * 0.42} ${y - high * 0.6}L${x - wide * 0.14} ${y - high}L${x + wide * 0.06} ${y - high * 0.5}L${x - wide * 0.06} ${y}Z`,
      light,
    ),
    path(
      d`M${x - wide * 0.14} ${y - high}L${x + wide * 0.2} ${y - high * 0.88}L${x + wide * 0.06} ${y - high * 0.5}Z`,
      stone[5],
    ),
    line(d`M${x + wide * 0.06} ${y - high * 0.5}L${x + wide * 0.3} ${y - high * 0.2}`, stone[1], 3, { opacity: 0.5 }),
  )
}

export const moss = (x: number, y: number, wide: number, seed: number): string => {
  const random = seeded(seed)
  return group(
    {},
    ...Array.from({ length: 16 }, (_, at) =>
      ellipse(
        x + between(random, -0.5, 0.5) * wide,
        y + between(random, -8, 8),
        between(random, 10, 22),
        between(random, 7, 13),
        [leaf[3], leaf[4], leaf[5]][at % 3]!,
      ),
    ),
  )
}

/** Flowers the size of a shirt button. */
export const cushion = (x: number, y: number, wide: number, colour: string, seed: number): string => {
  const random = seeded(seed)
  return group(
    {},
    moss(x, y, wide, seed),
    ...Array.from({ length: Math.round(wide / 7) }, () => {
      const [cx, cy] = [x + between(random, -0.5, 0.5) * wide, y + between(random, -14, 6)]
      return circle(cx, cy, 5.5, colour) + circle(cx - 1, cy - 1, 2, '#fff3b0')
    }),
  )
}

/** x, y is the middle of its foot. */
export const flowerPot = (x: number, y: number, wide: number): string => {
  const high = wide * 0.8
  return group(
    {},
    path(
      d`M${x - wide * 0.44} ${y - high}L${x - wide * 0.32} ${y}Q${x} ${y + wide * 0.08} ${x + wide * 0.32} ${y}L${x + wide * 0.44} ${y - high}Z`,
      paint('terraRound'),
    ),
    ellipse(x, y - high, wide * 0.44, wide * 0.11, terra[0]),
    path(
      d`M${x - wide * 0.5} ${y - high * 1.2}Q${x} ${y - high * 1.04} ${x + wide * 0.5} ${y - high * 1.2}L${x + wide * 0.47} ${y - high * 0.92}Q${x} ${y - high * 0.76} ${x - wide * 0.47} ${y - high * 0.92}Z`,
      paint('terraRound'),
    ),
    ellipse(x, y - high * 1.2, wide * 0.5, wide * 0.12, '#3b2417'),
    line(
      d`M${x - wide * 0.4} ${y - high * 1.02}Q${x - wide * 0.2} ${y - high * 0.94} ${x} ${y - high * 0.94}`,
      terra[5],
      3,
      { opacity: 0.7 },
    ),
  )
}

export const frost = (x: number, y: number, wide: number, high: number, seed: number): string => {
  const random = seeded(seed)
  const stars = Array.from({ length: 34 }, () => {
    const [cx, cy, r] = [x + wide * random(), y + high * (0.35 + 0.65 * random() ** 0.6), between(random, 8, 34)]
    return [0, 60, 120]
      .map((turn) => {
        const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * r, Math.sin((turn * Math.PI) / 180) * r]
        return d`M${cx - dx} ${cy - dy}L${cx + dx} ${cy + dy}`
      })
      .join('')
  })
  return line(stars.join(''), cold[7], 2.6, { opacity: 0.7 })
}
