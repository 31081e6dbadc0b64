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

test('many dropped hotspots keep their place, outlines the new one, until rendering catches up', () => {
  const landed = land(putDown(), null, after, before)
  expect(landed).toEqual({ kept: putDown(), move: moving(5), shown: before })
  expect(land(landed.kept, null, after, after)).toEqual({ kept: null, move: null, shown: after })
})

test('a hotspot moved again too early starts from where it is, in motion or dropped', () => {
  const again = moving(-3)
  const underWay = land(putDown(), again, after, before)
  expect(underWay).toEqual({ kept: { move: again, from: after }, move: again, shown: after })
  expect(land(underWay.kept, null, last, before)).toEqual({ kept: underWay.kept, move: again, shown: after })
})

test('some of many hotspots just dropped move from where they are, and stay where dropped', () => {
  const few = land(putDown(), moving(-3, ids.slice(0, 2)), after, before)
  expect(few).toMatchObject({ kept: null, shown: after })
  expect(land(few.kept, null, last, before)).toEqual({ kept: null, move: null, shown: last })
})

test('many hotspots whose drag was cancelled stay in place', () => {
  expect(land(putDown(), null, before, before)).toEqual({ kept: null, move: null, shown: before })
})
