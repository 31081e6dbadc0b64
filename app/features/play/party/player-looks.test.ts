import { describe, expect, test } from 'vitest'
import { contrast } from '#app/ui/contrast.ts'
import { colourAt, lookOf, playerColours } from './player-looks.ts'

/** The backgrounds of the player's screen (tokens.css): canvas, surface, raised, sunken, chosen. */
const grounds = ['263 45% 8%', '263 37% 12%', '262 31% 17%', '264 50% 6%', '271 52% 23%']
const ink = '263 45% 8%'

describe.each(playerColours.map((colour) => ({ colour })))('$colour', ({ colour }) => {
  test('stands out from every background of the stage, and carries dark letters', () => {
    for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(ink, colour)).toBeGreaterThanOrEqual(4.5)
  })
})

test('a party of six has six colours, and a seventh player gets the first again', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(colourAt)).size).toBe(6)
  expect(colourAt(6)).toBe(colourAt(0))
})

const party = {
  members: [
    { playerId: 'a', name: 'Ana', isHost: true, isHere: true, portrait: null },
    { playerId: 'b', name: 'Bo', isHost: false, isHere: true, portrait: '/media/bo.jpg' },
  ],
}

test('a player looks the same to everybody, by their position in the party', () => {
  expect(lookOf(party, 'b')).toEqual({
    playerId: 'b',
    name: 'Bo',
    initials: 'B',
    colour: colourAt(1),
    portrait: '/media/bo.jpg',
  })
})

test('a player who has left has no look', () => {
  expect([lookOf(party, 'c'), lookOf(party, null), lookOf(null, 'a')]).toEqual([null, null, null])
})
