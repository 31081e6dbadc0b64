import { expect, test } from 'vitest'
import { evenSize } from './box-size.ts'
import type { StoryBox, StoryLine } from './story.ts'

const line = (key: string, more: Partial<StoryLine> = {}): StoryLine => ({
  key,
  type: 'item',
  target: { id: key, name: key },
  name: '',
  hotspotId: null,
  brings: [],
  ids: [],
  ...more,
})
const box = (lines: StoryLine[], scene: object | null = {}): StoryBox => ({
  id: 'box',
  scene: scene as StoryBox['scene'],
  lines,
  more: null,
})

test('a box is as high as its parts, and grows with the font size of the page', () => {
  const plain = evenSize(box([line('a')]), 16)
  expect(evenSize(box([line('a')], { image: {} }), 16).height).toBe(plain.height + 7 * 16)
  expect(evenSize(box([line('a')], { isEnding: true }), 16).height).toBe(plain.height + 2.25 * 16)
  const large = evenSize(box([line('a')]), 32)
  expect(large.width).toBe(plain.width * 2)
  // the border does not grow
  expect(large.height - 4).toBe((plain.height - 4) * 2)
})

test('an arrow starts in the middle of its line, however much the lines above it contain', () => {
  const { lines, height } = evenSize(
    box([line('a', { target: null }), line('b', { brings: ['a key'] }), line('c')]),
    16,
  )
  expect(lines.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  const [a, b, c] = lines.map(({ y }) => y)
  // two rows, two rows, one row
  expect(b! - a!).toBe((2 * 1.25 + 0.75) * 16)
  expect(c! - b!).toBe((1.5 * 1.25 + 0.75) * 16)
  expect(height - 2 - c!).toBe(0.5 * (1.25 + 0.75) * 16)
})

test('the line that counts the rest is below the others', () => {
  const short = box([line('a')])
  const { lines, height } = evenSize({ ...short, more: { count: 288, ids: [] } }, 16)
  expect(height).toBe(evenSize(short, 16).height + 2 * 16)
  expect(lines.at(-1)).toEqual({ key: 'more', y: height - 2 - 16 })
})
