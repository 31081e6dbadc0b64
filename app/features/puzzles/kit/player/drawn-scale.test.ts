import { expect, test } from 'vitest'
import { drawnScale } from './drawn-scale.ts'

const element = (layout: number, drawn: number) =>
  ({ offsetWidth: layout, getBoundingClientRect: () => ({ width: drawn }) }) as HTMLElement

test.each([
  { of: 'where nothing is enlarged', layout: 200, drawn: 200, scale: 1 },
  { of: 'in an object', layout: 200, drawn: 300, scale: 1.5 },
  { of: 'of what is not shown', layout: 0, drawn: 0, scale: 1 },
])('the scale $of', ({ layout, drawn, scale }) => {
  expect(drawnScale(element(layout, drawn))).toBe(scale)
})
