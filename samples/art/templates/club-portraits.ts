import { circle, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import {
  brimmedHat,
  buttons,
  edge,
  glasses,
  ink,
  openJacket,
  peakedCap,
  portrait,
} from '#samples/art/dinners/portrait.ts'

const midnight = ['#1c1433', '#5a3f78'] as const
const brass = ['#3a2415', '#96703a'] as const

const bowTie = (colour: string): string =>
  group({}, path('M256 400L204 378V424ZM256 400L308 378V424Z', colour, edge), circle(256, 401, 12, colour, edge))

const shirt = path('M206 352Q256 420 306 352L286 512H226Z', '#f6f1e4')

const lapels = (colour: string): string =>
  path('M196 356L232 512H150L164 372ZM316 356L280 512H362L348 372Z', colour, edge)

export const drawCastel = (): string =>
  portrait({
    tone: 'warm',
    ground: brass,
    hair: 'crew',
    hairColour: '#2b2028',
    coat: '#241c2e',
    collar: '#f6f1e4',
    worn: [
      shirt,
      lapels('#3d3050'),
      bowTie('#f6f1e4'),
      circle(352, 424, 22, '#b4423a', edge),
      line('M352 446V476', '#4e6b46', 6),
      path('M222 268Q256 248 290 268Q272 282 256 272Q240 282 222 268Z', '#2b2028'),
    ],
  })

export const drawJoly = (): string =>
  portrait({
    tone: 'dark',
    ground: midnight,
    hair: 'none',
    hairColour: '#2b2028',
    coat: '#26202c',
    collar: '#f6f1e4',
    worn: [
      shirt,
      bowTie('#26202c'),
      path('M330 430H420V512H330Z', '#f6f1e4', edge),
      line('M352 430V512M398 430V512', '#b9b2a2', 4),
    ],
  })

export const drawFaye = (): string =>
  portrait({
    tone: 'brown',
    ground: midnight,
    hair: 'bob',
    hairColour: '#1f161d',
    coat: '#3f6f78',
    collar: '#9a6650',
    worn: [
      ...[150, 190, 230, 282, 322, 362].flatMap((x, at) => [
        line(`M${x} ${430 + (at % 2) * 12}V508`, '#9fd0cf', 5, { 'stroke-dasharray': '4 14' }),
      ]),
      ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
        circle(196 + at * 20, 366 + Math.sin((at * Math.PI) / 6) * 34, 9, '#f6f1e4'),
      ),
    ],
    above: [
      line('M174 160Q256 124 338 160', '#e9c15d', 14),
      path('M330 154Q352 84 396 74Q392 128 340 164Z', '#f6f1e4', edge),
    ],
  })

export const drawBergeron = (): string =>
  portrait({
    tone: 'fair',
    ground: brass,
    hair: 'short',
    hairColour: '#6b4a2e',
    coat: '#7b6a4a',
    collar: '#4f3f2a',
    worn: [
      ellipse(150, 404, 66, 34, '#5d4c33', edge),
      ellipse(362, 404, 66, 34, '#5d4c33', edge),
      place(
        380,
        462,
        { turn: 12 },
        rect(-18, -30, 36, 74, '#4e6b46', { rx: 8, ...edge }),
        rect(-8, -60, 16, 32, '#4e6b46', edge),
      ),
    ],
    above: [peakedCap('#6d5a3e', '#5a4632', '#463524')],
  })

export const drawHale = (): string =>
  portrait({
    tone: 'fair',
    ground: midnight,
    hair: 'short',
    hairColour: '#a5672d',
    coat: '#6e6a72',
    collar: '#f6f1e4',
    worn: [shirt, path('M240 396H272L280 500L256 512L232 500Z', '#7b3350'), glasses('#eef4f2')],
    above: [
      brimmedHat('#8d8078', '#3a2f3c', '#7a6d66'),
      place(312, 104, { turn: 14 }, rect(-24, -26, 48, 44, '#f6f1e4', edge), line('M-12 -10H12M-12 4H8', ink, 4)),
    ],
  })

export const drawOrlov = (): string =>
  portrait({
    tone: 'fair',
    ground: brass,
    hair: 'crew',
    hairColour: '#b9b4b8',
    coat: '#2f3348',
    collar: '#2f3348',
    worn: [
      path('M150 380L196 362L352 512H292Z', '#8c2f3a', edge),
      circle(346, 414, 24, '#e9c15d', edge),
      path('M334 390L346 366L358 390Z', '#46618a', edge),
      path('M206 268Q256 236 306 268Q318 252 312 246Q282 258 256 250Q230 258 200 246Q194 252 206 268Z', '#b9b4b8'),
    ],
  })

export const drawRousse = (): string =>
  portrait({
    tone: 'warm',
    ground: midnight,
    hair: 'bun',
    hairColour: '#a34a24',
    coat: '#2b2434',
    collar: '#f6f1e4',
    worn: [
      shirt,
      lapels('#453a54'),
      rect(330, 432, 92, 70, '#211a26', { rx: 12, stroke: '#8d8290', 'stroke-width': 5 }),
      line('M352 432Q376 402 400 432', '#8d8290', 9),
      line('M376 452V482M361 467H391', '#f6f1e4', 7),
    ],
  })

export const drawDore = (): string =>
  portrait({
    tone: 'brown',
    ground: brass,
    hair: 'short',
    hairColour: '#241a20',
    coat: '#9a8a68',
    collar: '#7d6e50',
    worn: [
      openJacket('#b3a27c'),
      place(
        376,
        450,
        { turn: 10 },
        rect(-30, -42, 60, 84, '#2d2430', { rx: 4, stroke: '#f6f1e4', 'stroke-width': 5 }),
        line('M-16 -22H16M-16 -4H16M-16 14H6', '#f6f1e4', 5),
      ),
    ],
    above: [brimmedHat('#6d6047', '#2d2430', '#574c37')],
  })

export const drawLou = (): string =>
  portrait({
    tone: 'fair',
    ground: midnight,
    hair: 'curly',
    hairColour: '#c9883c',
    coat: '#a33b45',
    collar: '#f6f1e4',
    worn: [
      ...buttons([394, 426, 458, 490], [232, 280], 7),
      path('M140 440H372V500H140Z', '#5d3c24', edge),
      ...[170, 206, 242, 278, 314].map((x) =>
        rect(x, 424, 24, 34, '#f6f1e4', { rx: 3, stroke: ink, 'stroke-width': 4 }),
      ),
    ],
    above: [
      path('M206 104Q256 88 306 104L300 62Q256 50 212 62Z', '#a33b45', edge),
      line('M208 92Q256 76 304 92', '#e9c15d', 7),
    ],
  })

export const drawPrice = (): string =>
  portrait({
    tone: 'dark',
    ground: brass,
    hair: 'crew',
    hairColour: '#1f161d',
    coat: '#54606e',
    collar: '#f6f1e4',
    worn: [
      shirt,
      path('M238 396H274L288 500L256 512L224 500Z', '#e0892f', edge),
      ...[416, 446, 476].map((y) => line(`M234 ${y}L278 ${y - 10}`, '#3f6f78', 8)),
      ...[140, 372].map((x) =>
        group(
          {},
          ellipse(x, 470, 44, 38, '#f6f1e4', edge),
          line(`M${x - 34} 462L${x + 34} 450M${x - 34} 484L${x + 34} 472`, '#b9b2a2', 5),
        ),
      ),
    ],
  })
