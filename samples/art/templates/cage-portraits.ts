import { circle, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { buttons, edge, glasses, ink, openJacket, peakedCap, portrait } from '#samples/art/dinners/portrait.ts'

const lake = ['#15302f', '#4d837c'] as const
const parlour = ['#37203a', '#8a5a80'] as const

/** A parrot as large as the heads of those who dined with him. */
export const drawAdmiral = (): string =>
  group(
    {},
    rect(0, 0, 512, 512, lake[0]),
    circle(256, 232, 214, lake[1]),
    path('M196 512Q170 400 186 300H326Q346 400 316 512Z', '#3f8a4a', edge),
    path('M316 330Q400 392 386 512H316Q340 420 316 330Z', '#2f6a78', edge),
    path('M196 330Q118 392 130 512H196Q172 420 196 330Z', '#2f6a78', edge),
    ellipse(256, 208, 104, 116, '#4ea258', edge),
    path('M186 140Q176 62 256 58Q336 62 326 140Q256 118 186 140Z', '#d9a63c', edge),
    ellipse(206, 206, 36, 42, '#f6f1e4', edge),
    ellipse(306, 206, 36, 42, '#f6f1e4', edge),
    circle(208, 206, 13, ink),
    circle(304, 206, 13, ink),
    path('M218 236Q256 214 294 236Q296 300 256 326Q216 300 218 236Z', '#3a323c', edge),
    line('M226 262Q256 274 286 262', '#8d8290', 5),
    ...[386, 424, 462].map((y) => line(`M226 ${y}Q256 ${y + 18} 286 ${y}`, '#2c6a36', 6)),
    path('M300 396L352 384L344 424Z', '#b4423a', edge),
  )

export const drawPlourde = (): string =>
  portrait({
    tone: 'fair',
    ground: parlour,
    hair: 'none',
    hairColour: '#b9b4b8',
    coat: '#2b2630',
    collar: '#f6f1e4',
    worn: [
      path('M232 384H280L296 470L256 492L216 470Z', '#f6f1e4', edge),
      line('M232 410H280M228 434H284', '#b9b2a2', 4),
      path('M174 190Q166 236 190 268Q176 226 186 186ZM338 190Q346 236 322 268Q336 226 326 186Z', '#b9b4b8'),
      rect(336, 424, 66, 84, '#f6f1e4', edge),
      line('M350 446H388M350 462H388M350 478H376', ink, 4),
    ],
    above: [glasses('#eef4f2')],
  })

export const drawSam = (): string =>
  portrait({
    tone: 'warm',
    ground: lake,
    hair: 'short',
    hairColour: '#6b4a2e',
    coat: '#2f4464',
    collar: '#f6f1e4',
    worn: [
      ...buttons([408, 446, 484], [228, 284], 8),
      place(
        376,
        446,
        { turn: -30 },
        path('M-12 -60A26 26 0 1 0 12 -60L10 -40H-10Z', '#a9adb6', edge),
        rect(-10, -40, 20, 96, '#a9adb6', { rx: 8, ...edge }),
      ),
    ],
    above: [peakedCap('#f6f1e4', '#2f4464', '#e9c15d')],
  })

export const drawCharlie = (): string =>
  portrait({
    tone: 'warm',
    ground: parlour,
    hair: 'bob',
    hairColour: '#c9a15c',
    coat: '#8c3f6a',
    collar: '#f6f1e4',
    worn: [
      path('M196 356L236 512H150L164 372ZM316 356L276 512H362L348 372Z', '#6d2f52', edge),
      place(
        372,
        426,
        { turn: -18 },
        rect(-26, -50, 52, 100, '#2b2630', { rx: 10, ...edge }),
        rect(-18, -38, 36, 60, '#9fd0cf', { rx: 3 }),
        circle(0, 36, 7, '#f6f1e4'),
      ),
    ],
    above: [
      line('M172 204Q166 78 256 76Q346 78 340 204', ink, 10),
      rect(156, 190, 30, 56, ink, { rx: 12 }),
      line('M172 244Q184 296 232 292', ink, 7),
      circle(238, 292, 9, ink),
    ],
  })

export const drawNoa = (): string =>
  portrait({
    tone: 'brown',
    ground: lake,
    hair: 'bun',
    hairColour: '#8d8a90',
    coat: '#3d4a5c',
    collar: '#f6f1e4',
    worn: [
      path('M184 412H328V512H184Z', '#f6f1e4', edge),
      line('M188 416L164 366M324 416L348 366', '#f6f1e4', 22),
      circle(382, 440, 26, 'none', { stroke: '#d9b25a', 'stroke-width': 9 }),
      ...[-26, 8, 40].map((turn) =>
        place(382, 460, { turn }, line('M0 0V48', '#d9b25a', 8), rect(0, 34, 14, 8, '#d9b25a')),
      ),
    ],
  })

export const drawFrankie = (): string =>
  portrait({
    tone: 'fair',
    ground: parlour,
    hair: 'curly',
    hairColour: '#7a3f26',
    coat: '#5a6b4a',
    collar: '#c8651f',
    worn: [
      path('M196 352Q256 416 316 352L330 392Q256 452 182 392Z', '#d8702a', edge),
      path('M300 410L344 500H300L276 424Z', '#d8702a', edge),
      ...[0, 1, 2].map((at) =>
        rect(124 + at * 10, 430 + at * 16, 74, 90, ['#46618a', '#8c3f6a', '#d9b25a'][at]!, edge),
      ),
    ],
    above: [line('M322 168L392 138', '#e9b13f', 12), path('M388 130L408 130L394 146Z', '#2b2733')],
  })

export const drawAriel = (): string =>
  portrait({
    tone: 'dark',
    ground: lake,
    hair: 'long',
    hairColour: '#241a20',
    coat: '#2b2630',
    collar: '#453a54',
    worn: [
      place(
        370,
        430,
        {},
        ellipse(-20, 46, 20, 15, '#f6f1e4', { ...edge, transform: 'rotate(-18 -20 46)' }),
        ellipse(34, 34, 20, 15, '#f6f1e4', { ...edge, transform: 'rotate(-18 34 34)' }),
        line('M-3 42V-28L51 -40V30', '#f6f1e4', 8),
        line('M-3 -22L51 -34', '#f6f1e4', 14),
      ),
    ],
  })

export const drawBillie = (): string =>
  portrait({
    tone: 'fair',
    ground: parlour,
    hair: 'crew',
    hairColour: '#3a2a24',
    coat: '#c9b489',
    collar: '#a8946a',
    worn: [
      openJacket('#b8a377'),
      path('M186 372Q176 470 206 512M326 372Q338 470 306 512', 'none', { stroke: '#e9c15d', 'stroke-width': 16 }),
      ...[396, 422, 448, 474, 500].map((y) => line(`M180 ${y}H196M318 ${y}H334`, ink, 4)),
    ],
    above: [glasses('#dff0f5')],
  })

export const drawMax = (): string =>
  portrait({
    tone: 'warm',
    ground: lake,
    hair: 'short',
    hairColour: '#b9b4b8',
    coat: '#8c3f3a',
    collar: '#e9dcc0',
    worn: [
      path('M180 360L250 512H170L136 400ZM332 360L262 512H342L376 400Z', '#6d2f2c', edge),
      line('M182 216Q170 330 226 400M330 216Q342 330 286 400', '#f6f1e4', 5),
      circle(178, 212, 13, '#e0892f', edge),
      circle(334, 212, 13, '#e0892f', edge),
    ],
  })
