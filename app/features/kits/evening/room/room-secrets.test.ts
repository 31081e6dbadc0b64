import fc from 'fast-check'
import { expect, test } from 'vitest'
import { room, roomClue, roomPuzzle } from '#app/features/kits/documents/room.fixtures.ts'
import { isRight } from '#app/features/kits/hints/is-right.server.ts'
import { isTypedIn } from '#app/features/kits/hints/hint-steps.ts'
import { stepsOf } from '#app/features/kits/hints/hint-steps.ts'
import { applyToRoom } from './apply-room.ts'
import type { AskedOfRoom } from './apply-room.ts'
import { newRoom } from './new-room.ts'
import { isOpened } from './room-evening.ts'
import { roomHostView, teamView, timerView } from './present-room.ts'

const ids = ['box', 'chest', 'door'] as const
const answers = { box: 'owlet', chest: 'brass key', door: 'NIGHTINGALE' } as const
const document = room({
  roomPuzzles: ids.map((id, at) =>
    roomPuzzle({
      id,
      solution: answers[id],
      lockType: (['word', 'key', 'word'] as const)[at]!,
      hints: [`canary hint 1 of ${id}`, `canary hint 2 of ${id}`],
      description: `canary sheet of ${id}`,
      gives: [`slip-${id}`],
      endsRoom: id === 'door',
      displayOrder: at,
    }),
  ),
  roomClues: ids.map((id) => roomClue({ id: `slip-${id}`, content: `canary in ${id}`, placement: 'container' })),
})

const id = fc.constantFrom(...ids)
const command: fc.Arbitrary<AskedOfRoom> = fc.oneof(
  fc.record({
    as: fc.constant('team' as const),
    command: fc.oneof(
      fc.record({
        type: fc.constant('answer' as const),
        puzzleId: id,
        text: fc.constantFrom('1', 'owlet', 'nightingale', 'brass key'),
      }),
      fc.record({ type: fc.constant('opened' as const), puzzleId: id }),
      fc.record({ type: fc.constant('hint' as const), puzzleId: id, step: fc.integer({ min: 1, max: 3 }) }),
      fc.record({
        type: fc.constant('stuck' as const),
        isStuck: fc.boolean(),
        puzzleId: fc.option(id, { nil: undefined }),
      }),
    ),
  }),
  fc.record({
    as: fc.constant('host' as const),
    command: fc.oneof(
      fc.constantFrom(...(['start', 'pause', 'resume', 'helped', 'end'] as const).map((type) => ({ type }))),
      fc.record({ type: fc.constantFrom('opened' as const, 'shut' as const), puzzleId: id }),
      fc.record({ type: fc.constant('addTime' as const), to: fc.constant(50) }),
    ),
  }),
)

const some = fc.array(fc.tuple(command, fc.integer({ min: 0, max: 400_000 })), { maxLength: 40 })

const rest = {
  id: 'e',
  kit: '',
  again: '',
  teamLink: null,
  timerLink: null,
  isReachable: true,
  languages: [],
  last: null,
}

test('in any order, no screen says an answer, a hint nobody took, or what a lock holds', () => {
  fc.assert(
    fc.property(some, fc.boolean(), (steps, hostPlays) => {
      let state = newRoom({ team: 'Owls', teamId: 'team', minutes: 30, hostPlays })
      let now = 0
      for (const [asked, passed] of steps) {
        now += passed
        const before = state
        const applied = applyToRoom(document, state, asked, {
          now,
          isTypedIn: (puzzle) => isTypedIn(document, puzzle, 'en'),
          isRight: (puzzle, text) => isRight(document, puzzle, text, ['en', 'fr']),
          hintsOf: (puzzle) => stepsOf(document, puzzle, 'en').length,
        })
        if (!('refused' in applied)) state = applied.state
        if (before.startedAt === null) expect(state.locks).toEqual([])
        const looking = { room: document, state, version: 1, language: 'en' as const, title: 'Room', now }
        const team = teamView(looking, { kitId: 'kit', last: null })
        const host = roomHostView(looking, rest)
        // What was typed wrong is no answer there; a host who leads may read the hints
        const list = host.list.map((lock) => ({ ...lock, tried: [], help: hostPlays ? lock.help : [] }))
        const open = JSON.stringify([timerView(looking), { ...host, list }])
        expect(open).not.toMatch(/canary|owlet|brass|nightingale/iu)
        if (hostPlays) expect(list.flatMap(({ gives, help }) => [...gives, ...help])).toEqual([])
        if (state.startedAt === null) expect(team.list).toEqual([])
        for (const { id: puzzleId, given, ...lock } of team.list) {
          const { hints } = state.locks.find((each) => each.puzzleId === puzzleId) ?? { hints: 0 }
          expect(given).toHaveLength(hints)
          expect(lock.isOpen).toBe(isOpened(state, puzzleId))
        }
        const withoutGiven = JSON.stringify({ ...team, list: team.list.map((lock) => ({ ...lock, given: [] })) })
        expect(withoutGiven).not.toMatch(/canary|owlet|brass|nightingale/iu)
        expect(state.hasEscaped).toBe(state.endedAt !== null && isOpened(state, 'door'))
      }
    }),
    { numRuns: 300 },
  )
})

const playing = { now: 0, isTypedIn: () => true, isRight: () => true, hintsOf: () => 0 }

/** The same locks, of which each holds the sheet of the next. */
const chain = room({
  roomPuzzles: ids.map((each, at) =>
    roomPuzzle({
      id: each,
      name: `Name of ${each}`,
      needs: at === 0 ? [] : [`slip-${ids[at - 1]}`],
      gives: [`slip-${each}`],
      endsRoom: each === 'door',
      displayOrder: ids.length - at,
    }),
  ),
  roomClues: ids.map((each) => roomClue({ id: `slip-${each}`, title: `Slip of ${each}`, placement: 'container' })),
})

test('a lock is called by its sign until its sheet can be found', () => {
  let state = newRoom({ team: 'Owls', teamId: 'team', minutes: 30 })
  const names = () => {
    const looking = { room: chain, state, version: 1, language: 'en' as const, title: 'Room', now: 0 }
    const { list } = teamView(looking, { kitId: 'kit', last: null })
    expect(list.every(({ sign }) => sign !== '')).toBe(true)
    return list.flatMap(({ name }) => name || []).toSorted()
  }
  const ask = (asked: AskedOfRoom) => {
    const applied = applyToRoom(chain, state, asked, playing)
    if (!('refused' in applied)) state = applied.state
  }
  ask({ as: 'host', command: { type: 'start' } })
  expect(names()).toEqual(['Name of box'])
  ask({ as: 'team', command: { type: 'answer', puzzleId: 'box', text: 'right' } })
  expect(names()).toEqual(['Name of box', 'Name of chest'])
  ask({ as: 'host', command: { type: 'shut', puzzleId: 'box' } })
  ask({ as: 'team', command: { type: 'answer', puzzleId: 'chest', text: 'early' } })
  // What was opened out of turn has its name, too
  expect(names()).toEqual(['Name of box', 'Name of chest'])
})

test('where a team is stuck, players are told by the sign, and the host by the name, too', () => {
  const begun = { ...newRoom({ team: 'Owls', teamId: 'team', minutes: 30 }), startedAt: 0 }
  const stuckAt = (puzzleId?: string) => {
    const command = { type: 'stuck' as const, isStuck: true, puzzleId }
    const applied = applyToRoom(chain, begun, { as: 'team', command }, playing)
    if ('refused' in applied) throw new Error(applied.refused)
    const looking = { room: chain, state: applied.state, version: 1, language: 'en' as const, title: 'Room', now: 0 }
    const views = [timerView(looking), teamView(looking, { kitId: 'kit', last: null }), roomHostView(looking, rest)]
    return views.map(({ stuck }) => stuck && (stuck.lock?.name ?? null))
  }
  expect(stuckAt('box')).toEqual(['Name of box', 'Name of box', 'Name of box'])
  expect(stuckAt('door')).toEqual(['', '', 'Name of door'])
  expect(stuckAt()).toEqual([null, null, null])
  const calm = { room: chain, state: begun, version: 1, language: 'en' as const, title: 'Room', now: 0 }
  expect(timerView(calm).stuck).toBeNull()
})

test('a host who leads has the locks as the walkthrough has them, with what each gives', () => {
  const seen = (hostPlays: boolean) => {
    const state = newRoom({ team: 'Owls', teamId: 'team', minutes: 30, hostPlays })
    const looking = { room: chain, state, version: 1, language: 'en' as const, title: 'Room', now: 0 }
    return roomHostView(looking, rest).list.map(({ gives }) => gives.join())
  }
  // With the sheets that lie with the things, as the printed walkthrough has them
  expect(seen(false)).toEqual(
    ids.map((each, at) => {
      const next = ids[at + 1]
      const sheet = expect.stringMatching(new RegExp(`Slip of ${each}.*,puzzle sheet .* Name of ${next}`, 'u'))
      return next === undefined ? expect.stringContaining(`Slip of ${each}`) : sheet
    }),
  )
  expect(seen(true)).toEqual(ids.map(() => ''))
})

test('only a host who leads reads the hints of each lock, and its answer', () => {
  const helpFor = (hostPlays: boolean) => {
    const state = newRoom({ team: 'Owls', teamId: 'team', minutes: 30, hostPlays })
    const looking = { room: document, state, version: 1, language: 'en' as const, title: 'Room', now: 0 }
    return roomHostView(looking, rest).list
  }
  const steps = (puzzleId: string) =>
    stepsOf(
      document,
      document.puzzles.find((each) => each.id === puzzleId)!,
      'en',
    )
  for (const lock of helpFor(false)) expect(lock.help).toEqual(steps(lock.id))
  expect(helpFor(true).flatMap(({ help }) => help)).toEqual([])
})
