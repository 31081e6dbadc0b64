import { expect, test } from 'vitest'
import { inNaturalOrder, nameOfFile } from './name-of-file.ts'

test.each([
  ['02_old-kitchen.PNG', 'Old kitchen'],
  ['10) cellar.jpeg', 'Cellar'],
  ['escalier  dérobé.webp', 'Escalier dérobé'],
  ['e\u0301glise.jpg', 'Église'],
  ['IMG_2041.JPG', 'IMG 2041'],
  ['1893.png', '1893'],
  ['hall v1.2', 'Hall v1.2'],
  ['.png', ''],
  ['__.png', ''],
  [`${'a'.repeat(250)}.png`, `A${'a'.repeat(199)}`],
])('a scene made from %s is called “%s”', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})

test('files are taken as people number them', () => {
  const names = ['hall 10.png', 'Hall 2.png', 'cave.png'].map((name) => ({ name }))
  expect(inNaturalOrder(names).map(({ name }) => name)).toEqual(['cave.png', 'Hall 2.png', 'hall 10.png'])
})
