import type { HostView } from '#app/features/kits/evening/evening-views.ts'
import type { RoomHostView } from '#app/features/kits/evening/room/room-views.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { openEvening, seenBy } from '#tests/support/evening-driver.ts'
import type { Person } from '#tests/support/person.ts'
import type { Valid } from './valid-request.ts'

type LinkOf = { address: string } | null | undefined

/** One that is open: its page and links, a guest in it and a clue, or the lock of a room. */
type Opened = { page: string; guest: string; table: string; guestId: string; thingId: string }

export type OpenEvenings = { dinnerId: string; roomId: string; dinner: Opened; room: Opened }

const pathOf = (link: LinkOf): string => new URL(link!.address).pathname

export async function openEvenings(host: Person, databaseUrl: string): Promise<OpenEvenings> {
  const { database, pool } = createDatabase({ connectionString: databaseUrl })
  const dinnerId = (await buildPublishedKit(database, 'mystery-dinner')).id
  const roomId = (await buildPublishedKit(database, 'escape-room')).id
  await pool.query(`select pg_notify('whodini_pages', '')`)
  await pool.end()
  const { path } = await openEvening(host, dinnerId, {}, { detectives: 'Zoe' })
  await host.postJson(`${path}/commands`, { type: 'turn', from: { phase: 0, revealed: 0 } })
  const stage = await seenBy<HostView>(host, path)
  const { headers } = await host.postForm(`/evening/new/${roomId}`, { team: 'Owls', minutes: '45', language: 'en' })
  const page = headers.location!
  await host.postJson(`${page}/commands`, { type: 'start' })
  const game = await seenBy<RoomHostView>(host, page)
  return {
    dinnerId,
    roomId,
    dinner: {
      page: path,
      guest: pathOf(stage.guests[0]?.link),
      table: pathOf(stage.table),
      guestId: stage.guests[0]!.id,
      thingId: stage.clues[0]!.id,
    },
    room: {
      page,
      guest: pathOf(game.teamLink),
      table: pathOf(game.timerLink),
      guestId: game.teamLink!.id,
      thingId: game.list[0]!.id,
    },
  }
}

const pagesOf = ({ page, guest, table, thingId }: Opened): string[] =>
  [page, guest, table].flatMap((path) => [path, `${path}/events`, `${path}/pictures/${thingId}`])

export const eveningPages = ({ dinnerId, roomId, dinner, room }: OpenEvenings): string[] => [
  `/evening/new/${dinnerId}`,
  `/evening/new/${roomId}`,
  ...pagesOf(dinner),
  ...pagesOf(room),
]

const details = { deed: 'details', host: 'Ada', day: '2030-01-01', time: 'noon', place: 'The lake' }

const byHost = ({ guestId, thingId }: Opened): object[] => [
  { type: 'turn', from: { phase: 1, revealed: 0 } },
  { type: 'add', person: 'Max', characterId: null },
  { type: 'rename', guestId, person: 'Zoe' },
  { type: 'replyFor', guestId, reply: 'yes', allergies: 'Nuts', from: { reply: 'none', allergies: '' } },
  { type: 'show', clueId: thingId },
  { type: 'say', text: 'Look up' },
  { type: 'addTime', to: 50 },
  { type: 'opened', puzzleId: thingId },
  details,
  { deed: 'renewTable' },
]

const byGuest = ({ guestId, thingId }: Opened): object[] => [
  { type: 'reply', reply: 'yes', allergies: '' },
  { type: 'notes', text: 'The port.' },
  { type: 'hand', clueId: thingId, toId: guestId },
  { type: 'accuse', characterId: thingId, why: 'The port.' },
  { type: 'answer', puzzleId: thingId, text: 'clock' },
  { type: 'hint', puzzleId: thingId, step: 1 },
  { type: 'stuck', isStuck: true },
]

const commandsTo = (opened: Opened): Valid[] => [
  ...byHost(opened).map((json): Valid => ({
    as: 'creator',
    method: 'POST',
    path: `${opened.page}/commands`,
    json,
  })),
  ...byGuest(opened).map((json): Valid => ({ method: 'POST', path: `${opened.guest}/commands`, json })),
]

export const eveningForms = ({ dinnerId, roomId, dinner, room }: OpenEvenings): Valid[] => [
  { as: 'creator', method: 'POST', path: `/evening/new/${dinnerId}`, form: { host: 'Ada', day: '2030-01-01' } },
  { as: 'creator', method: 'POST', path: `/evening/new/${roomId}`, form: { team: 'Owls', minutes: '45' } },
  ...commandsTo(dinner),
  ...commandsTo(room),
  { as: 'creator', method: 'POST', path: `${dinner.page}/invitations`, form: { paper: 'a4' } },
]
