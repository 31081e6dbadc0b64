import { expect, test } from 'vitest'
import { drawLine, drawSvg, growthOf, slopeOf } from './memory-chart.ts'

const rising = (perSecond: number, count = 100) =>
  Array.from({ length: count }, (_, seconds) => ({ seconds, megabytes: 200 + seconds * perSecond }))

test('the slope of samples on a line is the slope of the line', () => {
  expect(slopeOf(rising(0.5))).toBeCloseTo(0.5)
  expect(slopeOf(rising(0))).toBe(0)
  expect(slopeOf([{ seconds: 3, megabytes: 7 }])).toBe(0)
})

test('growth counts the second half only, where memory has had time to settle', () => {
  const settled = rising(2).map(({ seconds, megabytes }) => ({ seconds, megabytes: Math.min(megabytes, 300) }))
  expect(growthOf(settled)).toBeCloseTo(0)
  expect(growthOf(rising(0.1, 101))).toBeCloseTo(5)
})

test('a single outlier does not count as growth', () => {
  const samples = rising(0, 400)
  samples[300] = { seconds: 300, megabytes: 320 }
  expect(Math.abs(growthOf(samples))).toBeLessThan(3)
})

test('the line reaches the top where the samples do, and half the height at half the value', () => {
  const samples = [
    { seconds: 0, megabytes: 200 },
    { seconds: 60, megabytes: 400 },
  ]
  expect(drawLine(samples, { columns: 8, rows: 4, most: 400 })).toEqual([
    '  400 ┤       █',
    '  300 ┤       █',
    '  200 ┤████████',
    '  100 ┤████████',
    '    0 └────────',
    '       0  1 min',
  ])
})

test('the chart has every sample and the limits that it is judged by', () => {
  const svg = drawSvg(rising(1, 3), [{ name: 'under load', megabytes: 350 }])
  expect(svg.match(/points="([^"]+)"/)?.[1]?.split(' ')).toHaveLength(3)
  expect(svg).toContain('under load: 350 MB')
})
