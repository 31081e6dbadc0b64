import { createHash } from 'node:crypto'
import { picture } from '#app/features/generation/scenery/svg.ts'

type Size = { width: number; height: number }

/** What a drawing adds to another at a place: the rest of the picture is transparent. */
export type Patch = Size & { left: number; top: number; over: () => string }

/** The picture that is made of it, or what the names of several begin with; width and height in pixels. */
export type Drawing = readonly [file: string, width: number, height: number, draw: () => string, patch?: Patch]

export const svgOf = ([, width, height, draw]: Drawing): string => picture(width, height, draw)

export const svgUnder = ([, width, height]: Drawing, { over }: Patch): string => picture(width, height, over)

export const sizeOf = ([, width, height, , patch]: Drawing): Size => {
  const size = patch ?? { width, height }
  return { width: size.width, height: size.height }
}

/** `drawn.json` keeps it of each drawing as its pictures were made. */
export function hashOf(drawing: Drawing): string {
  const hash = createHash('sha256').update(svgOf(drawing))
  const [, , , , patch] = drawing
  if (patch) hash.update(JSON.stringify(patch)).update(svgUnder(drawing, patch))
  return hash.digest('hex').slice(0, 16)
}

/** The line drawing of a picture: named by the picture's bytes, since a stored copy of it keeps nothing else. */
export const lineFileOf = (bytes: Uint8Array): string =>
  `samples/art/lines/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.svg`
