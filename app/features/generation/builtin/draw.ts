import { clipTo, d, group, picture, place, rect } from '#app/features/generation/scenery/svg.ts'
import { ink } from '#app/features/generation/scenery/palette.ts'
import { graded } from './finish/grades.ts'
import { layered } from './finish/layers.ts'
import type { Treatment } from './finish/treatment.ts'
import { understand } from '#app/features/generation/understanding/understand.ts'
import { authorsWords } from '#app/features/generation/prompts.ts'
import { drawAsked } from './asked.ts'
import { drawables } from './words/vocabulary.ts'
import { briefOf } from './formats/brief.ts'
import type { Brief, Format, PictureRequest } from './formats/brief.ts'
import { drawCover } from './formats/cover.ts'
import { drawIcon } from './formats/icon.ts'
import { drawPortrait } from './formats/portrait.ts'
import { drawPuzzle } from './formats/puzzle.ts'
import { drawScene } from './formats/scene.ts'

const draws: Record<Format, (brief: Brief) => string> = {
  scene: drawScene,
  portrait: drawPortrait,
  icon: drawIcon,
  cover: drawCover,
  puzzle: drawPuzzle,
}

/** How far a format follows the camera: in a scene everything moves, elsewhere the subject changes its size. */
const follows: Record<Format, number> = { scene: 1, cover: 0.35, puzzle: 0.35, portrait: 0.3, icon: 0 }

const shortSide = 1080
const widest = 2.2

function camera(
  { zoom, tilt, shiftX, shiftY }: Treatment,
  share: number,
  width: number,
  height: number,
  content: string,
): string {
  const [x, y, turn] = [shiftX * share, shiftY * share, tilt * share]
  const lean = Math.abs(Math.sin((turn * Math.PI) / 180)) * (Math.max(width, height) / Math.min(width, height))
  const scale = Math.max(share === 1 ? zoom : 1, 1 / (1 - 2 * Math.max(Math.abs(x), Math.abs(y))), 1 + lean)
  if (scale === 1 && turn === 0) return content
  return place(
    width / 2,
    height / 2,
    { scale, turn },
    place(-width * (0.5 + x / scale), -height * (0.5 + y / scale), {}, content),
  )
}

const mirrored = (width: number, height: number, content: string): string =>
  clipTo(d`M0 0H${width / 2 + 1}V${height}H0Z`, content) +
  clipTo(d`M${width / 2} 0H${width}V${height}H${width / 2}Z`, place(width, 0, { scaleX: -1 }, content))

export interface Drawing {
  svg: string
  /** As in its treatment. */
  blocks: number
  /** In the author's words and order. */
  notDrawn: string[]
}

/** Names of people say nothing about their looks. */
const ignoredIn =
  (format: Format) =>
  (words: string): boolean =>
    format === 'portrait' && /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(words)

/** Composes a drawing from what the words name; the words themselves do not appear in it. */
export function drawRequest(request: PictureRequest): Drawing {
  const ratio = Math.min(widest, Math.max(1 / widest, request.size.width / request.size.height))
  const [width, height] =
    ratio >= 1 ? [Math.round(shortSide * ratio), shortSide] : [shortSide, Math.round(shortSide / ratio)]
  const words = authorsWords(request.prompt)
  let blocks = 0
  const { svg, notDrawn } = drawAsked(understand(words, drawables), ignoredIn(request.format), (reading) =>
    picture(width, height, () => {
      const brief = briefOf(request, reading, width, height)
      const { treatment } = brief
      blocks = treatment.blocks
      const drawn = camera(treatment, follows[request.format], width, height, draws[request.format](brief))
      const whole =
        // Anything named would appear twice
        treatment.mirrored &&
        request.format !== 'portrait' &&
        request.format !== 'icon' &&
        brief.things.length === 0 &&
        brief.people.length === 0
          ? mirrored(width, height, drawn)
          : drawn
      const washes = treatment.washes.map(([color, opacity, blend]) =>
        rect(0, 0, width, height, color, { opacity, style: `mix-blend-mode:${blend}` }),
      )
      return graded(
        treatment.grades,
        group(
          { style: 'isolation:isolate' },
          rect(0, 0, width, height, ink[1]),
          whole,
          ...washes,
          layered(treatment.layers, width, height, brief.random),
        ),
      )
    }),
  )
  return { svg, blocks, notDrawn }
}
