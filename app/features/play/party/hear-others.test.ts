import { expect, test } from 'vitest'
import { project } from '#app/features/engine/project.ts'
import { rolesGame } from '#app/features/engine/roles.fixtures.ts'
import { Table } from '#app/features/engine/study.fixtures.ts'
import { memberOf, quietParty } from '#app/features/play/live/party-snapshot.fixtures.ts'
import type { PartyNotice } from '#app/features/play/live/stream-events.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import { hearOthers } from './hear-others.ts'
import { rolesTold } from './role-words.ts'

const party = quietParty([memberOf('ada', 'Ada'), memberOf('bob', 'Bob')])

/** A page of Ada's that shows what the stream sends only when `show` is called. */
function pageOf(table: Table) {
  const told: string[] = []
  const snapshot = (): RunSnapshot => ({
    version: table.events.length,
    language: 'en',
    view: project(table.game.edition, table.state, 'ada', 'en', table.clock)!,
    media: {},
    hintsUsed: 0,
  })
  let shown = snapshot()
  const tellRoles = rolesTold()
  const hear = hearOthers({
    run: () => ({ snapshot: shown, overhear: () => {}, look: () => {} }),
    isOwn: () => false,
    dispatch: (event) => event.type === 'told' && told.push(...event.told.map(({ text }) => text)),
    sign: { ping: () => {}, reaction: () => {} },
    roleTold: tellRoles,
  })
  return {
    told,
    moved: (...events: PartyNotice[]) => hear({ name: 'moved', data: { ...snapshot(), events } }),
    named: (members = party.members) => hear({ name: 'party', data: { ...party, members } }),
    show() {
      shown = snapshot()
      told.push(...tellRoles(shown.view.roles, 'ada').map(({ text }) => text))
    },
  }
}

const by = (playerId: string, type: 'player_joined' | 'player_left'): PartyNotice => ({
  by: playerId,
  commandId: `${playerId}-${type}`,
  notice: { type, playerId },
})

test('the party may be told before the page shows who left: the roles are told once', () => {
  const table = new Table(rolesGame())
  table.do({ type: 'join' }, 'bob')
  const page = pageOf(table)
  page.named()
  page.show()
  page.told.length = 0
  table.do({ type: 'leave' }, 'bob')
  page.moved(by('bob', 'player_left'))
  page.named([memberOf('ada', 'Ada')])
  page.show()
  expect(page.told).toEqual(['You have both roles now: you see what either of them sees.', 'Bob left the party.'])
})

test('who joins is named by the party that comes after, with the role that is left', () => {
  const table = new Table(rolesGame())
  const page = pageOf(table)
  page.named([memberOf('ada', 'Ada')])
  page.show()
  table.do({ type: 'join' }, 'bob')
  page.moved(by('bob', 'player_joined'))
  expect(page.told).toEqual([])
  page.named()
  page.show()
  expect(page.told).toEqual(['You are now Role A. Tell your partner what you see.', 'Bob joined the party.'])
})
