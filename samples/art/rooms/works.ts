import { circle, d, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'

const ink = '#1d1830'
const pitch = 115
const teeth = 20
const step = (2 * Math.PI * pitch) / teeth
const middle = 380
const wheelAt = (index: number) => 270 + index * 2 * pitch

/** Side of the wheel that each bar touches, in the order of the bars' dots. */
export const barsAt = [
  { wheel: 0, side: 'left' },
  { wheel: 1, side: 'top' },
  { wheel: 2, side: 'bottom' },
  { wheel: 3, side: 'bottom' },
  { wheel: 4, side: 'right' },
] as const

function wheel(index: number): string {
  const start = index % 2 === 0 ? 0 : 0.5
  const at = (r: number, turn: number) => {
    const angle = ((turn + start) / teeth) * Math.PI * 2
    return { x: r * Math.cos(angle), y: r * Math.sin(angle) }
  }
  const edge = Array.from({ length: teeth }, (_, tooth) => [
    at(pitch - 12, tooth - 0.3),
    at(pitch + 11, tooth - 0.16),
    at(pitch + 11, tooth + 0.16),
    at(pitch - 12, tooth + 0.3),
  ]).flat()
  return place(
    wheelAt(index),
    middle,
    {},
    polygon(edge, '#ffffff', { stroke: ink, 'stroke-width': 4 }),
    circle(0, 0, 84, 'none', { stroke: ink, 'stroke-width': 2 }),
    circle(0, 0, 14, ink),
  )
}

const crank = place(
  wheelAt(0),
  middle,
  {},
  line('M-54 30A62 62 0 1 1 40 47', ink, 9),
  path('M62 30L24 26L40 66Z', ink),
  line('M0 0L0 -34', ink, 12),
  circle(0, -38, 13, '#ffffff', { stroke: ink, 'stroke-width': 6 }),
)

/** Lies with its teeth down on y = 0. */
const bar = (dots: number, hasToothInTheMiddle: boolean): string => {
  const length = 200
  const centres = hasToothInTheMiddle ? [-2, -1, 0, 1, 2] : [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
  const toothed = centres
    .map((at) => at * step)
    .map((x) => d`L${x - 9} -12L${x - 4} 11H${x + 4}L${x + 9} -12`)
    .join('')
  return group(
    {},
    path(d`M${-length / 2} -12${toothed}L${length / 2} -12V-74H${-length / 2}Z`, '#ffffff', {
      stroke: ink,
      'stroke-width': 4,
    }),
    ...Array.from({ length: dots }, (_, at) => circle((at - (dots - 1) / 2) * 28, -46, 9, ink)),
  )
}

const turns = { top: 0, right: 90, bottom: 180, left: 270 }

export const drawWorks = (): string =>
  group(
    {},
    rect(0, 0, 1460, 760, '#ffffff'),
    ...barsAt.map(({ wheel: index, side }, at) => {
      const angle = ((turns[side] - 90) * Math.PI) / 180
      const away = pitch + 14
      const [x, y] = [wheelAt(index) + away * Math.cos(angle), middle + away * Math.sin(angle)]
      return place(x, y, { turn: turns[side] }, bar(at + 1, index % 2 === 1))
    }),
    ...[0, 1, 2, 3, 4].map(wheel),
    crank,
  )
