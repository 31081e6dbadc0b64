import { expect, test } from 'vitest'
import { describeCircle, folderCircles } from './folder-cycles.ts'
import { readImports } from './read-imports.ts'

/** Areas whose folders are still in circles; an area goes when it has none any more. */
const stillInCircles = ['app/features/studio/']

const product = readImports('app').filter(({ file }) => !/\.test\.|fixtures/.test(file))
const circles = folderCircles(product)
const isOf = (area: string, circle: (typeof circles)[number]) => circle.every(({ from }) => from.startsWith(area))

test('no two folders of the product import each other, directly or round a corner', () => {
  const unknown = circles.filter((circle) => !stillInCircles.some((area) => isOf(area, circle)))
  expect(unknown.map(describeCircle).join('\n\n')).toBe('')
})

test.each(stillInCircles)('%s is still in circles, or is taken off the list', (area) => {
  expect(circles.some((circle) => isOf(area, circle))).toBe(true)
})

const arrow = (from: string, to: string) => ({ file: `${from}/a.ts`, from, target: `${to}/b.ts`, to })

test('a circle is named with its folders and one import of each arrow', () => {
  const circle = folderCircles([arrow('one', 'two'), arrow('two', 'three/inner'), arrow('three/inner', 'one')])
  expect(circle.map(describeCircle)).toEqual([
    [
      'one -> two -> three/inner -> one',
      '  one/a.ts imports two/b.ts',
      '  two/a.ts imports three/inner/b.ts',
      '  three/inner/a.ts imports one/b.ts',
    ].join('\n'),
  ])
})

test('a folder and its own subfolders are in no circle', () => {
  expect(folderCircles([arrow('one', 'one/inner'), arrow('one/inner', 'one')])).toEqual([])
})
