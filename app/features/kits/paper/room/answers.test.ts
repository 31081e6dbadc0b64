import { expect, test } from 'vitest'
import { room, roomClue, roomProp, roomPuzzle } from '#app/features/kits/documents/room.fixtures.ts'
import type { RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { composingWith } from '#app/features/kits/paper/composing.fixtures.ts'
import { leadingParts } from './host-parts.server.ts'

function answerTo(row: Partial<RoomPuzzle>): unknown {
  const document = room({
    roomPuzzles: [roomPuzzle({ id: 'chest', needs: ['box', 'key'], container: 'prop', containerId: 'box', ...row })],
    roomProps: [roomProp({ id: 'box' }), roomProp({ id: 'key' })],
    roomClues: [],
  })
  const part = leadingParts(document, composingWith({})).find(({ id }) => id === 'answers')
  return part?.data['answers']
}

test.each([
  ['a key lock', { lockType: 'key', solution: '' }, 'Prop key'],
  ['a key lock with words of its author', { lockType: 'key', solution: 'The brass one' }, 'The brass one'],
  ['a lock with a code', { lockType: 'digits3', solution: '412' }, '412'],
  ['no lock', { lockType: 'none', solution: '' }, ''],
] as const)('the answers say what opens %s', (_, row, answer) => {
  expect(answerTo(row)).toEqual([expect.objectContaining({ answer })])
})

test('the walkthrough gives puzzle sheets with the things that lie beside them', () => {
  const document = room({
    roomPuzzles: [
      roomPuzzle({ id: 'chest', gives: ['poem'] }),
      roomPuzzle({ id: 'riddle', needs: ['poem'], displayOrder: 1, endsRoom: true }),
    ],
    roomProps: [],
    roomClues: [roomClue({ id: 'poem', placement: 'container' })],
  })
  const part = leadingParts(document, composingWith({})).find(({ id }) => id === 'walkthrough')
  const steps = part?.data['steps'] as { gives: string }[]
  expect(steps.map(({ gives }) => gives)).toEqual([expect.stringMatching(/poem.*, puzzle sheet .*riddle/u), ''])
})
