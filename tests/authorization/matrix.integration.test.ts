import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patternsOfRoutes } from './address-map.ts'
import { expected, roles, states } from './expected.ts'
import type { Role, State } from './expected.ts'
import { openMatrixWorld } from './matrix-world.ts'
import type { MatrixWorld } from './matrix-world.ts'
import type { Reply } from '#tests/support/person.ts'
import { addressOf, hasOwnWrite, outcomeOf, read, readData, write } from './requests.ts'

const patterns = patternsOfRoutes()
let world: MatrixWorld

beforeAll(async () => {
  world = await openMatrixWorld()
}, 120_000)

afterAll(() => world?.close())

function firstDifference(one: string, other: string): [string, string] | null {
  if (one === other) return null
  let at = 0
  while (one[at] === other[at]) at++
  return [one.slice(at - 60, at + 60), other.slice(at - 60, at + 60)]
}

const cell = (role: Role, state: State) => ({
  world,
  role,
  state,
  person: world.people[role],
  subject: world.subjects[state],
})

// Reads come first, because starting a run opens more lobbies
describe.each(patterns)('A1: reading %s', (pattern) => {
  test.each(roles)('as %s', async (role) => {
    const outcomes: Record<string, string> = {}
    const betrayed: string[] = []
    let last: { address: string; page: Reply; data?: Reply } | undefined
    for (const state of states) {
      const address = addressOf(pattern, world.subjects[state])
      // An address that no adventure stands in is the same one in every state
      if (last?.address !== address) {
        const page = await read(pattern, cell(role, state))
        // Whoever sees the page may have its data
        const isShown = outcomeOf(page) === '200'
        last = { address, page, ...(isShown ? {} : { data: await readData(pattern, cell(role, state)) }) }
      }
      outcomes[state] = outcomeOf(last.page)
      if (last.data?.status === 200) betrayed.push(`${state}: data was answered with 200`)
      if (last.data?.text.includes(world.subjects[state].title)) betrayed.push(`${state}: data holds the title`)
    }
    expect(outcomes).toEqual(expected[pattern]!.read[role])
    expect(betrayed).toEqual([])
  })
})

describe.each(patterns)('A1: writing to %s', (pattern) => {
  test.each(roles)('as %s', async (role) => {
    const outcomes: Record<string, string> = {}
    let last: { address: string; outcome: string } | undefined
    for (const state of states) {
      const address = addressOf(pattern, world.subjects[state])
      // As above, where nothing is sent that could name an adventure
      if (last?.address !== address || hasOwnWrite(pattern))
        last = { address, outcome: outcomeOf(await write(pattern, cell(role, state))) }
      outcomes[state] = last.outcome
    }
    expect(outcomes).toEqual(expected[pattern]!.write[role])
  })
})

test('A1: of everything written above, only the saves of owner and admin are in the drafts', async () => {
  for (const state of states) {
    const { rows } = await world.database.query<{ lanterns: number; pictures: number }>(
      `select (select count(*)::int from adventure_items where adventure_id = $1 and name = 'Lantern') as lanterns,
        (select count(*)::int from assets where adventure_id = $1 and purpose = 'item') as pictures`,
      [world.subjects[state].id],
    )
    const each = state === 'deleted' ? 0 : 2
    expect({ state, ...rows[0] }).toEqual({ state, lanterns: each, pictures: each })
  }
})

test('A1: a refusal is the same for what does not exist and for what is somebody else’s', async () => {
  const absent = {
    ...world.subjects.draft,
    id: '01a1fc1f-0000-7000-8000-000000000000',
    address: '01a1fc1f-0000-7000-8000-000000000000',
    runId: '01a1fc1f-0000-7000-8000-000000000001',
    media: 'aaaaaaaaaaaaaaaaaaaaaa.webp',
  }
  const shapeOf = (text: string, subject: typeof absent) =>
    text
      .replaceAll(subject.id, 'ID')
      .replaceAll(subject.runId, 'RUN')
      .replaceAll(subject.media, 'MEDIA')
      .replace(/nonce="[^"]*"/g, '')
  for (const pattern of [
    '/adventure/:id',
    '/kit/:id',
    '/play/:id',
    '/editor/:id',
    '/mystery-dinner/:id',
    '/escape-room/:id',
    '/run/:runId',
    '/api/runs/:runId/commands',
    '/api/runs/:runId/party',
    '/api/runs/:runId/events',
    '/api/projects/:id',
    '/api/kits/:id/print',
    '/api/projects/:id/puzzles/:puzzleId/print',
    '/api/projects/:id/game-file',
    '/api/projects/:id/files',
    '/api/projects/:id/copies',
    '/media/:name',
  ]) {
    const person = world.people.other
    const theirs = await read(pattern, { ...cell('other', 'draft'), person })
    const none = await read(pattern, { ...cell('other', 'draft'), person, subject: absent })
    expect([pattern, theirs.status]).toEqual([pattern, 404])
    expect(none.status).toBe(404)
    expect([pattern, firstDifference(shapeOf(theirs.text, world.subjects.draft), shapeOf(none.text, absent))]).toEqual([
      pattern,
      null,
    ])
    expect(Object.keys(theirs.headers).sort()).toEqual(Object.keys(none.headers).sort())
  }
})
