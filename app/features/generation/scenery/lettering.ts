import letters from './lettering.json' with { type: 'json' }
import { el, group, place } from './svg.ts'

interface Glyph {
  advance: number
  d: string
}

interface LetteringOptions {
  /** Em in pixels; a capital is about 0.7 of it. */
  size: number
  fill: string
  slope?: 'upright' | 'italic'
  align?: 'start' | 'middle'
  tracking?: number
}

const glyphOf = (slope: 'upright' | 'italic', character: string): Glyph | undefined => {
  const alphabet: Record<string, Glyph> = letters[slope]
  return alphabet[character]
}

/** Outlines of Fraunces (SIL Open Font License): a renderer may lack the font. x, y is on the baseline. */
export function lettering(words: string, x: number, y: number, options: LetteringOptions): string {
  const slope = options.slope ?? 'upright'
  const scale = options.size / letters.unitsPerEm
  const gap = (options.tracking ?? 0) / scale
  let advance = 0
  const drawn: string[] = []
  for (const character of words) {
    const glyph = glyphOf(slope, character)
    if (glyph)
      drawn.push(el('path', { d: glyph.d, transform: advance === 0 ? undefined : `translate(${Math.round(advance)})` }))
    advance += (glyph?.advance ?? 480) + gap
  }
  const start = options.align === 'middle' ? -((advance - gap) * scale) / 2 : 0
  return place(
    x + start,
    y,
    {},
    group({ fill: options.fill, transform: `scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})` }, ...drawn),
  )
}
