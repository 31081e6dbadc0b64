import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'

const most = 40_000
const folder = 'build/client/assets'

test('each puzzle type has its player’s view in its own chunk, none above 40 kB', () => {
  const views = readdirSync(folder).filter((name) => /^player-view-[\w-]+\.js$/u.test(name))
  expect(views).toHaveLength(puzzleTypes.length)
  for (const view of views) expect(gzipSync(readFileSync(`${folder}/${view}`)).length, view).toBeLessThanOrEqual(most)
})
