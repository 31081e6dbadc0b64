import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'
import { handwritten } from './handwriting.ts'
import { playedTonight, speedOf } from './gear.ts'
import { amber, glow, night, paint, steel } from './paints.ts'

const lining = ['#1a0c0b', '#3a1b18', '#5d2a24', '#84463b'] as const

const wheels = (figures: string): string =>
  group(
    {},
    rect(456, 722, 198, 78, steel[1], { rx: 10 }),
    rect(456, 722, 198, 3, steel[6], { opacity: 0.55, rx: 2 }),
    rect(462, 728, 186, 66, steel[0], { rx: 7 }),
    ...[...figures].map((figure, at) =>
      group(
        {},
        rect(470 + at * 29, 733, 25, 56, paint('dialLit'), { rx: 4 }),
        lettering(figure, 482.5 + at * 29, 770, { size: 29, fill: night[1], align: 'middle' }),
        rect(470 + at * 29, 733, 25, 15, night[0], { opacity: 0.5, rx: 4 }),
        rect(470 + at * 29, 776, 25, 13, night[0], { opacity: 0.5, rx: 4 }),
        rect(472 + at * 29, 750, 2, 24, '#ffffff', { opacity: 0.5 }),
      ),
    ),
    glow(555, 760, 130, 'warm', 0.35),
  )

const latch = (x: number, isOpen: boolean): string =>
  group(
    { filter: use('shadowNear') },
    rect(x - 13, isOpen ? 716 : 694, 26, isOpen ? 20 : 52, steel[4], { rx: 4 }),
    isOpen ? rect(x - 9, 732, 18, 44, steel[5], { rx: 4 }) : rect(x - 9, 712, 18, 30, steel[5], { rx: 4 }),
    rect(x - 9, isOpen ? 732 : 712, 4, 30, '#ffffff', { opacity: 0.4, rx: 2 }),
    circle(x, isOpen ? 724 : 703, 4, steel[1]),
  )

const front = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(424, 690, 262, 156, paint('steelFace'), { rx: 7 })),
    ...[706, 816, 830].map((y) => rect(430, y, 250, 3, steel[1], { opacity: 0.5 })),
    ...[709, 819, 833].map((y) => rect(430, y, 250, 2, steel[6], { opacity: 0.35 })),
    rect(424, 690, 262, 4, amber[5], { opacity: 0.7 }),
    ...[
      [422, 688],
      [660, 688],
      [422, 824],
      [660, 824],
    ].map(([x = 0, y = 0]) =>
      group(
        {},
        rect(x, y, 28, 24, steel[5], { rx: 6 }),
        rect(x + 3, y + 3, 22, 4, '#ffffff', { opacity: 0.45, rx: 2 }),
        circle(x + 14, y + 14, 3.4, steel[2]),
      ),
    ),
    path('M470 812Q520 806 566 812L560 816Q516 812 474 816Z', steel[1], { opacity: 0.5 }),
    rect(424, 790, 262, 56, paint('sink'), { opacity: 0.6 }),
    path('M640 690H686V846H652Z', amber[4], { opacity: 0.1 }),
  )

const closed = (): string =>
  group(
    {},
    group({ filter: use('shadowNear') }, path('M452 646H660L688 692H422Z', paint('steelFace'))),
    path('M452 646H660L662 650H450Z', steel[6], { opacity: 0.7 }),
    ...[0, 1, 2].map((at) =>
      path(
        `M${447 - at * 8} ${656 + at * 12}H${665 + at * 8}L${666 + at * 8} ${659 + at * 12}H${446 - at * 8}Z`,
        steel[2],
        {
          opacity: 0.4,
        },
      ),
    ),
    line('M508 664Q508 628 530 626H582Q604 628 604 664', steel[0], 17),
    line('M508 664Q508 628 530 626H582Q604 628 604 664', steel[2], 12),
    line('M513 650Q514 631 532 630H578', steel[5], 3, { opacity: 0.8 }),
    ...[508, 604].map((x) => rect(x - 12, 660, 24, 14, steel[4], { rx: 4 })),
    path('M462 678L548 672L552 686L464 690Z', '#e9dcb8'),
    handwritten(474, 684, 70, { seed: 61, size: 0.55, weight: 3 }),
  )

/** The lid stands up at the back, lined in red; an envelope is left in the box, torn. */
const opened = (): string =>
  group(
    {},
    group(
      { filter: use('shadow') },
      path('M448 652L430 534Q430 526 438 526H674Q682 526 682 534L664 652Z', paint('steelDark')),
    ),
    path('M432 540Q430 528 438 527H674Q681 528 680 540L678 532H434Z', steel[6], { opacity: 0.6 }),
    path('M458 646L444 544H668L654 646Z', lining[2]),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      line(`M${452 + at * 40} 544L${462 + at * 37} 646M${470 + at * 38} 544L${450 + at * 36} 646`, lining[1], 2, {
        opacity: 0.7,
      }),
    ),
    path('M451 596H661L654 646H458Z', lining[1]),
    path('M451 596H661L660 602H452Z', lining[3], { opacity: 0.8 }),
    path('M446 650H666L690 692H422Z', lining[0]),
    path('M452 652H660L676 682H438Z', lining[1]),
    line('M516 668Q516 658 556 658Q600 658 600 668Q600 680 556 680Q516 680 516 668Z', lining[0], 7),
    line('M446 612L434 674M666 612L678 674', steel[5], 5),
    group(
      { filter: use('shadowNear') },
      path('M516 686L528 606L538 612L548 604L560 613L572 606L586 615L598 608L612 618L602 690Z', paint('paperLit')),
    ),
    path('M516 686L562 646L602 690Z', '#cdb78c', { opacity: 0.8 }),
    line('M528 608L562 648L612 620', '#8d7350', 2.4),
  )

/** On the desk of the studio. Its wheels are set once it has been opened. */
export function recordCase(isOpen: boolean): string {
  const code = playedTonight.map((disc) => speedOf[disc]).join('')
  return group(
    {},
    isOpen ? opened() : closed(),
    front(),
    ...[440, 670].map((x) => latch(x, isOpen)),
    wheels(isOpen ? code : '0'.repeat(code.length)),
  )
}
