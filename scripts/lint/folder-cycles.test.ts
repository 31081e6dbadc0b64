import { expect, test } from 'vitest'
import { describeCircle, folderCircles } from './folder-cycles.ts'
import { readImports } from './read-imports.ts'

const product = readImports('app').filter(({ file }) => !/\.test\.|fixtures/.test(file))
test('no two folders of the product import each other, directly or indirectly', () => {
  expect(folderCircles(product).map(describeCircle).join('\n\n')).toBe('')
})

const arrow = (from: string, to: string) => ({ file: `${from}/a.ts`, from, target: `${to}/b.ts`, to })

test('a cycle is reported with its folders and one import for each edge', () => {
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

test('a folder and its own subfolders do not form a cycle', () => {
  expect(folderCircles([arrow('one', 'one/inner'), arrow('one/inner', 'one')])).toEqual([])
})
