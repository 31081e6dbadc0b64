import { describe, expect, test } from 'vitest'
import { draft, hotspot } from '#app/features/studio/saving/draft-saver.fixtures.ts'
import { edited, emptyQueue, saved, started } from '#app/features/studio/saving/save-queue.ts'
import { hotspotsOf } from './hotspots-of.ts'

const rows = [hotspot('lamp'), hotspot('rug'), hotspot('tree', { sceneId: 'garden' })]
const loaded = { ...draft(), hotspots: rows }

describe('the hotspots of a scene', () => {
  test('are those of the scene, with what is not saved yet', () => {
    const read = hotspotsOf('scene')
    expect(read({ draft: loaded, queue: edited(emptyQueue, 'rug', 1, { x: 60 }, 0) })).toEqual([
      rows[0],
      { ...rows[1], x: 60 },
    ])
  })

  test('stay the same objects while nothing of them changes', () => {
    const read = hotspotsOf('scene')
    const before = read({ draft: loaded, queue: emptyQueue })
    const moved = edited(emptyQueue, 'rug', 1, { x: 60, translations: { fr: { name: 'Tapis' } } }, 0)
    const after = read({ draft: loaded, queue: moved })
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    // another scene's, and what is only on its way
    expect(read({ draft: loaded, queue: edited(moved, 'tree', 1, { x: 1 }, 0) })).toBe(after)
    expect(read({ draft: loaded, queue: started(moved, ['rug']) })).toBe(after)
  })

  test('are the saved ones after the save, with their new versions', () => {
    const read = hotspotsOf('scene')
    const moved = started(edited(emptyQueue, 'rug', 1, { x: 60 }, 0), ['rug'])
    read({ draft: loaded, queue: moved })
    const next = { ...loaded, hotspots: [rows[0]!, { ...rows[1]!, x: 60, version: 2 }, rows[2]!] }
    expect(read({ draft: next, queue: saved(moved, { rug: { version: 2, values: {} } }) })[1]).toBe(next.hotspots[1])
  })
})
