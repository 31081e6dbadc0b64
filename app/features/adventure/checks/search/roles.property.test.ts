import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offersNow } from './goals.ts'
import { sequencesOf } from '#tests/support/random-sequences.ts'
import { otherRole, roles } from '#app/shared/player-roles.ts'
import type { Command } from '#app/features/engine/command.schema.ts'
import { evolve } from '#app/features/engine/evolve.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { presentEvent } from '#app/features/engine/present-event.ts'
import { project } from '#app/features/engine/project.ts'
import { readState } from '#app/features/engine/read-state.ts'
import { presentIds } from '#app/features/engine/roles.ts'
import { rolesGame } from '#app/features/engine/roles.fixtures.ts'
import { stateVersion } from '#app/features/engine/state.schema.ts'
import { Table } from '#app/features/engine/study.fixtures.ts'
import type { Game } from '#app/features/engine/turn.ts'

const { edition, secrets } = rolesGame()
const goals: NonNullable<Game['goals']> = (...asked) => offersNow({ document: edition, secrets }, ...asked)
const hotspots = edition.scenes.flatMap((scene) => scene.hotspots.map(({ id }) => id))
const puzzleIds = edition.puzzles.map(({ id }) => id)

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ type: fc.constant('use_hotspot' as const), hotspotId: fc.constantFrom(...hotspots) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      puzzleId: fc.constantFrom(...puzzleIds),
      answer: fc.record({ code: fc.constantFrom('0427', '1234', '1111') }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('take_hint' as const), puzzleId: fc.constantFrom(...puzzleIds) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('choose' as const),
      step: fc.constant(0),
      choice: fc.constantFrom(0, 1),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Command>({ type: 'continue', step: 0 }) },
  { weight: 2, arbitrary: fc.constant<Command>({ type: 'use_item', itemId: 'coin' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('travel' as const),
      sceneId: fc.constantFrom('hall', 'room-a', 'room-b'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({ type: fc.constant('ask_goal' as const), told: fc.constantFrom(1, 2, undefined) })
      .map(({ told, ...ask }) => (told === undefined ? ask : { ...ask, told })),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('pin' as const), place: fc.nat(12), pinned: fc.constant(true) }),
  },
  { weight: 3, arbitrary: fc.constant<Command>({ type: 'join' }) },
  { weight: 1, arbitrary: fc.constant<Command>({ type: 'leave' }) },
  { weight: 2, arbitrary: fc.constant<Command>({ type: 'go_away' }) },
  { weight: 1, arbitrary: fc.constant<Command>({ type: 'come_back' }) },
)
const sequences = fc.array(fc.record({ playerId: fc.constantFrom('ada', 'bob', 'cy'), command }), {
  minLength: 10,
  maxLength: 40,
})

const played = (moves: [string, Command][]) => moves.map(([playerId, one]) => ({ playerId, command: one }))
const use = (hotspotId: string): Command => ({ type: 'use_hotspot', hotspotId })
const answer = (puzzleId: string, code: string): Command => ({ type: 'answer', puzzleId, answer: { code } })

/** What chance rarely comes to: a long talk, an item used, all hints, a wrong answer, and in the lit corner what was
 * the other’s in the dark. */
const rare = played([
  ['bob', { type: 'join' }],
  ...(
    [
      ['ada', 'a'],
      ['bob', 'b'],
    ] as const
  ).flatMap(([playerId, role]): [string, Command][] => [
    [playerId, use(`chest-${role}`)],
    [playerId, answer(`chest-${role}`, '1234')],
    [playerId, { type: 'take_hint', puzzleId: `chest-${role}` }],
    [playerId, use('maid')],
    [playerId, { type: 'choose', step: 0, choice: 0 }],
    [playerId, { type: 'choose', step: 0, choice: 0 }],
  ]),
  ...['ada', 'bob', 'ada'].flatMap((playerId): [string, Command][] => [
    [playerId, use('safe')],
    [playerId, { type: 'take_hint', puzzleId: 'safe' }],
  ]),
  ['ada', use('lever-a')],
  ['bob', use('lever-b')],
  ['ada', use('glass-a')],
  ['bob', use('glass-b')],
  ['bob', use('safe')],
  ['bob', use('coin')],
  ['ada', { type: 'use_item', itemId: 'coin' }],
  ['bob', { type: 'use_item', itemId: 'coin' }],
  ['ada', use('safe')],
  ['ada', answer('safe', '0427')],
  ['ada', use('lit-b')],
  ['bob', use('lit-a')],
])

/** Of the step and the puzzle that the player has before them. */
function asSent({ state }: Table, playerId: string, sent: Command): Command {
  const place = state.players[playerId]
  if ('step' in sent) return { ...sent, step: place?.dialogue?.step ?? 0 }
  return 'puzzleId' in sent && sent.type !== 'arrive' ? { ...sent, puzzleId: place?.puzzleId ?? sent.puzzleId } : sent
}

test('random games of two roles never show one role the other’s things', { timeout: 60_000 }, () => {
  const seenBy = { a: new Set<string>(), b: new Set<string>() }
  fc.assert(
    fc.property(sequences, (sequence) => {
      const table = new Table({ ...rolesGame(), goals })
      for (const { playerId, command: sent } of sequence) {
        table.here = Object.keys(table.state.players)
        const lampBefore = table.state.flags.lamp === true
        const result = table.try(asSent(table, playerId, sent), playerId)
        const events = 'refused' in result ? [] : result.events
        const present = presentIds(table.state.players)
        for (const id of present) {
          const player = table.state.players[id]!
          const [role] = player.roles
          const isShared = present.length > 1
          expect(player.roles).toHaveLength(isShared ? 1 : 2)
          if (!isShared || !role) continue
          for (const language of ['en', 'fr'] as const) {
            const view = project(table.game.edition, table.state, id, language, table.clock)!
            const twoAt = view.scene.hotspots.flatMap((each) => (each.takesTwo ? [each.id] : []))
            expect(twoAt).not.toContain(`glass-${otherRole(role)}`)
            const seen = JSON.stringify([
              view,
              events.map((event) => presentEvent(table.game.edition, event, language, player.roles)),
            ])
            const other = otherRole(role).toUpperCase()
            const at = seen.indexOf(`ONLY-${other}`)
            expect(at < 0 ? '' : seen.slice(Math.max(0, at - 200), at + 60), `${id} has role ${role}`).toBe('')
            if (!lampBefore && table.state.flags.lamp !== true) expect(seen).not.toContain(`LIT-${otherRole(role)}`)
            for (const [word] of seen.matchAll(/(?:ONLY|LIT)-[\w-]+/g)) seenBy[role].add(word)
          }
        }
        const held = new Set(present.flatMap((id) => table.state.players[id]!.roles))
        if (present.length > 0) expect(held.size).toBe(2)
      }
      expect(table.events.reduce(evolve, initialState({ seed: 7 }))).toEqual(table.state)
      expect(readState(JSON.parse(JSON.stringify(table.state)), stateVersion)).toEqual(table.state)
    }),
    { numRuns: sequencesOf(1_500), examples: [[rare]] },
  )
  // Each role’s own things were seen, and in light the other’s as well
  for (const role of roles)
    expect([...seenBy[role]].map((word) => word.replace(`ONLY-${role.toUpperCase()}-`, ''))).toEqual(
      expect.arrayContaining([
        'picture',
        'alt',
        'description',
        'look',
        'door',
        'chest',
        'room',
        'room-picture',
        'room-description',
        'hint',
        'chest-hint',
        'reply',
        'use',
        'effect',
        'choice',
        'answer',
        'reward',
        'last',
        'back',
        'look-line',
        'look-close-up',
        'glass-line',
        'lever',
        'lever-line',
        'goal',
        'shut',
        `LIT-${roles[0]}`,
        `LIT-${roles[1]}`,
      ]),
    )
})
