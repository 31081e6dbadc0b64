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

test('a part still fits if it would come out the same, whatever the order of its data', () => {
  const earlier = [part('ada', { cards: ['a'], name: 'Ada' }), part('bo', { cards: [] }), part('cleo', {})]
  const now = [part('ada', { name: 'Ada', cards: ['a'] }), part('bo', { cards: ['c'] }), part('letter', {})]
  expect(changedParts(earlier, now).map(({ id, change }) => [id, change])).toEqual([
    ['ada', 'same'],
    ['bo', 'changed'],
    ['letter', 'new'],
    ['cleo', 'gone'],
  ])
})

test('a shorter list still fits, one with more or other entries does not', () => {
  const change = (earlier: PaperPart['data'], now: PaperPart['data']) =>
    changedParts([part('tags', earlier)], [part('tags', now)])[0]?.change
  expect(change({ tags: [{ name: 'Ada' }, { name: 'Bo' }] }, { tags: [{ name: 'Bo' }] })).toBe('same')
  expect(change({ tags: [{ name: 'Bo' }] }, { tags: [{ name: 'Ada' }, { name: 'Bo' }] })).toBe('changed')
  expect(change({ tags: ['Ada', 'Bo'] }, { tags: ['Bo', 'Ada'] })).toBe('changed')
  expect(change({ tags: ['Ada'] }, { tags: ['Ada'], title: 'Tags' })).toBe('changed')
})

test('of separate sheets only those that differ are printed and cut', () => {
  const sheets = (...words: string[]) => words.map((word) => ({ word }))
  const change = (earlier: PaperPart['data'][], now: PaperPart['data'][], data: PaperPart['data'] = {}) => {
    const clues = { ...part('clues', {}), minutesToCut: 4 }
    return changedParts([{ ...clues, sheets: earlier }], [{ ...clues, data, sheets: now }])[0]
  }
  expect(change(sheets('a', 'b', 'c', 'd'), sheets('a', 'x', 'c', 'y'))).toMatchObject({
    change: 'changed',
    again: [1, 3],
    sheets: 4,
    minutesToCut: 2,
  })
  expect(change(sheets('a', 'b'), sheets('b'))).toMatchObject({ change: 'same', again: null, minutesToCut: 4 })
  expect(change(sheets('a'), sheets('a', 'b'))).toMatchObject({ change: 'changed', again: null })
  expect(change(sheets('a', 'b'), sheets('a', 'x'), { words: 'new' })).toMatchObject({ again: null, minutesToCut: 4 })
})

test('it names a part but reveals nothing of its content', () => {
  const [listed] = changedParts([], [part('ada', { secret: 'She did it' })])
  const about = { id: 'ada', title: 'Part ada', reader: 'guest', minutesToCut: 0 }
  expect(listed).toEqual({ ...about, change: 'new', again: null, sheets: 0, isSent: false })
})
