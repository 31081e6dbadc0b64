import { expect, test } from 'vitest'
import { room, roomClue, roomProp, roomPuzzle } from '#app/features/kits/documents/room.fixtures.ts'
import type { Container } from '#app/features/kits/documents/room.ts'
import { composingWith } from '#app/features/kits/paper/composing.fixtures.ts'
import { setUp } from './set-up.server.ts'

const opens = (container: Container, containerId: string | null) => ({ container, containerId })

const document = room({
  roomPuzzles: [
    roomPuzzle({
      id: 'chest',
      lockType: 'digits3',
      solution: '412',
      needs: ['box', 'padlock'],
      gives: ['map'],
      ...opens('prop', 'box'),
    }),
    roomPuzzle({ id: 'riddle', lockType: 'paper', solution: 'owl', needs: ['poem'], gives: ['lamp'], displayOrder: 1 }),
    roomPuzzle({ id: 'dark', needs: ['lamp', 'map'], endsRoom: true, displayOrder: 2 }),
  ],
  roomProps: [
    roomProp({ id: 'box' }),
    roomProp({ id: 'padlock', source: 'buy' }),
    roomProp({ id: 'lamp', placement: 'container' }),
    roomProp({ id: 'map', source: 'print', placement: 'container' }),
  ],
  roomClues: [roomClue({ id: 'poem' }), roomClue({ id: 'arrow', propId: 'lamp' })],
})

const stepsFor = (hostPlays: boolean, shown = document) => {
  const { data } = setUp(shown, composingWith({ choice: { hostPlays } }))
  return data['steps'] as string[]
}

test.each([
  ['prop', 'box', /^Prop box\. Put inside: Prop map.*set to 412/u],
  ['furniture', null, /^Drawer of the desk\. Put inside: Prop map.*set to 412/u],
  ['none', null, /^Envelope or bag marked .\. Put inside: Prop map/u],
  ['unnamed', null, /^For . Puzzle chest, put into what it opens: Prop map/u],
  ['prop', 'map', /^For . Puzzle chest, put into what it opens: Prop map/u],
] as const)('what a lock closes is what its author named: %s %s', (container, containerId, step) => {
  const puzzles = document.puzzles.map((puzzle) =>
    puzzle.id === 'chest' ? { ...puzzle, ...opens(container, containerId), furniture: 'Drawer of the desk' } : puzzle,
  )
  expect(stepsFor(false, { ...document, puzzles })).toContainEqual(expect.stringMatching(step))
})

test('set-up names boxes, keeps back what no lock holds, and gives codes only to the leader', () => {
  const steps = stepsFor(false)
  expect(steps).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Prop box\. Put inside: Prop map \(card \d\)\..*3-digit lock, set to 412/u),
      expect.stringMatching(
        /^Envelope or bag marked .\. Put inside: Prop lamp.*Clue arrow.*puzzle sheet . Puzzle dark/u,
      ),
      'Set out in plain sight: Prop box; Prop padlock.',
    ]),
  )
  expect(stepsFor(true).join()).not.toMatch(/412|owl/u)
})
