import { brass, ink } from '#app/features/generation/scenery/palette.ts'
import { circle, d, el, group, path, rect } from '#app/features/generation/scenery/svg.ts'

/** A square of 40 units; the header draws the same sign. */
const HAT =
  'M12.600 9.800c4.600 1.300 10.200 1.300 14.800 0l-1.400 14.800c3.100.5 5.100 1.300 5.100 2.300 0 1.900-5 3.400-11.100 3.400S8.900 28.800 8.900 26.900c0-1 2-1.800 5.100-2.300Z'
const KEYHOLE = 'M20 14a2.900 2.900 0 0 1 1.500 5.400l.9 4.300a12 12 0 0 1-4.800 0l.9-4.300A2.900 2.900 0 0 1 20 14Z'

const gradient = (id: string, from: string, middle: string, to: string): string =>
  el(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 1, y2: 1 },
    el('stop', { offset: '0', 'stop-color': from }),
    el('stop', { offset: '0.5', 'stop-color': middle }),
    el('stop', { offset: '1', 'stop-color': to }),
  )

const coin = (): string =>
  group(
    {},
    el('defs', {}, gradient('coin', brass[5], brass[4], brass[3]), gradient('silk-hat', ink[5], ink[3], ink[2])),
    circle(20, 20, 19.5, 'url(#coin)'),
    el('circle', {
      cx: 20,
      cy: 20,
      r: '17.4',
      fill: 'none',
      stroke: brass[2],
      'stroke-width': '0.9',
      'stroke-dasharray': '0.9 1.67',
      opacity: 0.7,
    }),
    path(HAT, 'url(#silk-hat)'),
    path(KEYHOLE, brass[4]),
  )

export const drawLogo = (): string => coin()

/** For home screens, which cut their own corners. */
export const drawTile = (): string =>
  group(
    {},
    el('defs', {}, gradient('tile', '#7a3fd6', '#4a2394', '#24104c')),
    rect(0, 0, 40, 40, 'url(#tile)'),
    path(d`M0 0H40V6L6 40H0Z`, '#ffffff', { opacity: 0.07 }),
    group({ transform: 'translate(4 4) scale(0.8)' }, coin()),
  )
