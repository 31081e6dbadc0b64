import { describe, expect, test } from 'vitest'
import { project } from './project.ts'
import { studyGame, Table } from './study.fixtures.ts'

describe('answers', () => {
  test('a wrong code leaves the door shut and counts one try', () => {
    const table = new Table()
    table.use('safe-door')
    expect(table.answer('safe', '1111')).toEqual(['answered_wrong'])
    expect(table.state.puzzles.safe).toMatchObject({ wrong: 1, wrongSincePause: 1, solved: null })
    expect(table.use('stairs')).toEqual(['found_shut'])
  })

  test('trying the same wrong code again costs nothing, however it is written', () => {
    const table = new Table()
    table.use('safe-door')
    table.answer('safe', '1111')
    expect(table.answer('safe', '11-11')).toBe('alreadyTried')
    expect(table.state.puzzles.safe?.wrong).toBe(1)
  })

  test('a malformed answer is refused and costs nothing', () => {
    const table = new Table()
    table.use('safe-door')
    expect(table.do({ type: 'answer', puzzleId: 'safe', answer: 427 })).toBe('malformedAnswer')
    expect(table.state.puzzles.safe?.wrong).toBe(0)
  })

  test('only the puzzle that a player has open takes their answers', () => {
    const table = new Table()
    expect(table.answer('safe', '0427')).toBe('notOpen')
    table.use('safe-door')
    expect(table.answer('clock', 'TICK')).toBe('notOpen')
    table.do({ type: 'close_puzzle' })
    expect(table.answer('safe', '0427')).toBe('notOpen')
  })

  test('moving away closes the puzzle', () => {
    const table = new Table()
    table.use('safe-door')
    table.answer('safe', '0427')
    table.use('stairs')
    table.use('up')
    expect(table.state.players.ada?.puzzleId).toBeNull()
  })

  test('once the attempts are used up, not even a correct answer is judged until the pause is over', () => {
    const table = new Table()
    table.use('safe-door')
    for (const code of ['1111', '2222']) table.answer('safe', code)
    expect(table.answer('safe', '3333')).toEqual(['answered_wrong', 'attempts_exhausted'])
    table.wait(29)
    expect(table.try({ type: 'answer', puzzleId: 'safe', answer: { code: '0427' } })).toEqual({
      refused: 'paused',
      retryAfterMs: 1000,
    })
    table.wait(1)
    expect(table.answer('safe', '0427')).toContain('puzzle_solved')
  })

  test('each pause is longer than the one before: 30, 60, 120, 300 and again 300 seconds', () => {
    const table = new Table()
    table.use('safe-door')
    const pauses = Array.from({ length: 5 }, (_, round) => {
      for (let i = 0; i < 3; i++) table.answer('safe', `9${round}${i}9`)
      const left = (table.state.puzzles.safe!.pausedUntil! - table.clock.now) / 1000
      table.wait(left)
      return left
    })
    expect(pauses).toEqual([30, 60, 120, 300, 300])
  })

  test('a time penalty is added to the clock instead of a pause', () => {
    const table = new Table(studyGame({ safe: { afterAttempts: 'time_penalty', allowedAttempts: 1 } }))
    table.use('safe-door')
    table.answer('safe', '1111')
    expect(table.state.penaltyMs).toBe(30_000)
    expect(table.answer('safe', '0427')).toContain('puzzle_solved')
  })

  test('an author may offer the answer once the attempts are used up', () => {
    const table = new Table(studyGame({ safe: { afterAttempts: 'offer_answer', allowedAttempts: 1 } }))
    table.use('safe-door')
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'safe' })).toBe('cannotReveal')
    table.answer('safe', '1111')
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'safe' })).toContain('puzzle_solved')
  })

  test('the effects of using up the attempts happen once, for the whole party', () => {
    const table = new Table(
      studyGame({
        onSafeFailed: [
          { type: 'give_item', itemId: 'coin', count: 1 },
          { type: 'set_flag', flag: 'alarm', value: true },
        ],
      }),
    )
    table.do({ type: 'join' }, 'bob')
    for (const player of ['ada', 'bob']) table.use('safe-door', player)
    table.answer('safe', '1111')
    table.answer('safe', '2222', 'bob')
    expect(table.state.flags).toEqual({})
    expect(table.answer('safe', '3333', 'bob')).toEqual([
      'answered_wrong',
      'attempts_exhausted',
      'item_gained',
      'flag_set',
    ])
    expect(table.state).toMatchObject({ inventory: { coin: 1 }, flags: { alarm: true } })
    table.wait(30)
    for (const code of ['4444', '5555', '6666']) table.answer('safe', code)
    expect(table.state.puzzles['safe']?.exhausted).toBe(2)
    expect(table.state.inventory).toEqual({ coin: 1 })
    table.wait(60)
    expect(table.answer('safe', '0427')).toContain('puzzle_solved')
  })

  test('failing may end the game, or move the player who failed to another scene', () => {
    const ended = new Table(
      studyGame({
        safe: { allowedAttempts: 1 },
        onSafeFailed: [{ type: 'finish', title: {}, text: { en: 'Caught.' } }],
      }),
    )
    ended.use('safe-door')
    expect(ended.answer('safe', '1111')).toContain('finished')
    const moved = new Table(
      studyGame({ safe: { allowedAttempts: 1 }, onSafeFailed: [{ type: 'go_to_scene', sceneId: 'cellar' }] }),
    )
    moved.use('safe-door')
    moved.answer('safe', '1111')
    expect(moved.state.players['ada']).toMatchObject({ sceneId: 'cellar', puzzleId: null })
  })

  test('a solved puzzle takes no more answers, hints or reveals', () => {
    const table = new Table()
    table.use('safe-door')
    table.answer('safe', '0427')
    table.use('safe-door')
    expect(table.answer('safe', '0427')).toBe('alreadySolved')
    expect(table.do({ type: 'take_hint', puzzleId: 'safe' })).toBe('alreadySolved')
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'safe' })).toBe('alreadySolved')
  })
})

describe('hints', () => {
  test('hints come in order; after the last one the answer may be revealed for no points', () => {
    const table = new Table()
    table.use('safe-door')
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'safe' })).toBe('cannotReveal')
    table.do({ type: 'take_hint', puzzleId: 'safe' })
    table.do({ type: 'take_hint', puzzleId: 'safe' })
    expect(table.state.puzzles.safe?.hints.map((hint) => hint.text.en)).toEqual(['CANARY-hint-0', 'CANARY-hint-1'])
    expect(table.do({ type: 'take_hint', puzzleId: 'safe' })).toBe('noHintLeft')
    table.do({ type: 'reveal_puzzle', puzzleId: 'safe' })
    expect(table.state.puzzles.safe?.solved).toMatchObject({
      points: 0,
      revealed: true,
      answer: { en: { code: '0427' } },
    })
    expect(table.state.inventory).toEqual({ key: 1 })
  })

  test('of two players who ask for the same hint one gets it, and nobody pays for another', () => {
    const table = new Table()
    table.do({ type: 'join' }, 'bob')
    for (const player of ['ada', 'bob']) table.use('safe-door', player)
    const first = { type: 'take_hint', puzzleId: 'safe', place: 0 } as const
    expect(table.do(first)).toEqual(['hint_given'])
    expect(table.do(first, 'bob')).toBe('hintGiven')
    expect(table.do({ ...first, place: 2 }, 'bob')).toBe('hintGiven')
    expect(table.state.puzzles.safe?.hints).toHaveLength(1)
    expect(table.do({ ...first, place: 1 }, 'bob')).toEqual(['hint_given'])
    expect(table.do({ ...first, place: 2 })).toBe('noHintLeft')
  })

  test('hints can be taken during a pause', () => {
    const table = new Table(studyGame({ safe: { allowedAttempts: 1 } }))
    table.use('safe-door')
    table.answer('safe', '1111')
    expect(table.do({ type: 'take_hint', puzzleId: 'safe' })).toEqual(['hint_given'])
  })

  test('a puzzle without hints can be skipped after three wrong answers or 1.5 times its minutes', () => {
    const table = new Table()
    table.do({ type: 'join', sceneId: 'cellar' }, 'bob')
    table.use('clock-face', 'bob')
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'clock' }, 'bob')).toBe('cannotReveal')
    table.wait(7.5 * 60 + 1)
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'clock' }, 'bob')).toContain('puzzle_solved')
  })
})

describe('time limit', () => {
  const inCellar = (game = studyGame()) => {
    const table = new Table(game)
    table.use('safe-door')
    table.answer('safe', '0427')
    table.use('stairs')
    table.use('clock-face')
    return table
  }

  test('when time is up no answer counts until the puzzle is restarted, and its clock with it', () => {
    const table = inCellar()
    expect(table.do({ type: 'restart_puzzle', puzzleId: 'clock' })).toBe('timeNotUp')
    table.wait(300)
    expect(table.answer('clock', 'TICK')).toBe('timeUp')
    expect(table.do({ type: 'restart_puzzle', puzzleId: 'clock' })).toEqual(['puzzle_restarted'])
    table.wait(299)
    expect(table.answer('clock', 'TICK')).toContain('finished')
  })

  test('closing and reopening does not stop the clock, but restarts it once it has run out', () => {
    const table = inCellar()
    table.wait(200)
    table.do({ type: 'close_puzzle' })
    table.wait(50)
    table.use('clock-face')
    expect(project(table.game.edition, table.state, 'ada', 'en', table.clock)?.puzzle?.timeLeftMs).toBe(50_000)
    table.wait(60)
    table.use('clock-face')
    expect(project(table.game.edition, table.state, 'ada', 'en', table.clock)?.puzzle?.timeLeftMs).toBe(300_000)
  })

  test('in untimed mode no limit runs', () => {
    const table = inCellar()
    table.do({ type: 'set_untimed', untimed: true })
    table.wait(3600)
    expect(table.answer('clock', 'TICK')).toContain('finished')
  })

  test('time when nobody is present does not count', () => {
    const table = inCellar()
    table.clock.now += 3_600_000
    expect(table.answer('clock', 'TICK')).toContain('finished')
  })
})

describe('score', () => {
  const pointsAfter = (play: (table: Table) => void) => {
    const table = new Table()
    table.use('safe-door')
    play(table)
    table.answer('safe', '0427')
    return table.state.puzzles.safe?.solved?.points
  }

  test('100 points and the whole bonus for an immediate correct answer', () =>
    expect(pointsAfter(() => undefined)).toBe(150))
  test('half the bonus after half the expected minutes, none after them', () => {
    expect(pointsAfter((table) => table.wait(150))).toBe(125)
    expect(pointsAfter((table) => table.wait(9999))).toBe(100)
  })
  test('10 less for a wrong answer and 20 less for a hint', () => {
    expect(pointsAfter((table) => table.answer('safe', '1111'))).toBe(140)
    expect(pointsAfter((table) => table.do({ type: 'take_hint', puzzleId: 'safe' }))).toBe(130)
  })
  test('each hint has its own cost, shown with how far it helps before it is asked for', () => {
    const table = new Table(studyGame({ safe: { hintCosts: [5, 35], hintLevels: ['nudge', null] } }))
    const next = () => project(table.game.edition, table.state, 'ada', 'en', table.clock)?.puzzle?.hints
    table.use('safe-door')
    expect(next()).toMatchObject({ nextCost: 5, nextLevel: 'nudge' })
    table.do({ type: 'take_hint', puzzleId: 'safe' })
    expect(next()).toMatchObject({ nextCost: 35, nextLevel: null })
    table.do({ type: 'take_hint', puzzleId: 'safe' })
    expect(next()).toMatchObject({ nextCost: null, nextLevel: null })
    table.answer('safe', '0427')
    expect(table.state.puzzles.safe?.solved?.points).toBe(110)
  })
  test('never below 0', () => {
    const points = pointsAfter((table) => {
      for (let round = 0; round < 6; round++) {
        for (let i = 0; i < 3; i++) table.answer('safe', `8${round}${i}8`)
        table.wait(300)
      }
    })
    expect(points).toBe(0)
  })
})

describe('skipping', () => {
  const skip = (policy: 'never' | 'after_hints' | 'after_tries' | 'any_time', afterWrong = 2) => {
    const table = new Table(studyGame({ safe: { skip: { policy, afterWrong }, expectedMinutes: 6 } }))
    table.use('safe-door')
    return { table, reveal: () => table.do({ type: 'reveal_puzzle', puzzleId: 'safe' }) }
  }
  const lookAgain = (table: Table) => project(table.game.edition, table.state, 'ada', 'en', table.clock)!.lookAgainInMs

  test('at any time: the way opens immediately, for no points', () => {
    const { table, reveal } = skip('any_time')
    expect(reveal()).toContain('puzzle_solved')
    expect(table.state.puzzles['safe']?.solved).toMatchObject({ points: 0, revealed: true })
    expect(table.state.inventory).toEqual({ key: 1 })
  })

  test('never, not even after the last hint, unless the answer is offered after the attempts', () => {
    const { table, reveal } = skip('never')
    for (let i = 0; i < 2; i++) table.do({ type: 'take_hint', puzzleId: 'safe' })
    table.wait(3_600)
    expect(reveal()).toBe('cannotReveal')
    const offered = new Table(
      studyGame({
        safe: { skip: { policy: 'never', afterWrong: 5 }, afterAttempts: 'offer_answer', allowedAttempts: 1 },
      }),
    )
    offered.use('safe-door')
    offered.answer('safe', '1111')
    expect(offered.do({ type: 'reveal_puzzle', puzzleId: 'safe' })).toContain('puzzle_solved')
  })

  test('after a number of wrong answers, with or without hints', () => {
    const { table, reveal } = skip('after_tries')
    for (let i = 0; i < 2; i++) table.do({ type: 'take_hint', puzzleId: 'safe' })
    table.answer('safe', '1111')
    expect(reveal()).toBe('cannotReveal')
    table.answer('safe', '2222')
    expect(reveal()).toContain('puzzle_solved')
  })

  test('or after the expected minutes, when everybody at the puzzle refreshes their view', () => {
    const { table, reveal } = skip('after_tries')
    expect(lookAgain(table)).toBe(6 * 60_000)
    table.wait(359)
    expect(reveal()).toBe('cannotReveal')
    expect(lookAgain(table)).toBe(1_000)
    table.wait(1)
    expect(reveal()).toContain('puzzle_solved')
  })
})
