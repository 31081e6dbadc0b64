import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { amber, glow, night, red, steel } from './paints.ts'

const road = (): string =>
  group(
    {},
    path(
      'M1920 590C1856 606 1794 636 1752 672C1720 700 1694 736 1680 772H1772C1784 744 1808 712 1844 684C1872 662 1900 648 1920 642Z',
      '#2c4b58',
    ),
    path('M1920 612C1862 628 1812 656 1778 686C1750 712 1732 742 1724 772', 'none', {
      stroke: '#5f8b9a',
      'stroke-width': 3,
      'stroke-dasharray': '16 14',
      opacity: 0.7,
    }),
    line('M1920 590C1856 606 1794 636 1752 672C1720 700 1694 736 1680 772', '#b7dbe2', 4, { opacity: 0.65 }),
    line('M1920 642C1900 648 1872 662 1844 684C1826 698 1812 712 1802 726', '#b7dbe2', 4, { opacity: 0.5 }),
    // Where the wheels left it
    line('M1886 632Q1850 640 1838 676M1872 642Q1846 650 1826 690', '#16313d', 4, { opacity: 0.8 }),
  )

/** From its foot on the slope to its head in the snow. */
function pylon(): string {
  const [foot, head] = [
    [1898, 548],
    [1716, 690],
  ] as const
  const at = (share: number, side: number) => {
    const half = 15 * (1 - share * 0.7) * side
    return [
      foot[0] + (head[0] - foot[0]) * share + half * 0.6,
      foot[1] + (head[1] - foot[1]) * share + half * 0.8,
    ] as const
  }
  const braces = Array.from({ length: 9 }, (_, step) => {
    const [from, to] = [step / 9, (step + 1) / 9]
    const [a, b, c, e] = [at(from, -1), at(to, 1), at(from, 1), at(to, -1)]
    return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}M${c[0]} ${c[1]}L${e[0]} ${e[1]}`
  }).join('')
  const rails = [-1, 1].map((side) => {
    const [a, b] = [at(0, side), at(1, side)]
    return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
  })
  return group(
    {},
    ellipse(1800, 634, 110, 16, night[0], {
      opacity: 0.35,
      transform: 'rotate(-38 1800 634)',
      filter: use('blurThin'),
    }),
    line(rails.join(''), night[1], 7),
    line(braces, steel[2], 3),
    line(rails[0]!, '#cfe8ec', 2, { opacity: 0.8 }),
    line('M1724 634L1778 690M1752 616L1800 668', night[1], 6),
    line('M1724 634L1778 690M1752 616L1800 668', steel[4], 2),
    // The wires, torn and slack
    line('M1724 634Q1690 600 1648 606M1752 616Q1716 570 1660 560M1778 690Q1760 720 1770 742', night[1], 2.4, {
      opacity: 0.8,
    }),
    path('M1884 540L1912 540L1908 560L1890 562Z', steel[1]),
  )
}

/** Widening shares of one beam, so that its edges fade. */
const beam = (y: number, spread: number): string =>
  group(
    {},
    ...[1, 0.74, 0.48, 0.24].map((share) =>
      path(
        d`M-38 ${y - 3}L${-96 - 34 * share} ${y - spread * share}Q${-106 - 36 * share} ${y} ${-96 - 34 * share} ${y + spread * share}L-38 ${y + 3}Z`,
        '#ffefb8',
        { opacity: 0.13 },
      ),
    ),
  )

/** The shoulder of the hill that the road goes down. */
const hill = (): string =>
  group(
    {},
    path('M1640 772C1690 716 1730 668 1786 622C1830 588 1874 564 1920 552V772Z', '#102b37'),
    path(
      'M1640 772C1690 716 1730 668 1786 622C1830 588 1874 564 1920 552V562C1876 574 1836 598 1794 630C1742 674 1704 722 1660 772Z',
      '#6f9dab',
      {
        opacity: 0.7,
      },
    ),
    ...[
      [1890, 560, 20],
      [1862, 574, 15],
      [1700, 712, 13],
    ].map(([x = 0, y = 0, high = 0]) =>
      path(
        d`M${x - high * 0.5} ${y + high * 0.3}L${x} ${y - high * 1.3}L${x + high * 0.5} ${y + high * 0.3}Z`,
        '#081a22',
      ),
    ),
  )

/** Nose down on its side of the road; two lamps, crooked, and somebody's radio. */
const car = (): string =>
  group(
    {},
    ellipse(1806, 716, 58, 13, '#0b222d', { opacity: 0.85 }),
    place(
      1812,
      700,
      { turn: -17, scale: 1.05 },
      beam(2, 32),
      beam(-5, 22),
      path('M-44 8Q-46 -6 -32 -9L-18 -11L-6 -25Q-2 -29 6 -29H24Q32 -29 36 -23L44 -9Q50 -7 50 2V12H-42Z', '#0c161c'),
      path('M-44 2Q-44 -5 -32 -9L-18 -11L44 -9Q50 -7 50 2V5H-44Z', '#22353f'),
      path('M-30 -9L-18 -11L-5 -25L-1 -27L-12 -11Z', '#4c6b79', { opacity: 0.8 }),
      path('M-11 -11L-1 -24H12V-11Z', '#e0a54e', { opacity: 0.75 }),
      path('M16 -11V-24H24Q30 -24 32 -20L37 -11Z', '#7c5a2c', { opacity: 0.8 }),
      path('M-6 -25Q-2 -29 6 -29H24Q32 -29 36 -23L34 -25Q30 -27 24 -27H6Q-1 -27 -6 -25Z', '#d8edf1'),
      path('M-32 -9L-18 -11L-20 -9L-34 -6Z', '#d8edf1', { opacity: 0.7 }),
      circle(-26, 12, 9, '#05090c'),
      circle(30, 12, 9, '#05090c'),
      circle(-26, 12, 4, steel[3]),
      circle(30, 12, 4, steel[3]),
      rect(46, -5, 5, 7, red[4], { rx: 2 }),
      glow(49, -2, 26, 'alarm', 0.9),
      circle(-43, 2, 4.6, '#fffdf0'),
      circle(-37, -5, 3.8, '#fffdf0'),
      glow(-43, 2, 46, 'warm', 1),
      glow(-37, -5, 34, 'warm', 0.8),
      glow(2, -17, 26, 'warm', 0.6),
      ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
        line(d`M${-56 - at * 10} ${-16 + ((at * 13) % 30)}l-4 8`, '#fffdf0', 1.4, { opacity: 0.8 }),
      ),
    ),
    ellipse(1876, 676, 26, 9, '#dbeef2', { opacity: 0.22, filter: use('blurThin') }),
    ellipse(1690, 742, 40, 10, amber[6], { opacity: 0.4, filter: use('blurThin') }),
    path('M1764 736Q1784 712 1808 722Q1836 730 1866 708Q1884 700 1920 706V772H1744Z', '#5f95a5'),
    path(
      'M1764 736Q1784 712 1808 722Q1836 730 1866 708Q1884 700 1920 706V712Q1884 706 1868 716Q1836 738 1808 728Q1784 720 1764 744Z',
      '#d8edf1',
      {
        opacity: 0.8,
      },
    ),
  )

export const carInTheDitch = (): string => group({}, hill(), road(), pylon(), car())
