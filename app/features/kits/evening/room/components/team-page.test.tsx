import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { room, roomPuzzle } from '#app/features/kits/documents/room.fixtures.ts'
import { newRoom } from '#app/features/kits/evening/room/new-room.ts'
import { teamView, timerView } from '#app/features/kits/evening/room/present-room.ts'
import type { RoomEvening } from '#app/features/kits/evening/room/room-evening.ts'
import { m } from '#app/i18n/generated/messages.js'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { TeamPage } from './team-page.tsx'
import { TimerPage } from './timer-page.tsx'

const document = room({
  roomPuzzles: [
    roomPuzzle({ id: 'box', name: 'The tin', lockType: 'digits3', solution: '412' }),
    roomPuzzle({ id: 'door', name: 'The door', lockType: 'word', solution: 'OWL', endsRoom: true, displayOrder: 1 }),
  ],
})
const begun: RoomEvening = { ...newRoom({ team: 'Owls', teamId: 'team', minutes: 30 }), startedAt: 0 }
const looking = (state: RoomEvening) => ({
  room: document,
  state,
  version: 1,
  language: 'en' as const,
  title: 'Room',
  now: 0,
})
const last = { kit: '/kit/1', reviews: null, creator: null }

function pages(state: RoomEvening) {
  overwriteGetLocale(() => 'en')
  const team = teamView(looking(state), { kitId: 'kit', last })
  return {
    phone: renderToStaticMarkup(
      <MemoryRouter>
        <TeamPage path="/team" first={team} scanned={null} />
      </MemoryRouter>,
    ),
    screen: renderToStaticMarkup(<TimerPage path="/timer" first={timerView(looking(state))} />),
  }
}

test.each([true, false])('nothing stands open beside the end while the host tells it (won: %s)', (hasEscaped) => {
  const { phone } = pages({ ...begun, endedAt: 60_000, hasEscaped })
  const [shown, folded] = phone.split('<details')
  expect(shown).toContain(hasEscaped ? m.evening_room_end_won() : m.evening_room_end_lost())
  expect(shown).not.toContain(m.evening_guest_last_kit())
  expect(folded).toContain(m.evening_room_last())
  expect(folded).toContain(m.evening_guest_last_kit())
  expect(folded).not.toMatch(/^[^>]* open/u)
})

test('a team chooses at which shut lock it is stuck, and then phone and screen name it', () => {
  const { phone } = pages({ ...begun, locks: [{ puzzleId: 'door', openedAfter: 1, wrong: 0, waitUntil: 0, hints: 0 }] })
  expect([...phone.matchAll(/<option value="(\w+)"/gu)].map(([, id]) => id)).toEqual(['box'])
  const stuck = pages({ ...begun, isStuck: true, stuckAt: 'box' })
  expect(stuck.phone).toMatch(/stuck at: \S+\sThe tin/u)
  expect(stuck.phone).not.toContain('<select')
  expect(stuck.screen).toMatch(/stuck at: \S+\sThe tin/u)
  expect(pages({ ...begun, isStuck: true }).screen).toContain(m.evening_room_team_stuck())
})
