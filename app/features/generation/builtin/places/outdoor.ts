import { contact, halo } from '#app/features/generation/scenery/light.ts'
import { shade } from '#app/features/generation/scenery/palette.ts'
import { between } from '#app/features/generation/scenery/random.ts'
import { ellipse, group } from '#app/features/generation/scenery/svg.ts'
import { standing } from '#app/features/generation/builtin/things/things.ts'
import type { Canvas } from './canvas.ts'
import { scales } from './colours.ts'
import { standingIn } from './interior.ts'
import { farLayers } from './layers.ts'
import type { Layer } from './layers.ts'
import { middleLayers } from './middle.ts'
import { nearLayers } from './near.ts'
import { outdoors } from './outdoors.ts'
import type { Outdoor, OutdoorName } from './outdoors.ts'
import { skies, sky } from './sky.ts'

const afloat = new Set<OutdoorName>(['sea'])

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
  const all = standingIn(canvas, look.things).slice(0, 2 + Math.round(canvas.richness * 3))
  const places = [0.3, 0.7, 0.16, 0.84, 0.5]
  const front = all.slice(0, height > width ? 3 : 5).map((each, index) => {
    const [x, y, size] = [
      (places[index] ?? 0.5) * width + between(random, -40, 40),
      height * between(random, 0.88, 0.95),
      between(random, 176, 236),
    ]
    const foot = afloat.has(name)
      ? ellipse(x, y - 8, size * 0.5, size * 0.07, '#ffffff', { opacity: 0.3 })
      : contact(x, y, size * 0.5, size * 0.09)
    return foot + standing(each, x, y + 2, size)
  })
  return group(
    {},
    sky(width, height, time, random, canvas.hue),
    farLayers[look.far](layer),
    halo(width * 0.5, layer.horizon, Math.max(width, height) * 0.4, time === 'night' ? 'glowMoon' : 'glowSoft', 0.35),
    middleLayers[look.middle](layer),
    nearLayers[look.near](layer),
    ...(bare ? [] : front),
  )
}
