import { expect, test } from 'vitest'
import { fits } from './picture-library.tsx'

const asset = (width: number, height: number) => ({ id: 'a', url: '/media/a.webp', width, height, bytes: 1 })

test('a scene accepts the project’s pictures of its shape, other places any, and none a sound', () => {
  expect(fits(asset(1920, 1080), '16 / 9')).toBe(true)
  expect(fits(asset(1080, 1920), '16 / 9')).toBe(false)
  expect(fits(asset(1080, 1920), '9 / 16')).toBe(true)
  expect(fits(asset(512, 512), null)).toBe(true)
  expect(fits(asset(0, 0), null)).toBe(false)
})
