import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { startRun } from '#tests/support/made-adventure.ts'
import { invite, join as joinParty } from '#tests/support/party-driver.ts'
import { Person } from '#tests/support/person.ts'
import { openTwoServers } from '#tests/support/two-servers.ts'
import type { TwoServers } from '#tests/support/two-servers.ts'
import { checkParty } from './check-party.ts'
import type { PartyFaults } from './check-party.ts'
import { publishManyThings } from './many-things.ts'
import { PartyPlayer } from './party-player.ts'

export type PartyKillFigures = PartyFaults & {
  rounds: number
  players: number
  acknowledged: number
  connections: number
  picked: number
  things: number
  readyMs: number[]
  agreedMs: number
}

const others = ['Bo', 'Cleo', 'Dov', 'Eli', 'Fay']
const patienceMs = 20_000

/** Six players, one with an account, on two server processes; networks go, processes are killed (-9). At the end all
 * must see the same state, including everything acknowledged to them. */
export async function runPartyKills({
  rounds,
  loadMs,
  log = () => {},
}: {
  rounds: number
  loadMs: number
  log?: (line: string) => void
}): Promise<PartyKillFigures> {
  const { path: folder, remove } = throwAwayFolder('whodini-party-')
  const postgres = await startThrowAwayPostgres()
  const databaseUrl = stringifyConnection(postgres.connection)
  let servers: TwoServers | undefined
  const people: { close: () => unknown }[] = []
  try {
    servers = await openTwoServers({ DATABASE_URL: databaseUrl, DATA_DIR: folder })
    const { items, runId, players } = await gather(servers.origin, people)
    const readyMs = await killAgainAndAgain(servers, players, { rounds, loadMs, log })
    await Promise.all(players.map((player) => player.rest()))
    const began = performance.now()
    const client = new DatabaseClient({ connectionString: databaseUrl })
    await client.connect()
    try {
      await untilAllHaveSeen(players, await versionOf(client, runId))
      const agreedMs = performance.now() - began
      const { picked, ...faults } = await checkParty(client, { runId, players, items })
      const sum = (of: (player: PartyPlayer) => number) => players.reduce((total, player) => total + of(player), 0)
      return {
        ...faults,
        rounds,
        players: players.length,
        acknowledged: sum(({ acknowledged }) => acknowledged.size),
        connections: sum(({ connections }) => connections),
        picked,
        things: items.length,
        readyMs,
        agreedMs,
      }
    } finally {
      await client.end()
    }
  } finally {
    for (const each of people) await each.close()
    await servers?.close()
    await postgres.stop()
    remove()
  }
}

async function gather(origin: string, people: { close: () => unknown }[]) {
  const someone = () => {
    const person = new Person(origin)
    people.push(person)
    return person
  }
  const creator = someone()
  await creator.signUp('creator@example.org')
  const { made, items } = await publishManyThings(creator)
  const host = someone()
  await host.signUp('host@example.org')
  const runId = await startRun(host, made.id)
  const code = await invite(host, runId)
  const guests: Person[] = []
  for (const name of others) {
    const guest = someone()
    await joinParty(guest, code, name)
    guests.push(guest)
  }
  const players = [host, ...guests].map((person) => new PartyPlayer(person, runId, made))
  people.unshift(...players)
  await Promise.all(players.map((player) => player.listen()))
  return { items, runId, players }
}

async function killAgainAndAgain(
  servers: TwoServers,
  players: readonly PartyPlayer[],
  { rounds, loadMs, log }: { rounds: number; loadMs: number; log: (line: string) => void },
): Promise<number[]> {
  const readyMs: number[] = []
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged.size, 0)
  for (const player of players) player.act()
  for (let round = 1; round <= rounds; round++) {
    const before = acknowledged()
    await sleep(loadMs)
    for (let waited = 0; acknowledged() < before + 10; waited += 10) {
      if (waited > patienceMs) throw new Error('the party makes no moves any more')
      await sleep(10)
    }
    const which = Math.random() < 0.5 ? 0 : 1
    await servers.kill(which)
    readyMs.push(await servers.start(which))
    log(
      `  kill ${round}: server ${which + 1} ready again in ${readyMs.at(-1)!.toFixed(0)} ms, ${acknowledged()} moves so far`,
    )
  }
  return readyMs
}

export async function versionOf(client: pg.Client, runId: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from runs where id = $1', [runId])
  return rows[0]!.version
}

export async function untilAllHaveSeen(players: readonly PartyPlayer[], version: number): Promise<void> {
  const began = performance.now()
  while (players.some(({ view }) => view?.version !== version) && performance.now() - began < patienceMs)
    await sleep(10)
}
