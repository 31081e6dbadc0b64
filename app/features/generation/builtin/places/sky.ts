import { linear } from '#app/features/generation/scenery/gradients.ts'
import { halo } from '#app/features/generation/scenery/light.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade } from '#app/features/generation/scenery/palette.ts'
import { isRuledOut, isKeptOut } from '#app/features/generation/builtin/asked.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'
import { between } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, path, rect } from '#app/features/generation/scenery/svg.ts'
import type { Time } from './canvas.ts'
import { scales } from './colours.ts'
import type { ScaleName } from './colours.ts'

interface Sky {
  stops: readonly [string, string, string]
  /** How light hills and houses are, 0 to 1. */
  light: number
}

export const skies: Record<Time, Sky> = {
  night: { stops: ['#0f0a2a', '#251a56', '#5b3c86'], light: 0.2 },
  dusk: { stops: ['#2b1a5c', '#a34a78', '#f2a65f'], light: 0.34 },
  dawn: { stops: ['#3f5d9c', '#e6a2a8', '#ffdca6'], light: 0.5 },
  day: { stops: ['#2f79c2', '#8cc6e8', '#e4f3ee'], light: 0.66 },
}

const tinted = (time: Time, hue: ScaleName | undefined): readonly [string, string, string] => {
  if (!hue) return skies[time].stops
  const base = { night: 0.1, dusk: 0.3, dawn: 0.45, day: 0.6 }[time]
  return [shade(scales[hue], base), shade(scales[hue], base + 0.18), shade(scales[hue], base + 0.36)]
}

export function cloud(x: number, y: number, width: number, fill: string, opacity: number): string {
  const w = width / 2
  return path(
    d`M${x - w} ${y}C${x - w} ${y - w * 0.3} ${x - w * 0.6} ${y - w * 0.34} ${x - w * 0.5} ${y - w * 0.26}C${x - w * 0.4} ${y - w * 0.6} ${x + w * 0.1} ${y - w * 0.6} ${x + w * 0.2} ${y - w * 0.32}C${x + w * 0.5} ${y - w * 0.5} ${x + w * 0.8} ${y - w * 0.24} ${x + w * 0.72} ${y - w * 0.12}C${x + w} ${y - w * 0.16} ${x + w} ${y} ${x + w} ${y}Z`,
    fill,
    { opacity },
  )
}

export function sky(width: number, height: number, time: Time, random: Random, hue?: ScaleName): string {
  const id = `sky${Math.floor(random() * 1e9)}`
  const [top, middle, low] = tinted(time, hue)
  const small = Math.min(width, height)
  const [mx, my] = [width * between(random, 0.16, 0.84), height * between(random, 0.14, 0.34)]
  const r = small * between(random, 0.06, 0.1)
  const stars = Array.from({ length: time === 'night' ? 90 : time === 'dusk' ? 30 : 0 }, () =>
    path(starShape(between(random, small * 0.002, small * 0.0075), 0.3), paper[5], {
      transform: d`translate(${between(random, 0, width)} ${between(random, 0, height * 0.62)})`,
      opacity: between(random, 0.3, 0.95),
    }),
  )
  const clouds = Array.from({ length: 5 }, (_, index) =>
    cloud(
      between(random, 0, width),
      height * between(random, 0.12, 0.56),
      small * between(random, 0.3, 0.75),
      time === 'day' ? '#ffffff' : time === 'night' ? ink[5] : index % 2 ? '#ffd9b8' : '#c977a0',
      time === 'day' ? 0.75 : time === 'night' ? 0.22 : 0.4,
    ),
  )
  const moon = time === 'night'
  return group(
    {},
    linear(
      id,
      [
        [0, top],
        [0.55, middle],
        [1, low],
      ],
      [0, 0, 0, 1],
    ),
    rect(0, 0, width, height, `url(#${id})`),
    ...(isKeptOut('star') ? [] : stars),
    // A low sun could be mistaken for a moon
    ...(isKeptOut(moon ? 'moon' : 'sun') || (time !== 'day' && isKeptOut('moon'))
      ? []
      : [
          halo(mx, my, r * 5, moon ? 'glowMoon' : 'glowSoft', moon ? 0.8 : 1),
          circle(mx, my, moon ? r : r * 0.9, moon ? use('moon') : time === 'day' ? '#fff3c4' : brass[5]),
        ]),
    moon && !isKeptOut('moon')
      ? circle(mx - r * 0.28, my - r * 0.2, r * 0.17, brass[5], { opacity: 0.5 }) +
          circle(mx + r * 0.3, my + r * 0.26, r * 0.24, brass[5], { opacity: 0.4 })
      : '',
    ...(isRuledOut('cloud') ? [] : clouds),
  )
}

/** The view through a window. */
export function skyView(
  width: number,
  height: number,
  time: Time,
  random: Random,
  ground: 'land' | 'sea' = 'land',
): string {
  const scale = ground === 'sea' ? scales.azure : scales.moss
  const light = skies[time].light
  return group(
    {},
    sky(width, height, time, random),
    path(
      d`M0 ${height}V${height * 0.72}Q${width * 0.3} ${height * 0.6} ${width * 0.56} ${height * 0.72}T${width} ${height * 0.66}V${height}Z`,
      shade(scale, light + 0.08),
    ),
    path(
      d`M0 ${height}V${height * 0.84}Q${width * 0.4} ${height * 0.74} ${width} ${height * 0.86}V${height}Z`,
      shade(scale, light - 0.06),
    ),
    ellipse(width * 0.5, height, width * 0.6, height * 0.08, ink[0], { opacity: 0.3 }),
  )
}
