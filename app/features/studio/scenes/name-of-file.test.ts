import { expect, test } from 'vitest'
import { nameOfFile } from './name-of-file.ts'

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
