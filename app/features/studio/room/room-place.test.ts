import { expect, test } from 'vitest'
import { roomPlace } from './room-place.ts'

test('a finding leads to the tab of its row, opens it, and names its field', () => {
  expect(roomPlace({ entity: 'roomPuzzle', id: 'p' })).toBe('?tab=puzzles&row=p')
  expect(roomPlace({ entity: 'roomClue', id: 'c', field: 'content.fr' })).toBe('?tab=clues&row=c&field=content.fr')
  expect(roomPlace({ entity: 'roomGuide', id: 'g', field: 'hostScript' })).toBe('?tab=guide&row=g&field=hostScript')
})
