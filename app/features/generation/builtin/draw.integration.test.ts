import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawRequest } from './draw.ts'
import { tagTreatments } from './finish/tags.ts'
import { formats } from './formats/brief.ts'
import type { Format, PictureRequest } from './formats/brief.ts'
import { rasterise } from './rasterise.ts'
import { placeNames } from './places/places.ts'
import { thingNames, things } from './things/things.ts'
import { placeWords } from './words/places.ts'
import { thingWords } from './words/things.ts'

const sizes: Record<Format, PictureRequest['size']> = {
  scene: { width: 320, height: 180 },
  portrait: { width: 180, height: 320 },
  icon: { width: 192, height: 192 },
  cover: { width: 320, height: 180 },
  puzzle: { width: 200, height: 200 },
}

const request = (format: Format, prompt: string, more: Partial<PictureRequest> = {}): PictureRequest => ({
  format,
  prompt,
  size: sizes[format],
  ...more,
})

const drawn = (asked: PictureRequest) => rasterise(drawRequest(asked), asked.size)

const thumbnail = async (asked: PictureRequest) =>
  sharp(await drawn(asked))
    .removeAlpha()
    .resize(24, 24, { fit: 'fill' })
    .raw()
    .toBuffer()

/** Mean difference of a channel, 0 to 255. */
const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length

const prompts = ['An old library', 'A pirate with a sword', 'Un dragon dans la neige', 'a red potion'] as const

test.each(formats)('the same request (%s) gives the same bytes, another seed others', async (format) => {
  const asked = request(format, 'A key in a cellar')
  const first = await drawn(asked)
  expect(first.equals(await drawn(asked))).toBe(true)
  expect(first.equals(await drawn({ ...asked, seed: 4 }))).toBe(false)
})

test.each(formats)(
  'different prompts give a visibly different %s, even from one seed',
  async (format) => {
    const pictures = await Promise.all(prompts.map((prompt) => thumbnail(request(format, prompt, { seed: 11 }))))
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(4)
  },
  60_000,
)

test('words choose the picture: with the same seed, a prompt not understood does not change it', async () => {
  const plain = await thumbnail(request('scene', 'zzz', { seed: 3 }))
  expect(difference(plain, await thumbnail(request('scene', 'qqq', { seed: 3 })))).toBe(0)
}, 60_000)

/** Parts of drawings that occur in no other drawing. */
const marks = { lighthouse: 'M-42 -290L-38 -356H38L42 -290Z', train: things.train().slice(0, 200) }

test.each(['lighthouse', 'train'] as const)('a %s appears in every kind of picture of it', (name) => {
  for (const format of ['icon', 'cover', 'puzzle', 'scene'] as const)
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(drawRequest(request(format, `Un ${words[name]}`, { seed })).svg).toContain(marks[name])
})

const words = { lighthouse: 'phare', train: 'train' }

test.each(['icon', 'puzzle'] as const)('for words that cannot be drawn, an %s shows no other thing', (format) => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { svg } = drawRequest(request(format, 'A bagpipe', { seed }))
    for (const name of ['key', 'bread', 'camera', 'doll', 'umbrella', 'skull', 'gun', 'octopus', 'anchor'] as const)
      expect(svg).not.toContain(things[name]())
  }
  expect(drawRequest(request(format, 'Some bread', { seed: 1 })).svg).toContain(things.bread())
})

test('nobody holds a thing unless the prompt puts it into a hand', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { svg } = drawRequest(request('portrait', 'A lighthouse keeper', { seed }))
    expect(svg).not.toContain(`scale(1.18)">${things.lighthouse()}`)
    expect(svg).toContain(things.lantern().slice(0, 100))
  }
})

test('each style tag changes a scene visibly', async () => {
  const asked = (label?: string) => request('scene', 'A forest at dawn', { seed: 5, styles: { art: label } })
  const plain = await thumbnail(asked())
  const unchanged: string[] = []
  for (const label of Object.keys(tagTreatments))
    if (difference(plain, await thumbnail(asked(label))) < 1.4) unchanged.push(label)
  expect(unchanged).toEqual([])
}, 120_000)

test.each(formats)(
  'a %s has exactly the requested size',
  async (format) => {
    for (const size of [sizes[format], { width: 256, height: 256 }, { width: 300, height: 97 }]) {
      const {
        width,
        height,
        format: type,
      } = await sharp(await drawn({ ...request(format, 'a moon'), size })).metadata()
      expect({ width, height, type }).toEqual({ ...size, type: 'webp' })
    }
  },
  60_000,
)

test('every place and thing is drawn, and found by its own word', () => {
  for (const name of placeNames) {
    const svg = drawRequest(request('scene', placeWords[name].split(' ')[0]?.replace('=', '') ?? '')).svg
    expect(svg).not.toMatch(/NaN|undefined/)
  }
  for (const name of thingNames) {
    const svg = drawRequest(request('icon', thingWords[name].split(' ')[0]?.replace('=', '') ?? '')).svg
    expect(svg).not.toMatch(/NaN|undefined/)
  }
})

const markup = [
  '<script>alert(1)</script>',
  '"/><image href="http://127.0.0.1/x"/>',
  ']]><foreignObject>',
  '&xxe;',
  'url(file:///etc/passwd)',
  '--><!DOCTYPE svg [',
  '\u0000\u202e',
  '" onload="x',
  '{{7*7}}',
  '‮ключ 鍵 مفتاح 🔑',
]
const elements =
  /^(?:svg|defs|g|path|rect|circle|ellipse|clipPath|mask|pattern|filter|stop|linearGradient|radialGradient|fe[A-Za-z]+)$/

test('no letter of a hostile prompt gets into the drawing, which stays plain shapes', () => {
  const hostile = fc.array(
    fc.oneof(fc.constantFrom(...markup), fc.string(), fc.constantFrom('key', 'forêt', 'queen')),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...formats), hostile, fc.integer(), (format, parts, seed) => {
      const prompt = `${parts.join(' ')}QZJX<é𝕏>`
      const styles = { lighting: parts.join(','), art: 'Neon,<b>,__proto__,constructor' }
      const { svg } = drawRequest(request(format, prompt, { styles, seed }))
      expect(svg).toMatch(/^[\x20-\x7e\n]*$/)
      expect(svg).not.toMatch(
        /QZJX|href|<!|<\?|script|foreignObject|<image|<text|<style|<use\b|on[a-z]+="|&|javascript|(?<!xmlns=")https?:|file:|data:/i,
      )
      expect(svg.match(/url\((?!#)/g)).toBeNull()
      for (const [, name = ''] of svg.matchAll(/<([A-Za-z]+)/g)) expect(name).toMatch(elements)
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('characters that are not read do not change the drawing', () => {
  for (const each of markup.slice(2)) {
    const asked = (prompt: string) => drawRequest(request('icon', prompt, { seed: 9 })).svg
    if (!/key|cl/.test(each)) expect(asked(`crown ${each}`)).toBe(asked('crown'))
  }
})
