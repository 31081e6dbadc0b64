import { contact, halo } from '#app/features/generation/scenery/light.ts'
import { shade } from '#app/features/generation/scenery/palette.ts'
import { between } from '#app/features/generation/scenery/random.ts'
import { ellipse, group } from '#app/features/generation/scenery/svg.ts'
import { isKeptOut, isRuledOut, note } from '#app/features/generation/builtin/asked.ts'
import { showStanding } from '#app/features/generation/builtin/things/copies.ts'
import type { Canvas } from './canvas.ts'
import { scales } from './colours.ts'
import { rowsOf, standingIn } from './interior.ts'
import { farLayers } from './layers.ts'
import type { Layer } from './layers.ts'
import { middleLayers } from './middle.ts'
import { nearLayers } from './near.ts'
import { outdoors } from './outdoors.ts'
import type { Outdoor, OutdoorName } from './outdoors.ts'
import { skies, sky } from './sky.ts'

const afloat = new Set<OutdoorName>(['sea'])

/** Things that a layer shows and that words can deny. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  woods: ['tree'],
  pines: ['tree'],
  trees: ['tree'],
  dead: ['tree'],
  branches: ['tree'],
  fronds: ['leaf'],
  flowers: ['flower'],
  houses: ['house', 'window'],
  cottages: ['house'],
  mansion: ['house'],
  barn: ['house'],
  fence: ['fence'],
  ship: ['boat'],
  crystals: ['crystal'],
}

/** Places of which nothing is left without this thing. */
const built: Readonly<Record<string, string>> = { lighthouse: 'lighthouse', railway: 'train', ship: 'boat' }

const isOut = (layer: string): boolean => (shownBy[layer] ?? []).some(isRuledOut) || isKeptOut(built[layer] ?? '')

const layerFeatures = ({ far, middle, near }: Outdoor): string[] =>
  [far, middle, near].filter((layer) => !isOut(layer)).flatMap((layer) => shownBy[layer] ?? [])

export function drawOutdoor(name: OutdoorName, canvas: Canvas, bare = false): string {
  const { width, height, random, time } = canvas
  const look: Outdoor = outdoors[name]
  const layer: Layer = {
    width,
    height,
    horizon: height * 0.58,
    front: height * 0.76,
    random,
    scale: scales[look.ground],
    light: skies[time].light,
    air: canvas.hue ? shade(scales[canvas.hue], skies[time].light + 0.3) : skies[time].stops[2],
    lit: time !== 'day',
  }
  const own = standingIn({ ...canvas, things: [] }, look.things)
  const most = Math.max(0, 2 + Math.round(canvas.richness * 3) - canvas.things.length)
  const usual = canvas.isShared ? [0.3, 0.12, 0.5] : height > width ? [0.3, 0.7, 0.16] : [0.3, 0.7, 0.16, 0.84, 0.5]
  const all = [...canvas.things, ...own.slice(0, most)].slice(0, Math.max(usual.length, canvas.things.length))
  const spread = rowsOf(all.length, { from: 0.06, to: canvas.isShared ? 0.64 : 0.94, usual })
  const front = all
    .map((each, index) => ({ each, at: spread[index] ?? { x: 0.5, back: 0, scale: 1 } }))
    .toSorted((a, b) => b.at.back - a.at.back)
    .map(({ each, at }) => {
      const [x, y, size] = [
        at.x * width + between(random, -40, 40) * at.scale,
        height * (between(random, 0.88, 0.95) - at.back * 0.08),
        between(random, 176, 236) * at.scale,
      ]
      const foot = afloat.has(name)
        ? ellipse(x, y - 8, size * 0.5, size * 0.07, '#ffffff', { opacity: 0.3 })
        : contact(x, y, size * 0.5, size * 0.09)
      return foot + showStanding(each, x, y + 2, size)
    })
  for (const { name: each, mention } of canvas.features)
    if (layerFeatures(look).includes(each)) note(mention, { copies: 1, isEnough: true })
  return group(
    {},
    sky(width, height, time, random, canvas.hue),
    isOut(look.far) ? '' : farLayers[look.far](layer),
    halo(width * 0.5, layer.horizon, Math.max(width, height) * 0.4, time === 'night' ? 'glowMoon' : 'glowSoft', 0.35),
    isOut(look.middle) ? '' : middleLayers[look.middle](layer),
    isOut(look.near) ? '' : nearLayers[look.near](layer),
    ...(bare ? [] : front),
  )
}
