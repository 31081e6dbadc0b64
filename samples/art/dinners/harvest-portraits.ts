import { circle, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { brimmedHat, edge, glasses, ink, peakedCap, portrait } from './portrait.ts'

const brown = ['#3a2417', '#8a5a2c'] as const
const olive = ['#2b2c1a', '#74763f'] as const

export const pumpkin = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    { scale: size / 100 },
    path('M-6 -70Q-10 -100 14 -108L26 -96Q10 -88 12 -70Z', '#5a6b34', { stroke: ink, 'stroke-width': 4 }),
    ellipse(-58, -2, 46, 62, '#c8651f', { stroke: ink, 'stroke-width': 4 }),
    ellipse(58, -2, 46, 62, '#c8651f', { stroke: ink, 'stroke-width': 4 }),
    ellipse(-30, 0, 46, 70, '#dd7a28', { stroke: ink, 'stroke-width': 4 }),
    ellipse(30, 0, 46, 70, '#dd7a28', { stroke: ink, 'stroke-width': 4 }),
    ellipse(0, 2, 40, 74, '#ee9236', { stroke: ink, 'stroke-width': 4 }),
    line('M-14 -46Q-24 -4 -14 44', '#ffc678', 6, { opacity: 0.8 }),
  )

const rosette = (x: number, y: number, colour: string): string =>
  group(
    {},
    path(`M${x - 24} ${y + 20}L${x - 34} ${y + 84}L${x - 10} ${y + 66}L${x + 2} ${y + 88}V${y + 20}Z`, colour),
    path(`M${x + 24} ${y + 20}L${x + 34} ${y + 84}L${x + 10} ${y + 66}L${x - 2} ${y + 88}V${y + 20}Z`, colour),
    ...Array.from({ length: 12 }, (_, petal) =>
      circle(x + Math.cos((petal * Math.PI) / 6) * 36, y + Math.sin((petal * Math.PI) / 6) * 36, 14, colour, {
        stroke: ink,
        'stroke-width': 3,
      }),
    ),
    circle(x, y, 30, '#f6ecd2', { stroke: ink, 'stroke-width': 4 }),
  )

export const drawDelisle = (): string =>
  portrait({
    tone: 'fair',
    ground: brown,
    hair: 'crew',
    hairColour: '#8d8a90',
    coat: '#7d8288',
    collar: '#f4efe2',
    worn: [
      path('M240 396H272L280 500L256 512L232 500Z', '#3c5a66'),
      path('M150 430L206 452L150 474L206 496', 'none', { stroke: '#e9c15d', 'stroke-width': 16 }),
      path('M340 424L392 424L386 474L366 492L346 474Z', '#efc15e', { stroke: ink, 'stroke-width': 6 }),
      line('M352 446H380M366 438V472', ink, 5),
    ],
    above: [glasses('#eef4f2')],
  })

export const drawPrudhomme = (): string =>
  portrait({
    tone: 'warm',
    ground: olive,
    hair: 'short',
    hairColour: '#a5672d',
    coat: '#d7c4a0',
    collar: '#d8702a',
    worn: [
      path('M180 420H332V512H180Z', '#46618a'),
      line('M184 424L160 364M328 424L352 364', '#46618a', 24),
      rosette(372, 420, '#b4423a'),
      pumpkin(236, 470, 46),
    ],
  })

export const drawVasseur = (): string =>
  portrait({
    tone: 'warm',
    ground: brown,
    hair: 'bob',
    hairColour: '#4b3328',
    coat: '#7a5230',
    collar: '#e6c98e',
    worn: [
      ...[110, 146, 182, 330, 366, 402].map((x) => line(`M${x} ${420 - Math.abs(256 - x) / 8}V512`, '#5f3d22', 6)),
      circle(346, 430, 30, 'none', { stroke: '#d9b25a', 'stroke-width': 9 }),
      ...[-32, 0, 32].map((turn) =>
        place(
          346,
          452,
          { turn },
          line('M0 0V58', '#d9b25a', 9),
          rect(0, 38, 16, 8, '#d9b25a'),
          rect(0, 52, 12, 8, '#d9b25a'),
        ),
      ),
    ],
    above: [line('M322 168L392 138', '#e9b13f', 12), path('M388 130L408 130L394 146Z', '#2b2733')],
  })

export const drawMorin = (): string =>
  portrait({
    tone: 'fair',
    ground: olive,
    hair: 'bun',
    hairColour: '#d8d3cf',
    coat: '#f2efe6',
    collar: '#6d2f45',
    worn: [
      line('M150 396V436Q150 462 170 462Q190 462 190 436V396M170 462V508', '#a9adb6', 12),
      rect(334, 436, 60, 74, '#6b8f7c', { rx: 10, stroke: ink, 'stroke-width': 6 }),
      rect(350, 410, 28, 28, '#e6d9bd', edge),
      line('M364 456V490M348 473H380', '#f2efe6', 9),
    ],
  })

export const drawLacroix = (): string =>
  portrait({
    tone: 'brown',
    ground: brown,
    hair: 'curly',
    hairColour: '#2d2026',
    coat: '#4e6b46',
    collar: '#4e6b46',
    worn: [
      path('M204 330H308V374Q256 404 204 374Z', '#5d7d53', { stroke: '#3a5134', 'stroke-width': 5 }),
      place(
        360,
        436,
        { turn: 16 },
        rect(-8, -74, 16, 44, '#6b4429', { stroke: ink, 'stroke-width': 4 }),
        path('M-46 42Q-40 34 -34 0Q-28 -34 0 -34Q28 -34 34 0Q40 34 46 42Z', '#e9b13f', {
          stroke: ink,
          'stroke-width': 6,
        }),
        circle(0, 50, 12, '#b9832a', { stroke: ink, 'stroke-width': 4 }),
      ),
      line('M120 440L170 424M124 470L160 456', '#f2efe6', 8, { opacity: 0.85 }),
    ],
    above: [glasses('#f4efe2', '#6b2f2a')],
  })

export const drawFontaine = (): string =>
  portrait({
    tone: 'fair',
    ground: olive,
    hair: 'short',
    hairColour: '#6b3b22',
    coat: '#b5563c',
    collar: '#f4efe2',
    worn: [
      path('M168 412Q256 440 344 412L362 512H150Z', '#f4efe2', { stroke: '#cfc4aa', 'stroke-width': 4 }),
      line('M180 414L196 360M332 414L316 360', '#f4efe2', 16),
      ellipse(256, 486, 86, 22, '#a8682c', { stroke: ink, 'stroke-width': 6 }),
      ellipse(256, 478, 74, 16, '#e58a35'),
      line('M206 478H306M256 464V492', '#a8682c', 5),
    ],
    above: [
      path('M176 146Q140 60 206 60Q256 16 306 60Q372 60 336 146Q256 128 176 146Z', '#f7f3e8', {
        stroke: '#cfc4aa',
        'stroke-width': 5,
      }),
      path('M178 136Q256 116 334 136V164Q256 146 178 164Z', '#e9e1cd'),
    ],
  })

export const drawDuval = (): string =>
  portrait({
    tone: 'dark',
    ground: brown,
    hair: 'curly',
    hairColour: '#1d1519',
    coat: '#8a7d4e',
    collar: '#c85a34',
    worn: [
      rect(104, 446, 60, 52, '#75693e', { stroke: ink, 'stroke-width': 4 }),
      line('M184 374L226 428M328 374L300 428', ink, 9),
      rect(190, 424, 146, 84, '#2b2733', { rx: 10, ...edge }),
      rect(206, 408, 44, 20, '#b8bcc6'),
      circle(266, 466, 34, '#7fa0ae', { stroke: '#d8d3cf', 'stroke-width': 8 }),
      circle(258, 458, 9, '#ffffff', { opacity: 0.85 }),
      path('M350 410L386 392L402 424L366 442Z', '#f4efe2', edge),
    ],
    above: [glasses('#b97a3d')],
  })

const bee = (x: number, y: number): string =>
  group(
    {},
    ellipse(x - 10, y - 20, 13, 18, '#eef4f2', { opacity: 0.9, stroke: ink, 'stroke-width': 3 }),
    ellipse(x + 12, y - 20, 13, 18, '#eef4f2', { opacity: 0.9, stroke: ink, 'stroke-width': 3 }),
    ellipse(x, y, 28, 18, '#efc15e', { stroke: ink, 'stroke-width': 4 }),
    line(`M${x - 8} ${y - 16}V${y + 16}M${x + 8} ${y - 16}V${y + 16}`, ink, 7),
  )

export const drawLambert = (): string =>
  portrait({
    tone: 'warm',
    ground: olive,
    hair: 'long',
    hairColour: '#7a4a2a',
    coat: '#e2d3ac',
    collar: '#efc15e',
    worn: [
      path('M158 190Q150 330 196 350H316Q362 330 354 190Z', '#f4efe2', { opacity: 0.34 }),
      line('M160 230Q256 262 352 230M158 280Q256 312 354 280M206 190V340M256 200V350M306 190V340', '#f4efe2', 3, {
        opacity: 0.6,
      }),
      circle(206, 464, 30, '#c9ced6', edge),
      path('M190 436L176 396M222 436L236 396', 'none', { stroke: '#46618a', 'stroke-width': 12 }),
      bee(350, 452),
      bee(410, 330),
    ],
    above: [brimmedHat('#e3c277', '#6b4a24', '#d1ab58')],
  })

export const drawMarchand = (): string =>
  portrait({
    tone: 'fair',
    ground: brown,
    hair: 'none',
    hairColour: '#000000',
    coat: '#7b2f35',
    collar: '#efc15e',
    worn: [
      line('M150 404H208M304 404H362', '#efc15e', 7),
      path('M298 512Q300 440 262 420L286 372Q400 330 452 372Q404 410 400 512Z', '#d9a438', {
        stroke: ink,
        'stroke-width': 6,
      }),
      ellipse(372, 362, 84, 28, '#8a5d1a', { stroke: '#efc15e', 'stroke-width': 8 }),
      ...[452, 480, 508].map((y) => circle(256, y, 7, '#efc15e')),
    ],
    above: [peakedCap('#7b2f35', '#efc15e', '#fff6db')],
  })

export const drawGauthier = (): string =>
  portrait({
    tone: 'brown',
    ground: olive,
    hair: 'short',
    hairColour: '#2d2026',
    coat: '#5c6b7d',
    collar: '#c9a15c',
    worn: [
      rect(130, 430, 62, 58, '#9a6a43', { stroke: ink, 'stroke-width': 4, 'stroke-dasharray': '10 7' }),
      line(
        'M190 352L150 400M206 350L182 412M306 350L330 412M322 352L362 400M256 372L250 420M274 370L286 416',
        '#e3c277',
        8,
      ),
      path('M346 512V446Q346 424 366 424Q376 400 390 424Q410 408 416 436Q436 430 434 456L420 512Z', '#b4423a', {
        stroke: ink,
        'stroke-width': 6,
      }),
    ],
    above: [
      brimmedHat('#6b5136', '#b4423a', '#57402a'),
      rect(276, 78, 34, 32, '#9a6a43', { stroke: ink, 'stroke-width': 3, 'stroke-dasharray': '7 5' }),
      line('M132 152L104 172M140 158L120 186M372 158L392 186M380 152L408 172', '#e3c277', 7),
    ],
  })

export const drawBellavance = (): string =>
  portrait({
    tone: 'fair',
    ground: brown,
    hair: 'none',
    hairColour: '#8d8a90',
    coat: '#2f2b3a',
    collar: '#f4efe2',
    worn: [
      path('M236 396H276L284 512H228Z', '#7c2430', { stroke: ink, 'stroke-width': 4 }),
      path('M108 440L150 404L404 512H300Z', '#3b5f8f'),
      path('M128 423L150 404L404 512H352Z', '#f4efe2'),
      path('M140 413L150 404L404 512H382Z', '#b23a3a'),
      circle(360, 440, 20, '#efc15e', { stroke: ink, 'stroke-width': 5 }),
    ],
    above: [
      path('M204 262Q232 238 256 256Q280 238 308 262Q286 274 256 268Q226 274 204 262Z', '#e9e4da', {
        stroke: ink,
        'stroke-width': 4,
      }),
    ],
  })
