import { expect, test } from 'vitest'
import { scaleOnPaper } from './scale-on-paper.ts'

const card = { width: 74, height: 106, above: 12 }
const words = (count: number) => 'Nobody left the table before nine. '.repeat(count).trim()

test('a text that fits keeps its size, a longer one shrinks, but never below a tenth', () => {
  const at = (count: number) => scaleOnPaper(card, [{ text: words(count), points: 9.6 }])
  expect(at(10)).toBe(1)
  expect(at(30)).toBeLessThan(1)
  expect(at(40)).toBeLessThan(at(30))
  expect(at(10_000)).toBe(0.1)
})

test('each line of a list takes up a line, however short it is', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'yes').join('\n')
  expect(scaleOnPaper(card, [{ text: lines(15), points: 9.6 }])).toBe(1)
  expect(scaleOnPaper(card, [{ text: lines(40), points: 9.6 }])).toBeLessThan(0.8)
})
