import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Board } from '#app/features/play/groups/board.ts'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import type { OpenStream } from '#tests/support/event-stream.ts'
import { makeAdventure, play, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { comeToTeam, openSession, orderTeams } from '#tests/support/session-driver.ts'
import { rawRuns, recordMove } from './moves.ts'
import { bareParties, playTogether, startBareStreams } from './parties.ts'
import type { Party } from './parties.ts'
import type { Times } from './reports.ts'
import { fine, judge, row, whole } from './table.ts'
import { targets } from './targets.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

const teams = 60
const playersEach = ['Ada', 'Bo', 'Cy', 'Di']
const everyMs = 4_000
const warmMs = 2_000
const probes = 20
const joinedAtOnce = 8

type Gathered = { sessionId: string; parties: Party[] }

/** A full session: how long a move takes beside a loop that commits the same, and how late the organiser sees it. */
export async function reportSessions({ ms }: Times): Promise<void> {
  const { path: folder, remove } = throwAwayFolder('whodini-memory-')
  const memory = join(folder, 'bare')
  writeFileSync(memory, '')
  try {
    await inThrowAwayWorld((world) => measure(world, memory, ms), { durable: true })
  } finally {
    remove()
  }
}

async function measure(world: ThrowAwayWorld, memory: string, ms: number): Promise<void> {
  const organiser = new Person(world.server.url)
  await organiser.signUp('organiser@example.org')
  const made = await makeAdventure(organiser, { title: 'The measured house' })
  await publish(organiser, made.id, 'published', '1-4')
  const { sessionId, parties } = await gatherTeams(world, organiser, made)
  // The loop commits to its own runs
  const theirs = await gatherTeams(world, organiser, made)
  const hosts = theirs.parties.map(({ runId, players }) => ({ runId, cookie: players[0]!['Cookie']! }))
  const job = (origin: string, all: Omit<Party, 'runId'>[]) => ({
    origin,
    parties: all,
    play: { everyMs, warmMs, ms: ms * 4 },
  })
  const { sample } = await playTogether({
    ...job(world.server.url, parties.slice(1, 5)),
    play: { everyMs: everyMs / 10, warmMs: 0, ms: everyMs },
  })
  const loop = await startBareStreams(
    {
      message: sample,
      connection: world.databaseUrl,
      poolSize: 20,
      statements: await recordMove(world, made, true),
      runs: await rawRuns(world, hosts),
    },
    memory,
  )
  try {
    const [first, ...others] = parties
    const screen = await openEventStream(organiser, `/api/sessions/${sessionId}/events`)
    const [product, delays] = await Promise.all([
      playTogether(job(world.server.url, others)),
      sleep(warmMs).then(() => probe(world, made, first!, screen)),
    ])
    screen.leave()
    const bare = await playTogether(job(loop.origin, bareParties(theirs.parties)))
    console.log(
      `A session of ${teams} teams of ${playersEach.length}, a move every ${everyMs / 1_000} s in each, beside a loop that commits the same statements on the same disk`,
    )
    row(['', 'moves', 'answer p50 ms', 'p99 ms', 'seen p99 ms'])
    for (const [name, { moves, answered, seen }] of [
      ['the loop', bare],
      ['the product', product],
    ] as const)
      row([name, whole(moves), fine(answered.p50), fine(answered.p99), fine(seen.p99)])
    const lost = product.missing + product.failed
    judge('a move in a full session, nothing lost', '0', String(lost), lost === 0)
    judge(
      'a move in a full session (p99)',
      `< ${targets.sessionMoveMs} ms`,
      `${fine(product.answered.p99)} ms, the loop ${fine(bare.answered.p99)} ms`,
      product.answered.p99 < targets.sessionMoveMs,
    )
    const latest = Math.max(...delays)
    judge(
      'the organiser sees a move',
      `< ${targets.organiserMs} ms`,
      `at worst ${fine(latest)} ms of ${delays.length}`,
      latest < targets.organiserMs,
    )
  } finally {
    loop.stop()
    organiser.close()
  }
}

async function gatherTeams(
  { server: { url }, databaseUrl }: ThrowAwayWorld,
  organiser: Person,
  made: MadeAdventure,
): Promise<Gathered> {
  const database = new DatabaseClient({ connectionString: databaseUrl })
  await database.connect()
  try {
    const session = await openSession(organiser, database, made.id, {
      teams: String(teams),
      starts: 'together',
      minutes: '',
    })
    const bodies = [{ type: 'use_hotspot', hotspotId: made.ids.lock }, { type: 'close_puzzle' }].map((command) =>
      JSON.stringify({ commandId: '$command', command }),
    )
    const left = [...session.teams.entries()]
    const parties: Party[] = []
    const lane = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [place, team] = next
        const people = playersEach.map(() => new Person(url))
        for (const [at, person] of people.entries()) await comeToTeam(person, team.code, playersEach[at]!)
        for (const person of people) person.close()
        const { runId } = team
        parties[place] = {
          runId,
          stream: `/api/runs/${runId}/events`,
          moves: `/api/runs/${runId}/commands`,
          bodies,
          players: people.map((person) => ({ Cookie: person.cookieHeader! })),
        }
      }
    }
    await Promise.all(Array.from({ length: joinedAtOnce }, lane))
    const began = performance.now()
    await orderTeams(organiser, session.id, { order: 'start' })
    console.log(`${teams} teams of ${playersEach.length} started in ${fine(performance.now() - began)} ms`)
    return { sessionId: session.id, parties }
  } finally {
    await database.end()
  }
}

/** Ms from a move's sending until the organiser's screen shows its team elsewhere. */
async function probe(
  world: ThrowAwayWorld,
  made: MadeAdventure,
  { runId, players }: Party,
  screen: OpenStream,
): Promise<number[]> {
  const player = new Person(world.server.url)
  player.extra['Cookie'] = players[0]!['Cookie']!
  const delays: number[] = []
  for (let at = 0; at < probes; at++) {
    const known = screen.text().length
    const began = performance.now()
    const isOpening = at % 2 === 0
    const command = isOpening ? { type: 'use_hotspot', hotspotId: made.ids.lock } : { type: 'close_puzzle' }
    const reply = await play(player, runId, command)
    if (reply.status !== 200) throw new Error(`a probe was refused: ${reply.status} ${reply.text}`)
    const before = placesOf(screen.text().slice(0, known))
    while (placesOf(screen.text()) === before) {
      if (performance.now() - began > 10_000) throw new Error('the organiser does not see a move')
      await sleep(5)
    }
    delays.push(performance.now() - began)
  }
  player.close()
  return delays
}

/** Of the first team, on the newest picture. */
function placesOf(text: string): string {
  const start = text.lastIndexOf('event: board\ndata: ')
  const end = text.indexOf('\n\n', start)
  if (start < 0) return ''
  if (end < 0) return placesOf(text.slice(0, start))
  const board = JSON.parse(text.slice(start + 'event: board\ndata: '.length, end)) as Board
  return JSON.stringify(board.teams[0]?.places)
}
