import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRoom } from '#app/features/kits/checks/room/check-room.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { cardsOn, hostOrder, playerOrder, setUpOrder, walkthroughOf } from './orders.ts'
import { randomRoom, shuffled } from './random-room.fixtures.ts'
import { solve, startRoom } from './room-state.ts'
import type { RoomState } from './room-state.ts'
import { longestPath, roundsOf, timelineOf } from './timeline.ts'
import { playedOut } from './waits.ts'

const codesOf = (document: RoomDocument) => checkRoom({ document, languages: ['en', 'fr'] }).map(({ code }) => code)
const stuck = ['end_unreachable', 'puzzle_unreachable', 'puzzle_circle', 'thing_never_given'] as const

test('a room built backwards from its end can be solved in any order', () => {
  fc.assert(
    fc.property(randomRoom, fc.infiniteStream(fc.nat()), ({ rows }, choices) => {
      const room = readRoom(rows)
      let state: RoomState = startRoom(room)
      for (const choice of choices) {
        if (state.open.length === 0) break
        state = solve(state, state.open[choice % state.open.length]!.id)!
      }
      expect(state.hasEnded).toBe(true)
      expect(new Set(state.solved)).toEqual(new Set(playedOut(room).solved))
      expect(state.solved.length).toBe(room.puzzles.length)
      for (const code of stuck) expect(codesOf(room)).not.toContain(code)
    }),
    { numRuns: 400 },
  )
})

test('without any one thing that the solution needs it cannot be solved', () => {
  fc.assert(
    fc.property(randomRoom, fc.nat(), ({ rows, cuts }, which) => {
      const room = readRoom(cuts[which % cuts.length]!(rows))
      expect(playedOut(room).hasEnded).toBe(false)
      expect(codesOf(room)).toContain('end_unreachable')
      expect(longestPath(timelineOf(room))).toBeNull()
    }),
    { numRuns: 400 },
  )
})

test('each step of the walkthrough is possible, and the last one ends the room', () => {
  fc.assert(
    fc.property(randomRoom, ({ rows }) => {
      const room = readRoom(rows)
      let state = startRoom(room)
      const packed = setUpOrder(room).flatMap((step) => (step.step === 'pack' ? step.sheets.map(({ id }) => id) : []))
      const given = new Set<string>()
      for (const step of walkthroughOf(room)) {
        if (step.step === 'find') {
          expect(step.thingIds.every((id) => state.atHand.has(id))).toBe(true)
          continue
        }
        expect(step.uses.every((id) => state.atHand.has(id) || state.solved.includes(id))).toBe(true)
        expect(step.gains.some((id) => state.atHand.has(id))).toBe(false)
        expect(!packed.includes(step.puzzleId) || given.has(step.puzzleId)).toBe(true)
        for (const id of step.sheets) given.add(id)
        state = solve(state, step.puzzleId)!
        expect(step.gains.every((id) => state.atHand.has(id))).toBe(true)
      }
      expect(state.hasEnded).toBe(true)
    }),
  )
})

test('rounds, orders and findings are the same for rows in any order', () => {
  const followed = (room: RoomDocument) => [
    roundsOf(room),
    playerOrder(room),
    hostOrder(room),
    setUpOrder(room),
    walkthroughOf(room),
    checkRoom({ document: room, languages: ['en', 'fr'] }),
  ]
  const both = randomRoom.chain((random) => fc.tuple(fc.constant(random.rows), shuffled(random)))
  fc.assert(
    fc.property(both, ([rows, mixed]) => {
      expect(followed(readRoom(mixed))).toEqual(followed(readRoom(rows)))
    }),
  )
})

test('setting up places each thing and sheet once, and fills no box that is already locked', () => {
  fc.assert(
    fc.property(randomRoom, ({ rows }) => {
      const room = readRoom(rows)
      const placed: string[] = []
      const locked = new Set<string>()
      const solvedAt = new Map(timelineOf(room).map(({ puzzle }, at) => [puzzle.id, at]))
      for (const step of setUpOrder(room)) {
        const things = step.step === 'pack' ? [...step.things, ...step.sheets] : [step.thing]
        if (step.step === 'pack') {
          for (const other of locked) expect(solvedAt.get(other)).toBeGreaterThan(solvedAt.get(step.puzzle.id)!)
          if (step.into.as === 'prop') expect(placed).not.toContain(step.into.prop.id)
          locked.add(step.puzzle.id)
        }
        placed.push(...things.flatMap((thing) => [thing.id, ...cardsOn(room, thing).map(({ id }) => id)]))
      }
      const all = [...room.props, ...room.clues, ...room.puzzles].map(({ id }) => id)
      expect(placed.toSorted()).toEqual(all.toSorted())
    }),
  )
})
