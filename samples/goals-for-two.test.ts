import { expect, test } from 'vitest'
import { offersNow } from '#app/features/adventure/checks/search/goals.ts'
import { apply } from '#app/features/engine/apply.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { rolesOf } from '#app/features/engine/roles.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { sample } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import { goalHints } from './adventures/the-rabbit-takes-a-bow/goal-hints.ts'
import { compileSample } from './play-sample.fixtures.ts'

const compiled = compileSample(sample)

test('both who share the roles of the rabbit are told at once what leads on to an ending', () => {
  const { document, secrets } = compiled
  const clock = { now: 0, activeMs: 0 }
  const join = (state: RunState, playerId: string): RunState => {
    const joined = apply(
      { edition: document, secrets, judge: puzzleJudge },
      state,
      { playerId, language: 'en' },
      { type: 'join' },
      clock,
    )
    if ('refused' in joined) throw new Error(joined.refused)
    return joined.state
  }
  const state = ['ada', 'bob'].reduce(join, initialState({ seed: 1 }))
  for (const playerId of ['ada', 'bob']) {
    const { offers } = offersNow({ document, secrets }, state, playerId, clock, rolesOf(state, playerId))
    expect(offers[0]).toMatchObject({ leadsOn: true })
  }
})

test('the rabbit’s author has three own hints in both languages for each goal that has any', () => {
  const { goals = [], items } = compiled.secrets
  const own = [
    ...goals.map(({ hints }) => hints),
    ...items.flatMap(({ uses, combinations }) =>
      [...uses, ...combinations].flatMap(({ hints }) => (hints ? [hints] : [])),
    ),
  ]
  expect(own).toHaveLength(Object.keys(goalHints).length)
  expect(own).toEqual(expect.arrayContaining(Object.values(goalHints)))
})
