import { clipTo, d, ellipse, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { amber, glow, lit, night, paint, steel } from './paints.ts'
import { harvey, margot } from './people.ts'
import { telephone } from './studio.ts'

/* 720 x 1280, transparent. */

export const drawHarveyPortrait = (): string => lit(place(350, 732, { scale: 2.4 }, harvey()))

export const drawMargotPortrait = (): string => lit(place(356, 752, { scale: 2.12 }, margot()))

/** She is a voice: the telephone, and the window of the last house on the point. */
export const drawBlanchePortrait = (): string =>
  lit(
    clipTo(
      'M90 760V330Q90 90 360 90Q630 90 630 330V760Z',
      rect(90, 90, 540, 670, paint('nightSky')),
      path('M90 560Q260 500 400 540T630 520V760H90Z', '#0d2c3c'),
      path('M90 640Q300 600 630 660V760H90Z', '#081a24'),
      path('M300 640V560L360 510L420 560V640Z', '#04101a'),
      rect(338, 574, 44, 44, amber[5]),
      line('M360 574V618M338 596H382', '#4f260a', 4),
      glow(360, 596, 150, 'warm', 1),
      path('M374 640Q420 660 460 720', 'none', { stroke: '#5a97a6', 'stroke-width': 5, opacity: 0.4 }),
      ...Array.from({ length: 40 }, (_, at) =>
        line(d`M${100 + ((at * 73) % 520)} ${110 + ((at * 131) % 560)}l-12 26`, '#dff2f6', 2, { opacity: 0.4 }),
      ),
      glow(540, 200, 120, 'saint', 0.9),
      line('M540 210V470M520 470L540 240L560 470', steel[3], 5),
    ),
    path('M90 760V330Q90 90 360 90Q630 90 630 330V760', 'none', { stroke: steel[3], 'stroke-width': 20 }),
    path('M90 760V330Q90 90 360 90', 'none', { stroke: steel[5], 'stroke-width': 5 }),
    line('M360 96V760M90 420H630', steel[2], 12),
    rect(60, 750, 600, 34, '#6b4027'),
    rect(60, 750, 600, 6, '#bb8557'),
    ellipse(360, 1210, 320, 46, night[0], { opacity: 0.6 }),
    telephone(360, 1010, 580),
    glow(279, 1146, 150, 'alarm', 0.8),
  )
