import { describe, expect, test } from 'vitest'
import type { DraftView, HotspotView } from '#app/features/studio/draft/view.ts'
import { hotspotsOf } from './hotspots-of.ts'

const hotspot = (id: string, sceneId = 'scene') => ({ id, sceneId, x: 50, y: 50 }) as HotspotView
const rows = [hotspot('lamp'), hotspot('rug'), hotspot('tree', 'garden')]
const withHotspots = (hotspots: HotspotView[]) => ({ draft: { hotspots } as DraftView })

describe('the hotspots of a scene', () => {
  test('are those of the scene', () => {
    expect(hotspotsOf('scene')(withHotspots(rows))).toEqual(rows.slice(0, 2))
  })

  test('are the same list while none of them changes', () => {
    const read = hotspotsOf('scene')
    const before = read(withHotspots(rows))
    expect(read(withHotspots([rows[0]!, rows[1]!, { ...rows[2]!, x: 1 }]))).toBe(before)
    const moved = read(withHotspots([rows[0]!, { ...rows[1]!, x: 60 }, rows[2]!]))
    expect(moved).not.toBe(before)
    expect(moved[0]).toBe(before[0])
  })
})
