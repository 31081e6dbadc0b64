import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { play, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { invite, join as joinParty } from '#tests/support/party-driver.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { runJob } from './job.ts'
import type { LoadResult } from './job.ts'
import type { RawJob, RawResult } from './raw-sql.ts'
import type { RawRun, RecordedMove } from './recorded-move.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

export type MoveFigures = { atOnce: number; product: LoadResult; raw: RawResult; statements: number }

const announcing = 'announce_moves'
const poolSize = 20
/** Alternating, and the median counts: other work of the machine would disturb one of them. */
const rounds = 3
const execute = promisify(execFile)

/** A move over HTTP beside its very statements by pg alone, for each number of players at once. */
export async function measureMoves(
  world: ThrowAwayWorld,
  made: MadeAdventure,
  { together, ...times }: { levels: readonly number[]; ms: number; together: boolean },
): Promise<MoveFigures[]> {
  const most = Math.max(...times.levels)
  const recorded = await recordMove(world, made, together)
  const players = await Promise.all(Array.from({ length: most }, () => begin(world.server.url, made, together)))
  if (together) await holdElsewhere(world)
  const figures: MoveFigures[] = []
  for (const atOnce of times.levels) {
    const each = { atOnce, warmMs: times.ms / 3, ms: times.ms }
    const measured: MoveFigures[] = []
    for (let round = 0; round < rounds; round++) {
      const product = await runJob({
        ...jobOf(world.server.url, made, players.slice(0, atOnce).map(asHost)),
        ...each,
        most: 100_000,
        lanes: true,
      })
      const rawPlayers = await Promise.all(
        Array.from({ length: atOnce }, () => begin(world.server.url, made, together)),
      )
      const raw = await runRaw({
        connection: world.databaseUrl,
        statements: recorded,
        runs: await rawRuns(world, rawPlayers.map(asHost)),
        poolSize,
        ...each,
      })
      measured.push({ atOnce, product, raw, statements: recorded.length })
    }
    figures.push(measured.toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(rounds / 2)]!)
  }
  return figures
}

/** Of moves a second to those of the statements alone. */
export const ratioOf = ({ product, raw }: MoveFigures): number => product.perSecond / raw.perSecond

type Player = { person: Person; runId: string }

async function holdElsewhere({ databaseUrl }: ThrowAwayWorld): Promise<void> {
  const client = new DatabaseClient({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into player_streams (player_id, process_id, seen_at) select id, $1::uuid, now() + interval '1 hour' from players`,
      [crypto.randomUUID()],
    )
  } finally {
    await client.end()
  }
}

export async function begin(url: string, made: MadeAdventure, together: boolean): Promise<Player> {
  const person = new Person(url)
  const runId = await startRun(person, made.id)
  if (together) {
    const other = new Person(url)
    await joinParty(other, await invite(person, runId), 'Bo')
    other.close()
  }
  person.close()
  return { person, runId }
}

export function jobOf(url: string, made: MadeAdventure, hosts: readonly Host[]) {
  const { port, hostname: host } = new URL(url)
  const requests = [{ type: 'use_hotspot', hotspotId: made.ids.lock }, { type: 'close_puzzle' }].flatMap((command) =>
    hosts.map(({ runId, cookie }) => ({
      path: `/api/runs/${runId}/commands`,
      headers: {
        host: `${host}:${port}`,
        origin: url,
        cookie,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ commandId: '$command', command }),
    })),
  )
  return { host, port: Number(port), requests }
}

export async function recordMove(
  { databaseUrl }: Pick<ThrowAwayWorld, 'databaseUrl'>,
  made: MadeAdventure,
  together: boolean,
): Promise<RecordedMove> {
  const { path: folder, remove } = throwAwayFolder('whodini-record-')
  const file = join(folder, 'queries')
  writeFileSync(file, '')
  const hook = fileURLToPath(new URL('record-queries.mjs', import.meta.url))
  const server = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '1000000',
    SEED_SAMPLES: 'off',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${hook}`,
    RECORD_QUERIES: file,
  })
  try {
    const player = await begin(server.url, made, together)
    // The edition is read once and kept, so it is not part of a move
    await play(player.person, player.runId, { type: 'use_hotspot', hotspotId: made.ids.lock })
    await play(player.person, player.runId, { type: 'close_puzzle' })
    writeFileSync(file, '')
    const commandId = crypto.randomUUID()
    const reply = await play(player.person, player.runId, { type: 'use_hotspot', hotspotId: made.ids.lock }, commandId)
    const { version } = JSON.parse(reply.text) as { version: number }
    const written = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RecordedMove[number])
    // Moves are announced after their answers, many together: that cost is the product's
    const lines = written.filter(({ name }) => name !== announcing)
    player.person.close()
    const [run] = await rawRuns({ databaseUrl }, [asHost(player)])
    return templates(lines, run!, commandId, version - 1)
  } finally {
    await server.stop()
    remove()
  }
}

function templates(lines: RecordedMove, run: RawRun, commandId: string, version: number): RecordedMove {
  const names: [string, string][] = [
    [run.$run, '$run'],
    [run.$player, '$player'],
    [run.$hash, '$hash'],
    [run.$guest, '$guest'],
    [commandId, '$command'],
  ]
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named)
    return typeof value === 'string'
      ? names.reduce((text, [known, name]) => text.replaceAll(known, name), value)
      : value
  }
  return lines.map(({ name, text, values }, at) => {
    const versionAt = name === 'commit_move' ? Number(/\bversion = \$(\d+)/.exec(text)![1]) - 1 : -1
    return {
      name: name ?? `statement_${at}`,
      text,
      values: values.map((value, place) => (place === versionAt && value === version ? '$version' : named(value))),
    }
  })
}

export type Host = { runId: string; cookie: string }

export const asHost = ({ person, runId }: Player): Host => ({ runId, cookie: person.cookieHeader ?? '' })

export async function rawRuns(
  { databaseUrl }: Pick<ThrowAwayWorld, 'databaseUrl'>,
  hosts: readonly Host[],
): Promise<RawRun[]> {
  const client = new DatabaseClient({ connectionString: databaseUrl })
  await client.connect()
  try {
    const runs: RawRun[] = []
    for (const { runId, cookie } of hosts) {
      const token = /whodini_guest=(\w+)/.exec(cookie)![1]!
      const { rows } = await client.query<{ id: string; version: number }>(
        `select p.id, r.version from runs r join parties t on t.run_id = r.id join players p on p.party_id = t.id
         where r.id = $1 and p.guest_token_hash = $2`,
        [runId, guestHash(token)],
      )
      const { id, version } = rows[0]!
      runs.push({ $run: runId, $player: id, $hash: guestHash(token), $guest: token.slice(0, 11), version })
    }
    return runs
  } finally {
    await client.end()
  }
}

export async function runRaw(job: RawJob): Promise<RawResult> {
  const { path: folder, remove } = throwAwayFolder('whodini-raw-')
  try {
    const file = join(folder, 'job.json')
    writeFileSync(file, JSON.stringify(job))
    const { stdout } = await execute(process.execPath, [fileURLToPath(new URL('raw-sql.ts', import.meta.url)), file], {
      timeout: 120_000,
    })
    return JSON.parse(stdout) as RawResult
  } finally {
    remove()
  }
}
