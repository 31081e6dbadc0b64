import { expect, test } from 'vitest'
import { hotspot } from '#app/features/studio/draft/view.fixtures.ts'
import { hotspotClipboard } from './clipboard.ts'

test('each paste is one step further; in another scene the steps start again', () => {
  const lamp = hotspot('lamp', { sceneId: 'hall' })
  let told = 0
  const end = hotspotClipboard.subscribe(() => told++)
  hotspotClipboard.copy('house', [lamp], true)
  end()
  expect(told).toBe(1)
  expect([1, 2].map(() => hotspotClipboard.take('house', 'hall')?.steps)).toEqual([1, 2])
  expect([1, 2].map(() => hotspotClipboard.take('house', 'attic')?.steps)).toEqual([0, 1])
  expect(hotspotClipboard.take('house', 'hall')).toMatchObject({ hotspots: [lamp], steps: 3 })
})

test('a failed paste does not move the next one further, unless another was made meanwhile', () => {
  hotspotClipboard.copy('house', [hotspot('lamp', { sceneId: 'hall' })], true)
  hotspotClipboard.take('house', 'hall')!.giveBack()
  const [first, second] = [hotspotClipboard.take('house', 'hall')!, hotspotClipboard.take('house', 'hall')!]
  expect([first.steps, second.steps]).toEqual([1, 2])
  first.giveBack()
  expect(hotspotClipboard.take('house', 'hall')!.steps).toBe(3)
})

test('it does not reach another adventure', () => {
  hotspotClipboard.copy('house', [hotspot('lamp')], true)
  expect(hotspotClipboard.holds('castle')).toBe(false)
  expect(hotspotClipboard.take('castle', 'hall')).toBeNull()
})

test('cut hotspots are pasted at their own place', () => {
  hotspotClipboard.copy('house', [hotspot('lamp', { sceneId: 'hall' })], false)
  expect([1, 2].map(() => hotspotClipboard.take('house', 'hall')?.steps)).toEqual([0, 1])
})
