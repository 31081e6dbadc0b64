import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { invite, join as joinParty } from '#tests/support/party-driver.ts'
import { Person } from '#tests/support/person.ts'
import type { BareLoop, StreamJob, StreamResult } from './stream-job.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

export type Party = StreamJob['parties'][number] & { runId: string }
type Memory = { rss: number; heapUsed: number; external: number }

export type RestingFigures = { streams: number; rssKiB: number; usedKiB: number }

const gatheredAtOnce = 8
const players = ['Bo', 'Cleo', 'Dov', 'Eli', 'Fay']
/** Both sides need a moment to handle everything that a stream sends first. */
const settleMs = 2_000
const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const loader = (name: string): string => `--import=${script(name)}`

export const memoryHook = (file: string): Record<string, string> => ({
  NODE_OPTIONS: loader('tell-memory.mjs'),
  TELL_MEMORY: file,
})

export async function gatherParties(
  { server: { url } }: ThrowAwayWorld,
  made: MadeAdventure,
  count: number,
  atOnce = gatheredAtOnce,
): Promise<Party[]> {
  const parties: Party[] = []
  const gather = async (): Promise<Party> => {
    const people = [new Person(url), ...players.map(() => new Person(url))] as const
    const runId = await startRun(people[0], made.id)
    const code = await invite(people[0], runId)
    for (const [at, name] of players.entries()) await joinParty(people[at + 1]!, code, name)
    for (const person of people) person.close()
    const bodies = [{ type: 'use_hotspot', hotspotId: made.ids.lock }, { type: 'close_puzzle' }].map((command) =>
      JSON.stringify({ commandId: '$command', command }),
    )
    return {
      runId,
      stream: `/api/runs/${runId}/events`,
      moves: `/api/runs/${runId}/commands`,
      bodies,
      players: people.map((person) => ({ Cookie: person.cookieHeader! })),
    }
  }
  let left = count
  const lane = async () => {
    while (left-- > 0) parties.push(await gather())
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return parties
}

export const bareParties = (parties: readonly Party[]): StreamJob['parties'] =>
  parties.map(({ bodies, players: all }, at) => ({
    stream: `/${at}`,
    moves: `/${at}`,
    bodies,
    players: all.map(() => ({})),
  }))

export async function playTogether(job: StreamJob): Promise<StreamResult> {
  const load = await startLoad(job)
  const line = await load.nextLine()
  return JSON.parse(line) as StreamResult
}

export async function holdStreams(job: StreamJob, server: ChildProcess, memoryFile: string): Promise<RestingFigures> {
  const before = await memoryOf(server, memoryFile)
  const load = await startLoad(job)
  await sleep(settleMs)
  const after = await memoryOf(server, memoryFile)
  const streams = job.parties.reduce((sum, party) => sum + party.players.length, 0)
  load.process.stdin!.end()
  await load.ended
  const each = (name: keyof Memory) => (after[name] - before[name]) / streams / 1_024
  return { streams, rssKiB: each('rss'), usedKiB: each('heapUsed') + each('external') }
}

async function memoryOf(server: ChildProcess, file: string): Promise<Memory> {
  const lines = () => readFileSync(file, 'utf8').trim().split('\n').filter(Boolean)
  const known = lines().length
  server.kill('SIGUSR2')
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (lines().length > known) return JSON.parse(lines().at(-1)!) as Memory
    await sleep(50)
  }
  throw new Error('The server does not say what memory it holds.')
}

export async function startBareStreams(
  loop: BareLoop,
  memoryFile: string,
): Promise<{ origin: string; process: ChildProcess; stop: () => void }> {
  const { path: folder, remove } = throwAwayFolder('whodini-bare-')
  const file = join(folder, 'loop.json')
  writeFileSync(file, JSON.stringify(loop))
  const child = spawn(process.execPath, [script('bare-streams.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...memoryHook(memoryFile) },
  })
  const port = await lineReader(child)()
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    stop: () => {
      child.kill()
      remove()
    },
  }
}

type Load = { process: ChildProcess; nextLine: () => Promise<string>; ended: Promise<unknown> }

async function startLoad(job: StreamJob): Promise<Load> {
  const { path: folder, remove } = throwAwayFolder('whodini-load-')
  const file = join(folder, 'job.json')
  writeFileSync(file, JSON.stringify(job))
  const child = spawn(process.execPath, [script('stream-load.ts'), file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve)).finally(() => remove())
  const nextLine = lineReader(child)
  const opened = JSON.parse(await nextLine()) as { open: number; refused: number[] }
  if (opened.refused.length > 0) {
    child.kill()
    throw new Error(
      `${opened.refused.length} streams of ${opened.open + opened.refused.length} were refused: ${[...new Set(opened.refused)].join(', ')}`,
    )
  }
  return { process: child, nextLine, ended }
}

function lineReader(child: ChildProcess): () => Promise<string> {
  let text = ''
  let over = false
  let wake = () => {}
  child.stdout!.setEncoding('utf8').on('data', (part: string) => {
    text += part
    wake()
  })
  child.once('close', () => {
    over = true
    wake()
  })
  return async () => {
    while (!text.includes('\n')) {
      if (over) throw new Error('A process of the bench ended without its result.')
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    const end = text.indexOf('\n')
    const line = text.slice(0, end)
    text = text.slice(end + 1)
    return line
  }
}
