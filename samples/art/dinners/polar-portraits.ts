import { circle, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { edge, glasses, goggles, ink, portrait, tuque } from './portrait.ts'

const night = ['#12263a', '#2c566f'] as const
const dusk = ['#241c3f', '#51497f'] as const

const rope = (x: number, y: number): string =>
  group(
    {},
    ...[0, 1, 2, 3].map((turn) =>
      ellipse(x, y + turn * 13, 66, 26, 'none', { stroke: turn % 2 ? '#d8c7a0' : '#f3e7c8', 'stroke-width': 13 }),
    ),
    line(`M${x + 40} ${y + 48}Q${x + 66} ${y + 80} ${x + 50} ${y + 112}`, '#f3e7c8', 13),
  )

const mitt = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    { turn },
    path('M-44 74V-10Q-44 -58 0 -58Q44 -58 44 -10V74Z', '#f2efe6', { stroke: ink, 'stroke-width': 6 }),
    line('M-40 -14L40 -34M-42 14L42 -8M-42 42L42 20M-42 66L42 46', '#b9b2a2', 6),
  )

export const drawFalk = (): string =>
  portrait({
    tone: 'warm',
    ground: night,
    hair: 'short',
    hairColour: '#4a3228',
    coat: '#8c3f3a',
    collar: '#e9dcc0',
    worn: [
      line('M150 392Q228 470 330 512', '#f3e7c8', 20),
      line('M150 392Q228 470 330 512', '#b99f6a', 20, { 'stroke-dasharray': '4 14', 'stroke-linecap': 'butt' }),
      rope(372, 400),
    ],
    above: [tuque('#35506b', '#e9dcc0')],
  })

export const drawVerhaegen = (): string =>
  portrait({
    tone: 'fair',
    ground: dusk,
    hair: 'crew',
    hairColour: '#c9a15c',
    coat: '#3f5f56',
    collar: '#f4eedd',
    worn: [path('M240 396H272L282 500L256 512L230 500Z', '#7b3350'), mitt(150, 424, -14), mitt(362, 424, 14)],
    above: [glasses('#dff0f5')],
  })

export const drawMoreau = (): string =>
  portrait({
    tone: 'brown',
    ground: night,
    hair: 'curly',
    hairColour: '#2a1d22',
    coat: '#f1eee6',
    collar: '#4f7d8c',
    worn: [
      line('M190 372Q180 470 256 470Q332 470 322 372', ink, 11),
      line('M256 470V486', ink, 11),
      circle(256, 492, 20, '#c9c6cf', { stroke: ink, 'stroke-width': 7 }),
      place(
        380,
        448,
        { turn: -24 },
        path('M-34 0A16 16 0 1 1 -24 -20H24A16 16 0 1 1 34 0A16 16 0 1 1 24 20H-24A16 16 0 1 1 -34 0Z', '#d9a661', {
          stroke: ink,
          'stroke-width': 5,
        }),
      ),
    ],
  })

export const drawTessier = (): string =>
  portrait({
    tone: 'fair',
    ground: dusk,
    hair: 'bob',
    hairColour: '#8a3b24',
    coat: '#c08a3e',
    collar: '#3c2a3f',
    worn: [
      place(
        356,
        428,
        { turn: -28 },
        rect(-92, -26, 184, 52, '#f3ead2', { rx: 8, stroke: ink, 'stroke-width': 6 }),
        ellipse(92, 0, 12, 26, '#d8c7a0', { stroke: ink, 'stroke-width': 6 }),
        line('M-60 -10Q-20 12 20 -8T76 6', '#4f7d8c', 5),
      ),
      line('M150 404V470M176 398V464', '#2b5a6b', 13),
      path('M144 404L150 384L156 404ZM170 398L176 378L182 398Z', '#f3ead2'),
    ],
    above: [goggles(148, '#5d7f8f')],
  })

export const drawLaurent = (): string =>
  portrait({
    tone: 'warm',
    ground: night,
    hair: 'bun',
    hairColour: '#23191f',
    coat: '#a34b3c',
    collar: '#e6d9bd',
    worn: [
      line('M96 450H430M140 392V512M206 420V512M316 420V512M382 394V512', '#5e2331', 8, { opacity: 0.6 }),
      line('M196 366L372 480', '#efe8d6', 26),
      path('M128 470Q250 420 404 462L410 512H140Z', '#efe8d6', { stroke: ink, 'stroke-width': 6 }),
      path('M386 402L420 386L446 408L436 440L398 444Z', '#8b8f99', { stroke: ink, 'stroke-width': 6 }),
      line('M406 404L424 426', '#c6d86a', 6),
    ],
  })

export const drawOsterman = (): string =>
  portrait({
    tone: 'fair',
    ground: dusk,
    hair: 'short',
    hairColour: '#5a4a44',
    coat: '#27303f',
    collar: '#3b4a60',
    worn: [
      path('M96 470L416 438V474L96 506Z', '#f3ead2', edge),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => circle(126 + at * 34, 489 - at * 3.4 + (at % 3) * 6 - 6, 6, ink)),
    ],
    above: [
      line('M170 210Q166 84 256 84Q346 84 342 210', ink, 18),
      rect(146, 184, 40, 72, '#b9573d', { rx: 18, stroke: ink, 'stroke-width': 6 }),
      rect(326, 184, 40, 72, '#b9573d', { rx: 18, stroke: ink, 'stroke-width': 6 }),
    ],
  })

export const drawOkafor = (): string =>
  portrait({
    tone: 'dark',
    ground: night,
    hair: 'crew',
    hairColour: '#1b1418',
    coat: '#3d5d8a',
    collar: '#d9a04a',
    worn: [
      path('M176 400H336V512H176Z', '#33507a'),
      line('M176 400L150 360M336 400L362 360', '#33507a', 26),
      circle(190, 414, 10, '#efc15e'),
      circle(322, 414, 10, '#efc15e'),
      place(
        392,
        420,
        { turn: 32 },
        rect(-13, -30, 26, 120, '#b8bcc6', edge),
        path('M-34 -66Q-34 -30 0 -24Q34 -30 34 -66L14 -50V-72H-14V-50Z', '#b8bcc6', edge),
      ),
    ],
    above: [path('M286 246Q312 236 318 256Q300 270 286 246Z', ink, { opacity: 0.7 })],
  })

export const drawLindqvist = (): string =>
  portrait({
    tone: 'fair',
    ground: dusk,
    hair: 'long',
    hairColour: '#e0bd72',
    coat: '#5b3a2a',
    collar: '#f6f1e2',
    worn: [
      path('M176 372Q256 462 336 372L352 396Q330 440 306 446L330 512H286L270 452Q200 446 160 396Z', '#f6f1e2', {
        stroke: '#c9bfa5',
        'stroke-width': 4,
      }),
      place(
        382,
        440,
        { turn: -18 },
        path('M-50 10L56 -34L6 44L-8 22Z', '#f3ead2', edge),
        line('M-8 22L56 -34', ink, 4),
      ),
    ],
    above: [glasses('#23202c')],
  })

export const drawAshdown = (): string =>
  portrait({
    tone: 'brown',
    ground: night,
    hair: 'bob',
    hairColour: '#231a26',
    coat: '#77608f',
    collar: '#e9dcc0',
    worn: [
      line('M186 372L236 436M326 372L290 436', ink, 8),
      rect(198, 428, 130, 82, '#2b2733', { rx: 12, ...edge }),
      rect(236, 414, 40, 20, '#2b2733'),
      circle(262, 470, 32, '#6d8fa1', { stroke: '#e9dcc0', 'stroke-width': 7 }),
      circle(254, 462, 9, '#ffffff', { opacity: 0.8 }),
      place(390, 452, { turn: 14 }, rect(-36, -46, 72, 92, '#f3ead2', edge)),
      line('M372 430L408 438M368 450L404 458M364 470L392 476', '#77608f', 5),
    ],
  })

const penguin = (x: number, y: number): string =>
  group(
    {},
    path(
      `M${x - 40} ${y + 74}Q${x - 54} ${y - 20} ${x} ${y - 58}Q${x + 54} ${y - 20} ${x + 40} ${y + 74}Z`,
      '#1d2230',
      {
        stroke: '#f3ead2',
        'stroke-width': 4,
      },
    ),
    path(`M${x - 24} ${y + 74}Q${x - 34} ${y - 4} ${x} ${y - 16}Q${x + 34} ${y - 4} ${x + 24} ${y + 74}Z`, '#f4f1e8'),
    circle(x - 12, y - 30, 5, '#f4f1e8'),
    circle(x + 12, y - 30, 5, '#f4f1e8'),
    path(`M${x - 10} ${y - 20}H${x + 10}L${x} ${y - 4}Z`, '#e09a3e'),
  )

export const drawSorel = (): string =>
  portrait({
    tone: 'warm',
    ground: dusk,
    hair: 'curly',
    hairColour: '#6b4429',
    coat: '#6f8f5a',
    collar: '#e3d0a4',
    worn: [
      line('M120 420Q256 470 392 420M104 466Q256 512 408 466', '#e3d0a4', 12, { 'stroke-dasharray': '18 14' }),
      penguin(354, 436),
    ],
    above: [glasses('#191622')],
  })

/** The leader of the station, with the book of its rules. */
export const drawBrandt = (): string =>
  portrait({
    tone: 'fair',
    ground: night,
    hair: 'short',
    hairColour: '#9aa0a8',
    coat: '#26364f',
    collar: '#e9dcc0',
    worn: [
      ...[430, 474].map((y) => circle(256, y, 11, '#d9a661', { stroke: ink, 'stroke-width': 5 })),
      place(
        372,
        452,
        { turn: 8 },
        rect(-50, -62, 100, 124, '#7b3350', { rx: 6, stroke: ink, 'stroke-width': 6 }),
        line('M-30 -62V62', ink, 5),
        rect(-12, -38, 48, 26, '#f4eedd', { stroke: ink, 'stroke-width': 4 }),
      ),
    ],
    above: [
      path(
        'M180 208Q176 300 204 346L222 332L236 366L256 348L276 366L290 332L308 346Q336 300 332 208Q324 258 302 274' +
          'Q280 254 256 266Q232 254 210 274Q188 258 180 208Z',
        '#9aa0a8',
      ),
      path('M212 276Q234 258 256 268Q278 258 300 276Q278 284 256 276Q234 284 212 276Z', '#7f858e'),
    ],
  })
