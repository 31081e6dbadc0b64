import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { findCluster } from '#server/postgres/folders.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { makeAdventure, play, publish, startRun } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import type { Reply } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'

export type AwayFigures = {
  answered: Record<string, number>
  wrong: string[]
  slowestMs: number
  soon: number
  /** Pages served from memory and marked as stale. */
  stale: number
  recoveredMs: number
}

type Asker = { name: string; ask: () => Promise<Reply> }

/** `stopped` ends PostgreSQL under load; `frozen` leaves it without an answer, as a broken network does. */
export async function runDatabaseAway({
  how,
  seconds,
}: {
  how: 'stopped' | 'frozen'
  seconds: number
}): Promise<AwayFigures> {
  const { path: folder, remove } = throwAwayFolder('whodini-away-')
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const log = (): void => {}
  let postgres = await startEmbeddedPostgres({ dataDir, log })
  try {
    const server = await startProduct({
      DATABASE_URL: stringifyConnection(postgres.connection),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000000',
      SEED_SAMPLES: 'off',
      LOG_LEVEL: 'error',
    })
    try {
      const askers = await openAskers(server.url)
      const load = beginLoad(askers)
      await load.rounds(3)
      const giveBack = how === 'stopped' ? await stopIt() : freeze(dataDir)
      load.away = true
      await sleep(seconds * 1000)
      load.away = false
      await giveBack()
      const recoveredMs = await untilWell(askers)
      const { answered, wrong, slowestMs, soon, stale, all } = await load.stop()
      if (server.process.exitCode !== null || server.process.signalCode !== null)
        wrong.unshift(`the server ended:\n${server.output()}`)
      return { answered, wrong, slowestMs, stale, soon: all === 0 ? 0 : soon / all, recoveredMs }
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    remove()
  }

  async function stopIt(): Promise<() => Promise<void>> {
    await postgres.stop()
    return async () => {
      postgres = await startEmbeddedPostgres({ dataDir, log })
    }
  }
}

function freeze(dataDir: string): () => Promise<void> {
  const pid = Number(readFileSync(join(findCluster(dataDir)!, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  const all = [pid, ...children]
  for (const each of all) process.kill(each, 'SIGSTOP')
  return async () => {
    for (const each of all.toReversed()) process.kill(each, 'SIGCONT')
  }
}

async function openAskers(url: string): Promise<Asker[]> {
  const creator = new Person(url)
  await creator.signUp('creator@example.org')
  const made = await makeAdventure(creator, { title: 'Under load' })
  await publish(creator, made.id)
  const player = new Person(url)
  const runId = await startRun(player, made.id)
  const visitor = new Person(url)
  let turns = 0
  const turn = () => (turns++ % 2 === 0 ? { type: 'use_hotspot', hotspotId: made.ids.lock } : { type: 'close_puzzle' })
  return [
    { name: 'a visitor’s page', ask: () => visitor.get('/library') },
    { name: 'a visitor’s search', ask: () => visitor.get(`/library?q=${Math.random()}`) },
    { name: 'a member’s page', ask: () => creator.get('/creator') },
    { name: 'a member’s data', ask: () => creator.get('/creator.data') },
    { name: 'the editor', ask: () => creator.get(`/editor/${made.id}`) },
    { name: 'a save', ask: () => creator.postJson(`/editor/${made.id}`, { intent: 'check-draft' }) },
    { name: 'a picture', ask: () => visitor.get(made.pictures[0]!.url) },
    { name: 'a run', ask: () => player.get(`/run/${runId}`) },
    { name: 'a move', ask: () => play(player, runId, turn()) },
    { name: 'readiness', ask: () => visitor.get('/readyz') },
  ]
}

function beginLoad(askers: readonly Asker[]) {
  const figures = {
    answered: {} as Record<string, number>,
    wrong: [] as string[],
    slowestMs: 0,
    soon: 0,
    stale: 0,
    all: 0,
  }
  const counts = askers.map(() => 0)
  const load = { away: false, on: true }
  const loops = askers.map(async ({ name, ask }, at) => {
    while (load.on) {
      const began = performance.now()
      const wasAway = load.away
      const reply = await ask().catch(
        (error: Error) => ({ status: 0, headers: {}, text: error.message }) as Partial<Reply> & { status: number },
      )
      counts[at]!++
      const took = performance.now() - began
      if (load.on || took > 3_000) figures.slowestMs = Math.max(figures.slowestMs, took)
      if (wasAway) {
        figures.all++
        if (took < 3_000) figures.soon++
        judge(name, reply)
      }
      await sleep(20)
    }
  })
  const judge = (name: string, reply: Pick<Reply, 'status'> & Partial<Reply>): void => {
    figures.answered[reply.status] = (figures.answered[reply.status] ?? 0) + 1
    if (reply.headers?.['cache-status']) figures.stale++
    const kept = reply.status === 200 && reply.headers?.etag !== undefined
    const refused = reply.status === 503 && Number(reply.headers?.['retry-after']) > 0
    if (!kept && !refused && load.away)
      figures.wrong.push(`${name}: ${reply.status} ${reply.status === 0 ? (reply.text ?? '') : ''}`)
  }
  return Object.assign(load, {
    rounds: async (least: number) => {
      while (counts.some((count) => count < least)) await sleep(10)
    },
    stop: async () => {
      load.on = false
      await Promise.all(loops)
      return figures
    },
  })
}

async function untilWell(askers: readonly Asker[]): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 30_000) {
    const statuses = await Promise.all(
      askers.map(({ ask }) =>
        ask().then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    )
    if (statuses.every((status) => status === 200)) return performance.now() - began
    await sleep(50)
  }
  return Number.POSITIVE_INFINITY
}
