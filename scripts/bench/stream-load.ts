/** A separate process, so that its cost is not the server's. Takes a file with the job as JSON, says how many streams
 * opened, then holds them until its input ends or plays and prints JSON. */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hearEvents } from '#tests/support/hear-events.ts'
import type { Hearing } from '#tests/support/hear-events.ts'
import { spread } from './spread.ts'
import type { StreamJob, StreamResult } from './stream-job.ts'

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as StreamJob
const { hostname, port, host } = new URL(job.origin)
if (!/^(localhost|127\.0\.0\.1)$/.test(hostname)) throw new Error('load is for this machine only')
const openingAtOnce = 32

type Listener = { hearing: Hearing | undefined; came: Map<number, number>; turn: number }
type Move = { party: number; by: number; version: number; sent: number }

const listeners: Listener[][] = job.parties.map(({ players }) =>
  players.map(() => ({ hearing: undefined, came: new Map(), turn: 0 })),
)
const refused: number[] = []
let sample = ''

async function open(party: number, player: number): Promise<void> {
  const { stream, players } = job.parties[party]!
  const listener = listeners[party]![player]!
  const first = Promise.withResolvers<void>()
  listener.hearing = hearEvents(job.origin, stream, players[player]!, ({ event, id, data }) => {
    if (event === 'moved') {
      listener.came.set(Number(id), performance.now())
      sample = data
    }
    first.resolve()
  })
  const status = await listener.hearing.opened.catch(() => 0)
  if (status === 200) await first.promise
  else refused.push(status)
}

const places = job.parties.flatMap(({ players }, party) => players.map((_, player) => [party, player] as const))
await Promise.all(
  Array.from({ length: openingAtOnce }, async () => {
    for (let place = places.pop(); place; place = places.pop()) await open(...place)
  }),
)
console.log(JSON.stringify({ open: listeners.flat().length - refused.length, refused }))
if (job.play) console.log(JSON.stringify(await playAll(job.play)))
else await new Promise((resolve) => process.stdin.resume().once('end', resolve))
for (const { hearing } of listeners.flat()) hearing?.leave()
process.exit(0)

async function playAll({ everyMs, warmMs, ms }: NonNullable<StreamJob['play']>): Promise<StreamResult> {
  const agent = new Agent({ keepAlive: true })
  const moves: Move[] = []
  const answers: number[] = []
  let failed = 0
  const end = performance.now() + warmMs + ms
  const measuredFrom = performance.now() + warmMs
  const party = async (at: number): Promise<void> => {
    // People do not make their moves in sync
    await sleep(Math.random() * everyMs)
    while (performance.now() < end) {
      const by = Math.floor(Math.random() * listeners[at]!.length)
      const sent = performance.now()
      const version = await move(agent, at, by)
      if (version === null) failed++
      else if (sent >= measuredFrom) {
        moves.push({ party: at, by, version, sent })
        answers.push(performance.now() - sent)
      }
      await sleep(everyMs * (0.5 + Math.random()))
    }
  }
  await Promise.all(listeners.map((_, at) => party(at)))
  await sleep(1_000)
  agent.destroy()
  const waits = moves.flatMap(({ party: at, by, version, sent }) =>
    listeners[at]!.flatMap(({ came }, player) => (player === by ? [] : [(came.get(version) ?? Number.NaN) - sent])),
  )
  const seen = waits.filter((wait) => !Number.isNaN(wait))
  return {
    streams: listeners.flat().length,
    moves: moves.length,
    seen: spread(seen),
    answered: spread(answers),
    missing: waits.length - seen.length,
    failed,
    messageBytes: Buffer.byteLength(sample),
    sample,
  }
}

function move(agent: Agent, party: number, by: number): Promise<number | null> {
  const { moves, bodies, players } = job.parties[party]!
  const listener = listeners[party]![by]!
  const body = bodies[listener.turn++ % bodies.length]!.replace('$command', crypto.randomUUID())
  return new Promise((resolve) => {
    const asked = request(
      {
        hostname,
        port,
        path: moves,
        method: 'POST',
        agent,
        headers: {
          Host: host,
          Origin: job.origin,
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          ...players[by],
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => {
          const told = answer.statusCode === 200 ? (JSON.parse(text) as { version: number; refused: unknown }) : null
          resolve(told && told.refused === null ? told.version : null)
        })
        answer.on('error', () => resolve(null))
      },
    )
    asked.on('error', () => resolve(null))
    asked.end(body)
  })
}
