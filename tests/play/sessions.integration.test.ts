import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Board } from '#app/features/play/groups/board.ts'
import { hits } from '#tests/authorization/crawl.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { openPartyWorld, partySecrets } from '#tests/support/party-world.ts'
import type { PartyWorld } from '#tests/support/party-world.ts'
import { play } from '#tests/support/made-adventure.ts'
import type { Person, Reply } from '#tests/support/person.ts'
import { comeToTeam, openSession, orderTeams } from '#tests/support/session-driver.ts'
import { filesOf } from '#tests/studio/zips.ts'

let world: PartyWorld
let teacher: Person
let rival: Person

beforeAll(async () => {
  world = await openPartyWorld()
  teacher = await world.member('teacher@example.org')
  rival = await world.member('rival@example.org')
}, 120_000)

afterAll(() => world?.close())

const canaries = [
  ...Object.values(partySecrets).filter((secret) => typeof secret === 'string'),
  ...partySecrets.look.lines,
]

const boardsIn = (text: string): Board[] =>
  [...text.matchAll(/^event: board\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as Board)

test('a session belongs to its organiser; a team’s link leads to that team, and to nothing else', async () => {
  const { database, made } = world
  const { id, teams } = await openSession(teacher, database, made.id)
  const [owls, foxes] = teams
  const [ada, bo] = [world.person(), world.person()]
  await comeToTeam(ada, owls!.code, 'Ada')
  await comeToTeam(bo, foxes!.code, 'Bo')
  const { text } = await teacher.get(`/sessions/${id}/teams/${owls!.id}`)
  const link = /\/s\/\w{22}\b/.exec(text)![0]
  expect((await ada.get(link)).text).toContain('Owls')
  expect((await world.person().get(`${link}x`)).status).toBe(404)
  const others: [string, Person][] = [
    ['a visitor', world.person()],
    ['another organiser', rival],
    ['a player of it', ada],
  ]
  for (const [who, person] of others) {
    const replies = [
      await person.get(`/sessions/${id}`),
      await person.get(`/sessions/${id}/sheet`),
      await person.get(`/sessions/${id}/teams/${owls!.id}`),
      await orderTeams(person, id, { order: 'start' }),
    ]
    expect([who, ...replies.map(({ status }) => status).filter((status) => status < 300)]).toEqual([who])
    const data = await person.get(`/sessions/${id}.data`)
    for (const { text } of [...replies, data]) expect(text).not.toContain('Class 6B')
    const stream = await openEventStream(person, `/api/sessions/${id}/events`)
    stream.leave()
    expect(stream.status).not.toBe(200)
  }
  await orderTeams(teacher, id, { order: 'start' })
  for (const path of [`/run/${foxes!.runId}`, `/api/runs/${foxes!.runId}/commands`])
    expect((await ada.get(path)).status).toBe(404)
  expect((await ada.postJson(`/api/runs/${foxes!.runId}/group`, { stuck: true })).status).toBe(404)
  expect((await bo.postJson(`/api/runs/${foxes!.runId}/group`, { stuck: true })).status).toBe(204)
})

test('before the start players get nothing of the game, and while it is paused nothing new', async () => {
  const { database, made } = world
  const { id, teams } = await openSession(teacher, database, made.id)
  const { code, runId } = teams[0]!
  const ada = world.person()
  await comeToTeam(ada, code, 'Ada')
  const waiting: [string, Reply][] = []
  for (const path of [`/s/${code}`, `/s/${code}.data`, `/run/${runId}`, `/api/runs/${runId}/commands`])
    waiting.push([path, await ada.get(path)])
  waiting.push(['a move', await play(ada, runId, { type: 'use_hotspot', hotspotId: made.ids.key })])
  expect(waiting.map(([, { status }]) => status)).toEqual([200, 200, 404, 404, 404])
  expect(hits(waiting, [...canaries, made.ids.hall, made.ids.lock, made.ids.key])).toEqual([])
  await orderTeams(teacher, id, { order: 'start' })
  expect((await ada.get(`/s/${code}`)).headers.location).toBe(`/run/${runId}`)
  await orderTeams(teacher, id, { order: 'pause' })
  const paused: [string, Reply][] = []
  for (const command of [
    { type: 'use_hotspot', hotspotId: made.ids.lock },
    { type: 'answer', puzzleId: made.ids.puzzle, answer: { code: partySecrets.code } },
    { type: 'ask_goal' },
  ])
    paused.push([command.type, await play(ada, runId, command)])
  for (const [, { text }] of paused) expect(JSON.parse(text)).toMatchObject({ refused: { code: 'halted' } })
  expect(hits(paused, canaries)).toEqual([])
})

test('an organiser sees each team’s way within a second, also of moves that another process took', async () => {
  const { database, made, second } = world
  const { id, teams } = await openSession(teacher, database, made.id, { starts: 'as_they_come' })
  const [owls] = teams
  const ada = world.person()
  const elsewhere = world.at(second, ada)
  await comeToTeam(elsewhere, owls!.code, 'Ada')
  const stream = await openEventStream(teacher, `/api/sessions/${id}/events`)
  const boardWith = (fits: (board: Board) => boolean) =>
    vi.waitFor(() => expect(boardsIn(stream.text()).some(fits)).toBe(true), { timeout: 10_000, interval: 20 })
  await boardWith(({ teams: [team] }) => team?.standing === 'playing')
  await play(elsewhere, owls!.runId, { type: 'use_hotspot', hotspotId: made.ids.lock })
  const began = performance.now()
  await play(elsewhere, owls!.runId, { type: 'answer', puzzleId: made.ids.puzzle, answer: { code: 'NOTTHISONE' } })
  await boardWith(({ teams: [team] }) => team?.wrong === 1)
  expect(performance.now() - began).toBeLessThan(2_000)
  expect(boardsIn(stream.text()).at(-1)!.teams[0]).toMatchObject({
    name: 'Owls',
    lastWrong: [{ text: 'NOTTHISONE' }],
    members: [{ name: 'Ada' }],
  })
  stream.leave()
  expect(hits([['the board', { ...(await teacher.get(`/sessions/${id}`)) }]], canaries)).toEqual([])
})

test('a session’s code is typed where invitations are; teams name themselves and come back', async () => {
  const { database, made } = world
  const { code, id } = await openSession(teacher, database, made.id, { arrival: 'named', starts: 'as_they_come' })
  const player = world.person()
  const shown = `${code!.slice(0, 5)}-${code!.slice(5)}`.toLowerCase()
  expect((await player.get(`/join?code=${shown}`)).headers.location).toBe(`/join/${code}`)
  expect((await player.get(`/join/${code}`)).headers.location).toBe(`/s/${code}`)
  const come = (person: Person, team: string, name: string) => person.postForm(`/s/${code}`, { team, name })
  expect((await come(player, ' ', '')).status).toBe(400)
  const link = (await come(player, 'Lynx', 'Ada')).headers.location!
  const run = (await player.get(link)).headers.location
  expect(run).toMatch(/^\/run\//)
  const second = world.person()
  expect((await come(second, 'lynx', 'Bo')).headers.location).toBe(link)
  expect((await player.get(link)).headers.location).toBe(run)
  await orderTeams(teacher, id, { order: 'end' })
  expect((await come(world.person(), 'Lynx', 'Cy')).status).toBe(409)
})

test('an organiser exports sessions and teams; what is wrong in a form is told at its place', async () => {
  const { database, made } = world
  await openSession(teacher, database, made.id, { name: 'Summer party', teams: 'Night herons\nNewts' })
  const files = await filesOf((await teacher.postForm('/api/account/export')).bytes)
  expect(String(files['sessions.json'])).toContain('Night herons')
  const refused = await teacher.postForm(`/sessions/new/${made.id}`, {
    name: 'Kept',
    arrival: 'list',
    teams: 'alone',
    starts: 'together',
    minutes: 'x',
    days: '30',
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('value="Kept"')
  expect(refused.text.match(/aria-invalid="true"/g)).toHaveLength(2)
})
