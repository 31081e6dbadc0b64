import { circle, ellipse, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'

/* A bust of 512 x 512 in flat paper cuts, without a face, so that anybody can be cast; pages show it in a circle. */

export const tones = {
  fair: { skin: '#efcfae', shade: '#d3a884' },
  warm: { skin: '#cf9d76', shade: '#ad7c62' },
  brown: { skin: '#9a6650', shade: '#80524c' },
  dark: { skin: '#6d4640', shade: '#59343d' },
} as const

type Hair = 'short' | 'bob' | 'long' | 'curly' | 'bun' | 'crew' | 'none'

type Look = {
  tone: keyof typeof tones
  ground: readonly [dark: string, light: string]
  hair: Hair
  hairColour: string
  coat: string
  collar: string
  /** Over the coat. */
  worn?: readonly string[]
  /** Over the head. */
  above?: readonly string[]
}

const outline = '#1a1226'

const behind: Record<Hair, (colour: string) => string> = {
  short: () => '',
  crew: () => '',
  none: () => '',
  bob: (colour) => path('M168 210C160 110 210 92 256 92C302 92 352 110 344 210L348 286Q256 318 164 286Z', colour),
  long: (colour) => path('M166 206C160 108 212 90 256 90C300 90 352 108 346 206L362 380Q256 420 150 380Z', colour),
  bun: (colour) => circle(256, 88, 36, colour),
  curly: (colour) =>
    group(
      {},
      ...[
        [186, 150],
        [172, 196],
        [210, 116],
        [256, 104],
        [302, 116],
        [326, 150],
        [340, 196],
        [178, 238],
        [334, 238],
      ].map(([x, y]) => circle(x!, y!, 38, colour)),
    ),
}

const front: Record<Hair, (colour: string) => string> = {
  none: () => '',
  crew: (colour) => path('M182 178Q186 112 256 112Q326 112 330 178Q318 142 256 142Q194 142 182 178Z', colour),
  short: (colour) =>
    path('M178 206C166 116 214 98 262 100C316 102 346 130 334 206Q326 158 290 150Q226 158 196 148Z', colour),
  bob: (colour) => path('M172 212Q170 98 256 96Q342 98 340 212Q318 152 256 150Q194 152 172 212Z', colour),
  long: (colour) => path('M172 214Q170 98 256 96Q342 98 340 214Q326 158 272 140Q250 184 172 214Z', colour),
  bun: (colour) => path('M180 200Q180 112 256 110Q332 112 332 200Q312 140 256 142Q200 140 180 200Z', colour),
  curly: (colour) => group({}, ...[206, 232, 258, 284, 308].map((x) => circle(x, 130, 27, colour))),
}

export function portrait({ tone, ground, hair, hairColour, coat, collar, worn = [], above = [] }: Look): string {
  const { skin, shade } = tones[tone]
  return group(
    {},
    rect(0, 0, 512, 512, ground[0]),
    circle(256, 232, 214, ground[1]),
    behind[hair](hairColour),
    path('M60 512Q66 400 176 366L216 346H296L336 366Q446 400 452 512Z', coat),
    path('M60 512Q66 400 176 366L204 352Q150 420 158 512Z', outline, { opacity: 0.22 }),
    path('M216 280V356Q256 400 296 356V280Z', shade),
    path('M196 352Q256 430 316 352L340 372Q256 470 172 372Z', collar),
    path(
      'M180 196C178 130 214 108 256 108C298 108 334 130 332 196C330 262 300 306 256 308C212 306 182 262 180 196Z',
      skin,
    ),
    path('M180 196C178 130 214 108 240 109C200 140 204 262 244 307C206 300 182 258 180 196Z', shade, { opacity: 0.55 }),
    ellipse(178, 214, 12, 20, shade),
    ellipse(334, 214, 12, 20, skin),
    front[hair](hairColour),
    ...worn,
    ...above,
  )
}

export const glasses = (lens: string, frame = outline): string =>
  group(
    {},
    circle(220, 212, 28, lens, { stroke: frame, 'stroke-width': 7, 'fill-opacity': 0.75 }),
    circle(292, 212, 28, lens, { stroke: frame, 'stroke-width': 7, 'fill-opacity': 0.75 }),
    line('M248 208Q256 202 264 208M192 206L178 200M320 206L334 200', frame, 7),
  )

export const goggles = (y: number, lens: string): string =>
  group(
    {},
    line(`M176 ${y}Q256 ${y - 22} 336 ${y}`, outline, 16),
    rect(186, y - 30, 64, 46, lens, { rx: 20, stroke: outline, 'stroke-width': 8 }),
    rect(262, y - 30, 64, 46, lens, { rx: 20, stroke: outline, 'stroke-width': 8 }),
  )

/** Knitted, with a turned-up edge. */
export const tuque = (colour: string, edge: string): string =>
  group(
    {},
    path('M172 160Q176 64 256 62Q336 64 340 160Z', colour),
    circle(256, 54, 22, edge),
    path('M164 150Q256 122 348 150V184Q256 156 164 184Z', edge),
    line('M196 148V170M226 140V164M256 138V162M286 140V164M316 148V170', outline, 4, { opacity: 0.35 }),
  )

export const brimmedHat = (colour: string, band: string, brim: string): string =>
  group(
    {},
    ellipse(256, 146, 142, 30, brim),
    path('M186 142Q184 56 256 56Q328 56 326 142Q256 160 186 142Z', colour),
    path('M185 122Q256 142 327 122V146Q256 164 185 146Z', band),
  )

export const peakedCap = (colour: string, band: string, badge: string): string =>
  group(
    {},
    path('M164 126Q166 66 256 66Q346 66 348 126L334 152Q256 132 178 152Z', colour),
    path('M178 134Q256 112 334 134V164Q256 144 178 164Z', band),
    path('M186 160Q256 142 326 160Q312 190 256 190Q200 190 186 160Z', outline),
    circle(256, 118, 14, badge),
  )

export const ink = outline

/** Around what lies on top. */
export const edge = { stroke: ink, 'stroke-width': 5 } as const

/** A jacket that is open as far as the waist. */
export const openJacket = (colour: string): string =>
  path('M176 362L240 470L212 512H120ZM336 362L272 470L300 512H392Z', colour, edge)

/** Two rows of brass buttons, at these heights. */
export const buttons = (heights: readonly number[], [left, right]: readonly [number, number], size: number): string[] =>
  heights.flatMap((y) => [circle(left, y, size, '#e9c15d'), circle(right, y, size, '#e9c15d')])
