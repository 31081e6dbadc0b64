import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { sleevePlace, sleeves } from '#samples/adventures/dead-air/sleeves.ts'
import { night, oak, paint } from './paints.ts'

type Drawn = (ground: string) => string

/** Each about (0, 0), some 100 high, in flat colours like a print of the fifties. */
const pictures: Record<string, [ground: string, draw: Drawn]> = {
  cat: [
    '#d98a3a',
    () =>
      rect(-50, 22, 100, 8, '#4a2412') +
      line('M-40 22V50M-14 22V50M14 22V50M40 22V50', '#4a2412', 6) +
      path('M-24 22Q-30 -14 -8 -16L-8 -34L2 -24H12L22 -34L22 -10Q26 6 16 22Z', '#1c1412') +
      line('M-22 16Q-44 8 -36 -18', '#1c1412', 6) +
      circle(3, -14, 2.6, '#ffd66b') +
      circle(15, -14, 2.6, '#ffd66b'),
  ],
  lighthouse: [
    '#16465c',
    () =>
      path('M-50 50V34Q-30 24 -10 36T50 30V50Z', '#0c2836') +
      path('M-12 36L-7 -22H7L12 36Z', '#f2e8d2') +
      path('M-10.6 18H10.6L9.8 4H-9.2ZM-8.6 -8H8.4L7.6 -18H-7.6Z', '#c8382c') +
      rect(-9, -34, 18, 12, '#ffd66b') +
      path('M-12 -34L0 -46L12 -34Z', '#c8382c') +
      path('M9 -32L50 -48V-14L9 -25Z', '#ffe9a8', { opacity: 0.75 }) +
      path('M-9 -32L-50 -44V-18L-9 -25Z', '#ffe9a8', { opacity: 0.35 }) +
      line('M-44 -50l-6 14M-20 -52l-6 14M30 -2l-6 14M-34 0l-6 14', '#a9d3dc', 2.5, { opacity: 0.7 }),
  ],
  moon: [
    '#1d2440',
    () =>
      circle(0, -12, 26, '#f6ecc8') +
      circle(-8, -18, 5, '#d8c996') +
      circle(9, -4, 7, '#d8c996') +
      line('M-40 30H40M-28 38H28M-34 46H20', '#7f8fc0', 4) +
      line('M-14 30H14', '#f6ecc8', 4),
  ],
  rose: [
    '#e7d9bd',
    () =>
      line('M0 6Q6 28 -2 50', '#3d6b45', 5) +
      path('M0 30Q20 16 30 26Q18 42 0 30Z', '#3d6b45') +
      circle(0, -12, 26, '#b3263a') +
      path('M-24 -16Q-10 -44 16 -30Q-6 -28 -10 -8Z', '#d8546a') +
      path('M-14 -2Q6 10 22 -8Q12 16 -8 12Z', '#7d1526') +
      line('M-6 -14Q0 -26 10 -16Q8 -4 -2 -8', '#7d1526', 4),
  ],
  key: [
    '#7a2230',
    () =>
      circle(0, -26, 17, 'none', { stroke: '#f0c866', 'stroke-width': 9 }) +
      rect(-4.5, -10, 9, 54, '#f0c866') +
      path('M4 24H22V31H4ZM4 37H18V44H4Z', '#f0c866'),
  ],
  mountain: [
    '#6fa3b5',
    () =>
      path('M-50 44L-14 -30L6 4L20 -14L50 44Z', '#24414d') +
      path('M-14 -30L-27 -4L-18 -8L-10 0L-2 -10Z', '#ffffff') +
      path('M20 -14L12 -4L20 -6L28 4Z', '#ffffff') +
      circle(32, -34, 9, '#fff2c4'),
  ],
  umbrella: [
    '#efe2c2',
    () =>
      path(
        'M-42 4Q-36 -40 0 -42Q36 -40 42 4Q34 -6 28 4Q20 -6 14 4Q6 -6 0 4Q-8 -6 -14 4Q-22 -6 -28 4Q-34 -6 -42 4Z',
        '#c8382c',
      ) +
      path('M-14 4Q-12 -30 0 -42Q12 -30 14 4Q6 -6 0 4Q-8 -6 -14 4Z', '#8c1e20') +
      line('M0 0V38Q0 48 -8 46', '#2b1a14', 4),
  ],
  bell: [
    '#274b3a',
    () =>
      rect(-44, -46, 88, 10, '#6b4027') +
      path('M-10 -36H10L8 -28Q24 -22 26 6L34 26H-34L-26 6Q-24 -22 -8 -28Z', '#e0a93c') +
      path('M-8 -28Q-24 -22 -26 6L-34 26H-14L-8 6Z', '#ffd77f') +
      rect(-36, 24, 72, 7, '#a8742a', { rx: 3 }) +
      circle(0, 37, 8, '#7a5220'),
  ],
  fish: [
    '#b9cfc9',
    () =>
      ellipse(0, 6, 46, 30, '#f6f1e2', { stroke: '#7e97a0', 'stroke-width': 3 }) +
      ellipse(0, 6, 33, 20, 'none', { stroke: '#c3d0d0', 'stroke-width': 2 }) +
      path('M-32 6Q-10 -14 16 4L30 -8V20L16 8Q-10 26 -32 6Z', '#3d6f82') +
      circle(-20, 4, 2.6, '#ffffff'),
  ],
  eye: [
    '#c9982f',
    () =>
      path('M-46 0Q0 -40 46 0Q0 40 -46 0Z', '#fff8e4', { stroke: '#2b1a14', 'stroke-width': 4 }) +
      circle(0, 0, 17, '#24708a') +
      circle(0, 0, 8, '#10181c') +
      circle(-5, -5, 3.4, '#ffffff') +
      line('M-34 -22l-6 -9M-12 -33l-3 -10M12 -33l3 -10M34 -22l6 -9', '#2b1a14', 4),
  ],
  candle: [
    '#231a38',
    () =>
      circle(0, -24, 34, '#f5b549', { opacity: 0.22 }) +
      path('M0 -44Q10 -30 6 -20Q0 -13 -6 -20Q-10 -30 0 -44Z', '#ffd66b') +
      rect(-10, -14, 20, 48, '#f4ead2') +
      path('M-10 -14H10V-4Q6 6 4 -2Q0 8 -3 -2Q-8 10 -10 0Z', '#d8c7a0') +
      rect(-44, 34, 88, 8, '#8d5a37') +
      line('M0 -14V-20', '#2b1a14', 2.5),
  ],
  house: [
    '#38577a',
    () =>
      rect(-50, 38, 100, 12, '#dfe8ea') +
      rect(-24, -4, 48, 44, '#8c3b2c') +
      path('M-32 -2L0 -34L32 -2Z', '#33232a') +
      rect(4, 8, 14, 14, '#ffd66b') +
      rect(-16, 12, 13, 28, '#4b2019') +
      rect(12, -30, 9, 18, '#33232a'),
  ],
  gull: [
    '#5a97a6',
    () =>
      path('M-48 -14Q-22 -34 -4 -2Q16 -36 48 -20Q22 -18 8 14Q0 22 -8 14Q-20 -10 -48 -14Z', '#ffffff') +
      path('M-48 -14Q-40 -20 -34 -20L-30 -13ZM48 -20Q40 -26 34 -24L32 -18Z', '#2b3138') +
      path('M4 12L18 18L6 19Z', '#e79a2f') +
      line('M-44 40Q-34 34 -24 40T-4 40T16 40T36 40', '#dff0f2', 3.4),
  ],
  anchor: [
    '#e9dcb8',
    () =>
      circle(0, -36, 8, 'none', { stroke: '#22333d', 'stroke-width': 6 }) +
      line('M0 -28V38M-18 -16H18', '#22333d', 7.5) +
      path('M-38 10L-42 26L-30 24Q-24 40 0 46Q24 40 30 24L42 26L38 10L24 18Q18 32 0 36Q-18 32 -24 18Z', '#22333d') +
      line('M6 -40Q22 -50 34 -38T48 -24', '#22333d', 4, { 'stroke-dasharray': '7 4' }),
  ],
  clock: [
    '#8a4f63',
    () =>
      circle(0, 0, 38, '#fff3d4', { stroke: '#2b1a22', 'stroke-width': 5 }) +
      Array.from({ length: 12 }, (_, at) =>
        place(0, 0, { turn: at * 30 }, rect(-2, -33, 4, at % 3 === 0 ? 12 : 7, '#2b1a22')),
      ).join('') +
      circle(0, 0, 4, '#2b1a22'),
  ],
}

/** Square, about its middle. */
export function sleeve(key: string, x: number, y: number, width: number, height = width): string {
  const [ground, draw] = pictures[key]!
  const k = Math.min(width, height) / 118
  return group(
    {},
    group({ filter: use('shadowNear') }, rect(x - width / 2, y - height / 2, width, height, ground)),
    place(x, y, { scale: k }, draw(ground)),
    rect(x - width / 2, y - height / 2, width, height, '#ffffff', { opacity: 0.05 }),
    path(
      d`M${x - width / 2} ${y + height / 2}L${x + width * 0.1} ${y - height / 2}h${width * 0.22}L${x - width * 0.2} ${y + height / 2}Z`,
      '#ffffff',
      { opacity: 0.07 },
    ),
    rect(x + width / 2 - width * 0.02, y - height / 2, width * 0.02, height, night[0], { opacity: 0.35 }),
  )
}

/** All fifteen in a box; those named in `gone` have left their place. */
export function sleevesIn(x: number, y: number, width: number, height: number, gone: readonly string[] = []): string {
  return group(
    {},
    group({ filter: use('grainAcross') }, rect(x, y, width, height, paint('oakDark'))),
    ...[0, 1, 2].map((row) => {
      const rail = y + ((sleevePlace(row * 5).top + sleevePlace(0).height + 0.4) / 100) * height
      return rect(x, rail, width, height * 0.016, oak[4]) + rect(x, rail, width, 2, oak[5])
    }),
    ...sleeves.map(({ key }, at) => {
      const { left, top, width: w, height: h } = sleevePlace(at)
      const [cx, cy] = [x + ((left + w / 2) / 100) * width, y + ((top + h / 2) / 100) * height]
      const [sw, sh] = [(w / 100) * width * 0.94, (h / 100) * height * 0.98]
      return gone.includes(key)
        ? rect(cx - sw / 2, cy - sh / 2, sw, sh, night[0], { opacity: 0.55 }) + circle(cx, cy - sh * 0.4, 4, oak[5])
        : sleeve(key, cx, cy, sw, sh)
    }),
  )
}
