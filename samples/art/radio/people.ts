import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { amber, bars, night, paint, steel } from './paints.ts'

/* About the middle of the neck; a head is some 120 wide and 170 high. */

/** Heavy, well dressed, lit through slats from the left. */
export function harvey(): string {
  const face = 'M-58 -96C-62 -150 -36 -182 4 -182C46 -182 66 -150 62 -96C60 -46 38 -6 2 -4C-34 -6 -56 -46 -58 -96Z'
  return group(
    {},
    path('M-150 230C-156 96 -124 44 -52 22L0 40L56 22C128 44 160 96 156 230Z', '#1b2730'),
    path('M-150 230C-156 96 -124 44 -52 22L-14 90L-30 230Z', '#2f424d'),
    path('M-44 18L-4 96L-12 230H26L18 96L52 18L4 44Z', '#e9e2d2'),
    path('M-6 56L-18 76L-8 96L-20 200L4 230L26 200L14 96L22 76L10 56Z', '#7d1f26'),
    path('M-6 56L-18 76L-8 96L14 96L22 76L10 56Z', '#9c2b31'),
    path('M-52 22L-76 84L-40 96L-16 214L-4 96L-44 18ZM56 22L84 84L46 96L24 214L18 96L52 18Z', '#233039'),
    path('M-52 22L-76 84L-40 96L-16 214L-4 96L-44 18Z', '#3d5460'),
    path('M88 118h40l-4 14h-34Z', '#e9e2d2'),
    path('M-38 -30H42V34Q4 58 -38 34Z', '#9b6a52'),
    path('M-30 -6Q4 26 40 -8V34Q4 58 -38 34Z', '#5d3b37', { opacity: 0.7 }),
    ellipse(-60, -84, 10, 20, '#b98263'),
    ellipse(64, -84, 10, 20, '#5f3d3a'),
    path(face, paint('skinLit')),
    path('M-46 -40Q-36 -2 2 -4Q38 -6 52 -42Q40 4 2 12Q-36 6 -46 -40Z', '#a8765a', { opacity: 0.7 }),
    path('M8 -182C46 -182 66 -150 62 -96C60 -46 38 -6 2 -4C26 -30 40 -70 30 -110C26 -140 20 -164 8 -182Z', '#2a1a22', {
      opacity: 0.5,
    }),
    path(
      'M-62 -96C-70 -168 -38 -206 8 -204C58 -204 78 -160 66 -98C62 -124 56 -142 44 -152C12 -138 -28 -140 -46 -156C-56 -140 -58 -122 -62 -96Z',
      '#b9bfc2',
    ),
    path('M8 -204C58 -204 78 -160 66 -98C62 -124 56 -142 44 -152C34 -148 22 -146 10 -146Z', '#59656b'),
    path(
      'M-50 -112Q-32 -124 -12 -112L-14 -104Q-32 -114 -48 -104ZM16 -112Q34 -124 52 -110L50 -102Q34 -114 18 -104Z',
      '#7a8388',
    ),
    ellipse(-30, -92, 12, 6.5, '#f4ece0'),
    ellipse(34, -92, 12, 6.5, '#c9bdb4'),
    circle(-29, -92, 5.8, '#2a3d49'),
    circle(33, -92, 5.8, '#1d2a33'),
    circle(-31, -94, 1.9, '#ffffff'),
    line('M-44 -97Q-30 -104 -16 -97M20 -97Q34 -104 48 -97', '#4a2e2c', 3.4),
    line('M-44 -80Q-32 -74 -20 -80M22 -80Q34 -74 46 -80', '#7d5244', 2.6, { opacity: 0.8 }),
    path('M-2 -92Q-14 -62 -12 -56Q-4 -46 12 -52L8 -60Z', '#94614c', { opacity: 0.75 }),
    path('M-30 -44Q2 -56 36 -44Q30 -34 2 -36Q-24 -34 -30 -44Z', '#a9b0b3'),
    line('M-22 -28Q4 -22 28 -30', '#5d2b2c', 4.6),
    line('M-12 -18Q4 -12 20 -20', '#8a5a4a', 3, { opacity: 0.7 }),
    clipTo(
      `${face}M-150 230C-156 96 -124 44 -52 22L0 40L56 22C128 44 160 96 156 230Z`,
      bars(-170, -200, 340, 430, 9, 44, '#dff4fa', 0.17),
    ),
    line('M-60 -92Q-58 -150 -26 -172M-148 200C-150 110 -122 62 -70 44', '#cfe9ef', 4, { opacity: 0.55 }),
  )
}

/** Grey early, hair tied back, a cardigan under a blanket; lit from below. */
export function margot(): string {
  return group(
    {},
    path(
      'M-52 -120C-62 -176 -30 -204 6 -204C50 -204 66 -168 58 -112C70 -70 62 -34 40 -6H-38C-62 -40 -64 -80 -52 -120Z',
      '#5a5f66',
    ),
    circle(44, -176, 30, '#6d737a'),
    circle(38, -182, 12, '#8f969c', { opacity: 0.7 }),
    path('M-24 -24H30V40Q2 66 -24 40Z', '#c08a6a'),
    path('M-22 -8Q4 22 28 -10V26Q4 46 -22 24Z', '#7d4d41', { opacity: 0.6 }),
    path('M-136 250C-146 110 -110 58 -40 34L2 60L46 34C118 58 150 112 144 250Z', '#6a3f2b'),
    path('M-136 250C-146 110 -110 58 -40 34L-10 120L-30 250Z', '#8f5a3c'),
    path('M-34 30L0 92L38 30L26 20L2 52L-22 20Z', '#e0d3ba'),
    path('M-30 44L-6 110V250H12V110L36 44L2 84Z', '#4b2b20'),
    ...[130, 168, 206].map((y) => circle(3, y, 6, amber[4])),
    path('M-168 262C-178 130 -136 66 -64 44Q-92 120 -84 262ZM174 262C184 130 142 66 70 44Q98 120 92 262Z', '#8c2a2c'),
    path('M-168 262C-178 130 -136 66 -64 44Q-96 110 -112 262Z', '#b3423a'),
    line('M-150 250C-152 150 -126 92 -78 66M156 250C158 150 134 92 84 66', '#e9c9a0', 5, {
      opacity: 0.5,
      'stroke-dasharray': '12 9',
    }),
    path(
      'M-48 -104C-52 -154 -30 -182 2 -182C36 -182 54 -154 50 -104C48 -54 28 -14 2 -12C-26 -14 -46 -54 -48 -104Z',
      '#e7b48c',
    ),
    path(
      'M10 -182C40 -180 54 -152 50 -104C48 -54 28 -14 2 -12C26 -44 34 -84 26 -124C24 -148 18 -168 10 -182Z',
      '#5c3838',
      { opacity: 0.42 },
    ),
    path('M-40 -46Q-26 -14 2 -12Q28 -14 42 -48Q26 -26 2 -26Q-22 -26 -40 -46Z', '#ffdca6', { opacity: 0.6 }),
    path(
      'M-52 -108C-58 -176 -28 -200 6 -198C46 -196 62 -166 54 -112C46 -138 30 -156 8 -160C-14 -154 -36 -142 -52 -108Z',
      '#676d74',
    ),
    path('M-50 -112C-50 -160 -24 -182 4 -176C-20 -164 -40 -142 -50 -112Z', '#a4abb0', { opacity: 0.8 }),
    path('M-52 -108Q-60 -70 -46 -44', 'none', { stroke: '#7b8188', 'stroke-width': 7 }),
    line('M-38 -118Q-24 -126 -10 -118M14 -118Q28 -126 42 -117', '#4c4a4c', 4),
    ellipse(-23, -98, 11, 7.5, '#fdf4e6'),
    ellipse(28, -98, 11, 7.5, '#ecdccb'),
    circle(-22, -97, 6.2, '#3f6b58'),
    circle(27, -97, 6.2, '#2d4f44'),
    circle(-24, -94, 2, '#ffffff'),
    circle(25, -94, 2, '#ffffff'),
    line('M-36 -103Q-23 -111 -10 -102M16 -102Q28 -111 41 -103', '#3a2426', 3.6),
    line('M-34 -85Q-24 -80 -14 -84M18 -84Q28 -80 38 -86', '#a46e56', 2.6, { opacity: 0.7 }),
    path('M2 -98Q-6 -70 -6 -62Q2 -54 12 -60L8 -66Z', '#b57a5c', { opacity: 0.75 }),
    path('M-16 -42Q-4 -47 3 -44Q12 -47 22 -41Q12 -31 3 -32Q-8 -31 -16 -42Z', '#a23f3f'),
    line('M-16 -42Q3 -37 22 -41', '#6b2528', 3),
    line('M-40 -32Q-24 -8 2 -8M-160 240C-164 150 -140 96 -96 70', '#ffd69a', 4.5, { opacity: 0.6 }),
  )
}

const hand = (x: number, y: number, turn: number, fill: string): string =>
  place(
    x,
    y,
    { turn },
    path('M-22 -8Q-26 14 -8 22Q16 28 26 14L30 -4Q22 -12 12 -8L-8 -16Z', fill),
    line('M12 -8L22 4M2 -10L12 4', '#5d3b37', 2.4, { opacity: 0.6 }),
  )

/** Behind a desk whose edge is at y; both hands lie on it. */
export const harveyAtDesk = (x: number, y: number, scale: number): string =>
  group(
    {},
    place(x, y - 226 * scale, { scale }, harvey()),
    place(
      x,
      y,
      { scale },
      path('M-150 -60C-180 -30 -176 10 -120 14L-70 8L-64 -22L-118 -34Z', '#2f424d'),
      path('M156 -60C182 -30 178 10 124 14L84 8L78 -22L122 -34Z', '#1b2730'),
      rect(-78, -22, 18, 32, '#e9e2d2', { rx: 4 }),
      rect(74, -22, 16, 32, '#b9b2a6', { rx: 4 }),
      hand(-40, -6, 8, '#c58d68'),
      hand(54, -4, -168, '#8a5b4a'),
    ),
  )

/** On a bench; x is the middle, y the floor. */
export const margotOnBench = (x: number, y: number, scale: number): string =>
  group(
    {},
    ellipse(x, y - 4, 230 * scale, 24, night[0], { opacity: 0.7 }),
    place(
      x,
      y,
      { scale },
      rect(-210, -190, 420, 34, '#6b4027'),
      rect(-210, -190, 420, 6, '#bb8557', { opacity: 0.7 }),
      rect(-180, -156, 30, 156, '#46281a'),
      rect(150, -156, 30, 156, '#46281a'),
      path('M-110 -200L-150 -60L-160 -10L-96 -6L-70 -90L-20 -150Z', '#27333c'),
      path('M-20 -190L-60 -110L30 -70L120 -56L132 -16L20 -24L-100 -60L-96 -200Z', '#33434d'),
      path('M-160 -10L-96 -6L-92 14Q-140 22 -176 14Z', '#3a2016'),
      path('M118 -56L176 -70Q196 -40 186 -20L130 -14Z', '#e8dcc8'),
      line('M126 -50L184 -26M140 -60L188 -44', '#b9a88c', 4),
      path('M-168 -190C-190 -130 -130 -96 -70 -110L60 -96L150 -120C180 -150 172 -190 166 -210H-160Z', '#8c2a2c'),
      path('M-168 -190C-190 -130 -130 -96 -70 -110L-40 -210H-160Z', '#a83a35'),
      line('M-150 -130Q-100 -104 -60 -122L50 -108L140 -134', '#e9c9a0', 5, {
        opacity: 0.5,
        'stroke-dasharray': '12 9',
      }),
    ),
    place(x, y - 430 * scale, { scale }, margot()),
    place(
      x,
      y,
      { scale },
      hand(-62, -196, 14, '#e0aa84'),
      hand(40, -190, -166, '#c08a6a'),
      group(
        {},
        rect(-44, -214, 84, 26, steel[2], { rx: 8, transform: 'rotate(-8 0 -200)' }),
        path('M-44 -214L-74 -222V-172L-44 -186Z', steel[4]),
        ellipse(-74, -197, 8, 25, amber[6]),
      ),
    ),
  )

/** Hair and shoulders from behind; about the middle of the neck. */
export const margotFromBehind = (): string =>
  group(
    {},
    ellipse(-62, -84, 11, 20, '#c9906c'),
    ellipse(66, -84, 11, 20, '#8f5f4c'),
    path(
      'M-62 -76C-74 -146 -40 -186 2 -186C46 -186 76 -146 66 -76C60 -38 40 -10 2 -8C-34 -10 -56 -38 -62 -76Z',
      '#5d636a',
    ),
    path('M-62 -76C-74 -146 -40 -186 2 -186C-30 -160 -48 -110 -36 -20C-50 -34 -59 -54 -62 -76Z', '#868d93'),
    ...[-34, -18, 0, 18, 34].map((at) =>
      line(d`M${at * 1.5} -60Q${at * 1.3} -120 ${at * 0.5} -150`, at < 0 ? '#a4abb0' : '#474c53', 3, { opacity: 0.6 }),
    ),
    circle(4, -150, 42, '#6d737a'),
    circle(-6, -160, 26, '#8f969c', { opacity: 0.8 }),
    path('M-34 -146Q4 -176 44 -142M-28 -132Q6 -160 40 -128', 'none', {
      stroke: '#474c53',
      'stroke-width': 4,
      opacity: 0.7,
    }),
    line('M-40 -168L52 -126', amber[4], 5),
    path('M-28 -16H34V36H-28Z', '#b07d60'),
    path('M-28 -16Q4 10 34 -16V4Q4 26 -28 4Z', '#6d4437', { opacity: 0.6 }),
    path('M-188 320C-196 130 -140 62 -36 26Q4 46 46 26C150 62 202 132 194 320Z', '#8c2a2c'),
    path('M-188 320C-196 130 -140 62 -36 26Q-90 120 -96 320Z', '#b3423a'),
    path('M-38 24Q4 54 48 24L44 10Q4 34 -32 10Z', '#c9584a'),
    line('M-172 300C-176 160 -130 86 -60 56M178 300C182 160 138 86 66 56', '#e9c9a0', 5, {
      opacity: 0.5,
      'stroke-dasharray': '12 9',
    }),
    line('M-62 -90C-66 -146 -34 -182 0 -184', '#ffe3b8', 5, { opacity: 0.6 }),
  )
