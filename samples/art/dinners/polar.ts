import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { halo, vignette } from '#app/features/generation/scenery/light.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const ink = '#1a1a22'
const sheet = '#f3ead2'

function flakes(seed: number, width: number, height: number, count: number, slant: number): string {
  const random = seeded(seed)
  return group(
    {},
    ...Array.from({ length: count }, () => {
      const [x, y, size] = [random() * width, random() * height, between(random, 1.4, 5)]
      const reach = size * slant
      return line(d`M${x} ${y}l${reach} ${size * 1.6}`, '#ffffff', size, { opacity: between(random, 0.25, 0.85) })
    }),
  )
}

const post = (x: number, y: number, height: number): string =>
  place(
    x,
    y,
    { scale: height / 100 },
    ellipse(0, 0, 16, 4, '#0d1a2b', { opacity: 0.5 }),
    path('M-4.5 0L-3 -100H3L4.5 0Z', '#20283a'),
    path('M-7 -97Q0 -112 7 -97Z', '#e8f1f7'),
  )

const lantern = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    { scale: size / 100 },
    line('M0 -70V-50', '#0e1420', 6),
    path('M-30 -50H30L22 -62H-22Z', '#141b29'),
    rect(-26, -50, 52, 86, '#ffd98a', { rx: 6 }),
    line('M-26 -50V36M26 -50V36M0 -50V36M-26 -8H26', '#141b29', 6),
    path('M-34 36H34V50H-34Z', '#141b29'),
    path('M-8 26Q-14 0 0 -22Q14 0 8 26Z', '#fff6db'),
  )

export const drawRopeCover = (): string =>
  group(
    {},
    rect(0, 0, 1600, 900, '#0b1626'),
    path('M0 0H1600V250Q1200 120 900 220T300 150T0 260Z', '#123049', { opacity: 0.9 }),
    path('M0 60Q260 10 520 110T1020 60T1600 120V180Q1200 60 960 150T420 130T0 160Z', '#2c6f6c', { opacity: 0.5 }),
    path('M0 130Q300 70 600 170T1180 120T1600 190V220Q1240 140 1000 200T520 190T0 200Z', '#7fc7a8', { opacity: 0.28 }),
    path('M0 560Q420 480 860 540T1600 470V900H0Z', '#22405c'),
    path('M0 660Q500 560 940 640T1600 590V900H0Z', '#35597a'),
    // The hut, half under the snow
    path('M0 420L210 372L452 430V640H0Z', '#101826'),
    path('M0 424L210 360L470 428L452 446L210 388L0 452Z', '#dfeaf2'),
    halo(250, 530, 420, 'glowSoft', 0.95),
    rect(170, 470, 160, 110, '#ffd98a', { stroke: '#0a1019', 'stroke-width': 12 }),
    line('M250 470V580M170 525H330', '#0a1019', 9),
    path('M196 580Q204 530 226 530Q248 530 252 580ZM262 580Q268 540 290 540Q310 540 314 580Z', '#3a2a2a', {
      opacity: 0.7,
    }),
    path('M0 600Q260 556 450 690Q560 780 560 900H0Z', '#e3edf4', { opacity: 0.9 }),
    // The rope into the dark
    post(470, 780, 300),
    post(760, 690, 210),
    post(1150, 590, 128),
    post(1320, 560, 92),
    halo(975, 520, 300, 'glowSoft', 0.95),
    post(975, 630, 164),
    line('M330 560Q400 570 470 520Q620 596 760 520Q880 548 975 492', '#f6f1e2', 9),
    line('M975 492Q1070 520 1150 480Q1240 500 1320 480Q1420 486 1600 452', '#a9bccb', 5, { opacity: 0.65 }),
    line('M975 492Q1080 560 1200 600Q1380 660 1600 650', '#3c2a20', 8),
    path('M958 482H992V504H958Z', '#f6f1e2'),
    lantern(1002, 560, 70),
    path('M1240 700Q1420 660 1600 690V900H1120Q1200 800 1240 700Z', '#0a1220'),
    line('M1240 700Q1420 660 1600 690', '#dfeaf2', 10),
    flakes(11, 1600, 900, 260, 4.4),
    vignette(1600, 900, 0.85),
  )

const north = (x: number, y: number): string =>
  group(
    {},
    circle(x, y, 46, 'none', { stroke: ink, 'stroke-width': 4 }),
    path(d`M${x} ${y - 70}L${x + 18} ${y + 14}L${x} ${y}L${x - 18} ${y + 14}Z`, ink),
    lettering('N', x, y - 82, { size: 40, fill: ink, align: 'middle' }),
  )

const label = (letter: string, x: number, y: number): string =>
  group(
    {},
    circle(x, y, 28, '#ffffff', { stroke: ink, 'stroke-width': 5 }),
    lettering(letter, x, y + 13, { size: 38, fill: ink, align: 'middle' }),
  )

/** From the door to the shelter. */
const posts = Array.from({ length: 12 }, (_, index) => ({ x: 372 + index * 45, y: 520 - index * 30 }))

export function drawStationPlan(): string {
  const six = posts[5]!
  return group(
    {},
    rect(0, 0, 1200, 900, sheet),
    rect(24, 24, 1152, 852, 'none', { stroke: ink, 'stroke-width': 5 }),
    // Beyond the ice front
    path('M1010 24C980 140 1050 220 1000 330C950 430 1040 520 1000 640C970 740 1030 800 1010 876H1176V24Z', '#d3cbb6'),
    line('M1010 24C980 140 1050 220 1000 330C950 430 1040 520 1000 640C970 740 1030 800 1010 876', ink, 9),
    ...Array.from({ length: 20 }, (_, index) =>
      line(d`M${1040 + (index % 3) * 14} ${70 + index * 41}h56`, ink, 3, { opacity: 0.55 }),
    ),
    // The hut: radio room at its east end, galley with its cellar in the west
    rect(120, 560, 330, 110, '#ffffff', { stroke: ink, 'stroke-width': 8 }),
    line('M370 560V670M230 560V670', ink, 5),
    rect(394, 594, 34, 34, sheet, { stroke: ink, 'stroke-width': 5 }),
    line('M394 594L428 628M428 594L394 628', ink, 4),
    rect(140, 690, 80, 62, 'none', { stroke: ink, 'stroke-width': 5, 'stroke-dasharray': '12 8' }),
    rect(322, 544, 40, 18, sheet, { stroke: ink, 'stroke-width': 5 }),
    // The dogs
    ...[0, 1, 2, 3, 4].map((dog) => path(d`M${70 + dog * 34} ${470}l12 -18l12 18Z`, ink)),
    line('M60 476H250', ink, 4),
    // The rope
    line(d`M344 546L${posts[0]!.x} ${posts[0]!.y}L${posts[11]!.x} ${posts[11]!.y}L900 158`, ink, 5),
    ...posts.flatMap(({ x, y }, index) => [
      circle(x, y, 9, index === 5 ? ink : '#ffffff', { stroke: ink, 'stroke-width': 5 }),
      lettering(String(index + 1), x - 13, y - 19, { size: 32, fill: ink, align: 'middle' }),
    ]),
    rect(880, 106, 60, 54, '#ffffff', { stroke: ink, 'stroke-width': 7 }),
    line(d`M${six.x} ${six.y}Q${800} ${430} 1004 520`, ink, 6, { 'stroke-dasharray': '22 14' }),
    path('M986 492L1030 520L986 548', 'none', { stroke: ink, 'stroke-width': 6 }),
    label('A', 300, 616),
    label('B', 480, 616),
    label('C', 180, 796),
    label('D', 150, 410),
    label('E', 820, 100),
    label('F', 948, 580),
    north(90, 170),
  )
}

const rime = (x: number, y: number, seed: number): string => {
  const random = seeded(seed)
  return group(
    {},
    ...Array.from({ length: 26 }, () =>
      circle(x + between(random, -62, 62), y + between(random, -52, 52), between(random, 26, 46), '#f7f9fb', {
        stroke: '#b9c4cf',
        'stroke-width': 3,
      }),
    ),
    circle(x, y, 66, '#f7f9fb'),
    ...Array.from({ length: 14 }, () =>
      line(
        d`M${x + between(random, -60, 60)} ${y + between(random, -56, 56)}l${between(random, -20, 20)} 12`,
        '#c3ccd6',
        4,
      ),
    ),
  )
}

const bigPost = (x: number): string =>
  group(
    {},
    rect(x - 34, 170, 68, 640, '#3c4350'),
    rect(x - 34, 170, 18, 640, '#5a6270'),
    path(d`M${x - 46} 190Q${x} 96 ${x + 46} 190Z`, '#eef3f7'),
  )

/** Past the posts; at the middle one a figure-eight of which every strand shows. */
const ropeWithKnot =
  'M0 452Q140 474 240 430Q400 520 490 436C550 366 620 360 606 430C592 500 686 506 670 434C660 374 590 492 546 470' +
  'C510 444 590 400 712 428Q820 520 960 430Q1060 474 1200 446'

export const drawPosts = (): string =>
  group(
    {},
    rect(0, 0, 1200, 900, '#fbfaf6'),
    rect(40, 40, 1120, 790, '#1d2430'),
    path('M40 610Q400 560 700 620T1160 590V830H40Z', '#cfd8e0'),
    halo(600, 430, 620, 'glowSoft', 0.35),
    bigPost(240),
    bigPost(600),
    bigPost(960),
    line(ropeWithKnot, '#14181f', 38),
    line(ropeWithKnot, '#efe6cf', 25),
    line('M500 428l14 -18M534 396l12 -16M676 440l12 14M620 470l18 -10M560 452l16 8', '#8f8468', 5),
    rime(240, 430, 5),
    rime(960, 430, 9),
    path('M190 812Q240 770 290 812ZM548 806Q600 770 652 806ZM908 810Q960 772 1012 810Z', '#f4f7fa'),
    lettering('5', 240, 780, { size: 64, fill: '#f4efe0', align: 'middle' }),
    lettering('6', 600, 780, { size: 64, fill: '#f4efe0', align: 'middle' }),
    lettering('7', 960, 780, { size: 64, fill: '#f4efe0', align: 'middle' }),
    flakes(23, 1200, 830, 90, 3),
    path('M0 0H1200V900H0ZM40 40V830H1160V40Z', '#fbfaf6', { 'fill-rule': 'evenodd' }),
  )
