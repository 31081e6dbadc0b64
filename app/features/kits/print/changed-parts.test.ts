import { expect, test } from 'vitest'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { changedParts } from './changed-parts.ts'

const part = (id: string, data: PaperPart['data']): PaperPart => ({
  id,
  title: `Part ${id}`,
  reader: 'guest',
  template: 'booklet.typ',
  data,
  minutesToCut: 0,
})

test('a part still fits when it would come out the same, in whatever order its data comes', () => {
  const earlier = [part('ada', { cards: ['a'], name: 'Ada' }), part('bo', { cards: [] }), part('cleo', {})]
  const now = [part('ada', { name: 'Ada', cards: ['a'] }), part('bo', { cards: ['c'] }), part('letter', {})]
  expect(changedParts(earlier, now).map(({ id, change }) => [id, change])).toEqual([
    ['ada', 'same'],
    ['bo', 'changed'],
    ['letter', 'new'],
    ['cleo', 'gone'],
  ])
})

test('a list with less in it still fits, one with more or other things in it does not', () => {
  const change = (earlier: PaperPart['data'], now: PaperPart['data']) =>
    changedParts([part('tags', earlier)], [part('tags', now)])[0]?.change
  expect(change({ tags: [{ name: 'Ada' }, { name: 'Bo' }] }, { tags: [{ name: 'Bo' }] })).toBe('same')
  expect(change({ tags: [{ name: 'Bo' }] }, { tags: [{ name: 'Ada' }, { name: 'Bo' }] })).toBe('changed')
  expect(change({ tags: ['Ada', 'Bo'] }, { tags: ['Bo', 'Ada'] })).toBe('changed')
  expect(change({ tags: ['Ada'] }, { tags: ['Ada'], title: 'Tags' })).toBe('changed')
})

test('it names a part and nothing of what is in it', () => {
  const [listed] = changedParts([], [part('ada', { secret: 'She did it' })])
  expect(listed).toEqual({ id: 'ada', title: 'Part ada', reader: 'guest', minutesToCut: 0, change: 'new' })
})
