import { expect, test } from 'vitest'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { land, mostLifted } from './landing.ts'
import type { Landing, Move } from './landing.ts'

const ids = Array.from({ length: mostLifted + 1 }, (_, at) => `mark ${at}`)
const at = (x: number): HotspotView[] => ids.map((id) => ({ id, x }) as HotspotView)
const moving = (x: number, some = ids): Move =>
  ({ kind: 'move', id: ids[0]!, ids: some, by: { x, y: 0 }, guides: [] }) as unknown as Move
const [before, after, last] = [at(10), at(15), at(12)]

const putDown = (): Landing => land(null, moving(5), before, before).kept!

test('many hotspots put down are drawn at their old place, outlines at the new, until at rest', () => {
  const landed = land(putDown(), null, after, before)
  expect(landed).toEqual({ kept: putDown(), move: moving(5), shown: before })
  expect(land(landed.kept, null, after, after)).toEqual({ kept: null, move: null, shown: after })
})

test('a hotspot moved again before it is at rest starts from where it is, in motion or put down', () => {
  const again = moving(-3)
  const underWay = land(putDown(), again, after, before)
  expect(underWay).toEqual({ kept: { move: again, from: after }, move: again, shown: after })
  expect(land(underWay.kept, null, last, before)).toEqual({ kept: underWay.kept, move: again, shown: after })
})

test('some of many hotspots just put down are moved from where they are, and stay where put', () => {
  const few = land(putDown(), moving(-3, ids.slice(0, 2)), after, before)
  expect(few).toMatchObject({ kept: null, shown: after })
  expect(land(few.kept, null, last, before)).toEqual({ kept: null, move: null, shown: last })
})

test('a crowd whose way was broken off stays where it is', () => {
  expect(land(putDown(), null, before, before)).toEqual({ kept: null, move: null, shown: before })
})
