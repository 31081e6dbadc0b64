import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const ink = '#1d1830'
const third = 1000 / 3
const stroke = { stroke: ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }

type Kind = 'patent' | 'poster'

const dots: Record<number, readonly (readonly [number, number])[]> = Object.fromEntries(
  Array.from({ length: 9 }, (_, field) => [
    field + 1,
    Array.from({ length: field + 1 }, (__, at) => [(at % 3) * 16, Math.floor(at / 3) * 16] as const),
  ]),
)

const fields = (): string =>
  group(
    {},
    line(d`M${third} 0V1000M${2 * third} 0V1000M0 ${third}H1000M0 ${2 * third}H1000`, '#8d8899', 2.5, {
      'stroke-dasharray': '10 10',
    }),
    ...Array.from({ length: 9 }, (_, field) =>
      place(
        (field % 3) * third + 18,
        Math.floor(field / 3) * third + 18,
        {},
        rect(-10, -10, 52, Math.ceil((field + 1) / 3) * 16 + 4, '#ffffff'),
        ...(dots[field + 1] ?? []).map(([x, y]) => circle(x, y, 6, ink)),
      ),
    ),
  )

const curtain = (side: 1 | -1): string =>
  place(
    side === 1 ? 0 : 1000,
    0,
    { scaleX: side },
    path('M0 0H250C240 120 170 210 40 300V640H0Z', '#ffffff', stroke),
    line('M60 0C60 110 40 190 10 250M120 0C118 130 84 210 24 280M190 0C182 130 120 220 36 292', ink, 3),
    line('M10 300C30 318 50 318 66 296', ink, 8),
  )

const plume = group(
  {},
  path('M520 66C560 -6 640 6 650 44C616 36 590 60 560 96Z', '#ffffff', stroke),
  line('M532 80C566 40 606 30 644 42M566 62L560 34M592 46L592 20', ink, 3),
)

const head = group(
  {},
  path('M430 150C420 60 580 60 570 150L566 190C560 250 440 250 434 190Z', '#ffffff', stroke),
  path(
    'M416 170C400 70 470 46 500 50C530 46 600 70 584 170C566 130 560 116 540 106C510 124 470 120 452 108C436 122 430 140 416 170Z',
    '#ffffff',
    stroke,
  ),
  ...[0, 1, 2].flatMap((at) => [410, 590].map((x) => circle(x, 176 + at * 34, 19, '#ffffff', stroke))),
  line('M462 160H484M516 160H538M500 168V194H490M478 214C490 222 510 222 522 214', ink, 5),
  circle(473, 172, 5, ink),
  circle(527, 172, 5, ink),
)

const body = group(
  {},
  path(
    'M440 246L350 300C300 340 270 440 300 520L330 560H670L700 520C730 440 700 340 650 300L560 246L500 300Z',
    '#ffffff',
    stroke,
  ),
  path('M470 262L500 300L530 262L540 330L500 372L460 330Z', '#ffffff', stroke),
  ...[410, 456, 502, 548].map((y) => circle(500, y, 8, ink)),
  line('M400 300V540M600 300V540', ink, 3),
)

const arm = (side: 1 | -1): string =>
  place(
    500,
    0,
    { scaleX: side },
    path('M160 320C220 360 270 450 262 540L210 556L150 470Z', '#ffffff', stroke),
    path('M206 552L268 534L284 566C300 590 262 602 240 594C220 592 206 580 206 552Z', '#ffffff', stroke),
    line('M196 372L222 424M178 392L206 452', ink, 3),
  )

const board = group(
  {},
  path('M350 588H650L690 640H310Z', '#ffffff', stroke),
  ...[0, 1, 2, 3, 4, 5].map((at) =>
    at % 2 === 0 ? path(d`M${350 + at * 50} 588h50l${(at - 2) * 4} 26h${-54}Z`, ink, { opacity: 0.55 }) : '',
  ),
)

const candle = group(
  {},
  rect(842, 520, 40, 108, '#ffffff', stroke),
  ellipse(862, 634, 52, 12, '#ffffff', stroke),
  line('M862 520V506', ink, 4),
  path('M862 448C886 478 882 506 862 506C842 506 838 478 862 448Z', '#ffffff', stroke),
)

const door = (x: number): string =>
  group(
    {},
    rect(x, 704, 236, 220, '#ffffff', stroke),
    rect(x + 24, 728, 188, 172, '#ffffff', { stroke: ink, 'stroke-width': 3 }),
    circle(x + 200, 814, 8, ink),
  )

const cabinet = group(
  {},
  rect(70, 642, 860, 40, '#ffffff', stroke),
  rect(90, 682, 820, 262, '#ffffff', stroke),
  ...[106, 382, 658].map(door),
  path('M90 944H170L150 988H110Z', '#ffffff', stroke),
  path('M830 944H910L890 988H850Z', '#ffffff', stroke),
  ...[0, 1, 2, 3].map((at) => line(d`M${430 + at * 40} 760V860`, ink, 3)),
  circle(224, 810, 44, '#ffffff', stroke),
  line('M224 774V846M188 810H260M198 784L250 836M250 784L198 836', ink, 3),
)

const airHoles = group({}, ...[0, 1, 2].map((at) => circle(720 + at * 44, 866, 13, ink)))

const engraving = (kind: Kind): string =>
  group(
    {},
    rect(0, 0, 1000, 1000, '#ffffff'),
    curtain(1),
    curtain(-1),
    kind === 'poster' ? plume : '',
    body,
    head,
    arm(1),
    arm(-1),
    cabinet,
    board,
    kind === 'patent' ? candle + airHoles : '',
    fields(),
    rect(3, 3, 994, 994, 'none', { stroke: ink, 'stroke-width': 6 }),
  )

export const drawPatent = (): string => engraving('patent')
export const drawPoster = (): string => engraving('poster')
