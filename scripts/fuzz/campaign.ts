import { Agent } from 'node:http'
import fc from 'fast-check'
import sharp from 'sharp'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { Person } from '#tests/support/person.ts'
import type { Reply } from '#tests/support/person.ts'
import { mutatedRequest } from './mutated-request.ts'
import type { Mutated } from './mutated-request.ts'
import { prepareGround } from './valid-requests.ts'

export type FuzzFigures = {
  seed: number
  requests: number
  byStatus: Record<string, number>
  faults: string[]
  slowestMs: number
  stillReady: boolean
}

const atOnce = 8

/** Pictures are drawn one after another, and each request may take this long. */
const aMinute = 60_000
const traces =
  /\bat (?:async )?[\w.<>]+ \(?(?:file:|node:|\/)|node_modules|build\/server|\.tsx?:\d+:\d+|\bZodError\b|Failed query|syntax error at or near|violates (?:foreign|unique|check|not-null)/i

export const runFuzz = ({ requests, seed }: { requests: number; seed: number }): Promise<FuzzFigures> =>
  inThrowAwayWorld(async ({ server, databaseUrl }) => {
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const ground = await prepareGround({ url: server.url, databaseUrl }, picture)
    const all = fc.sample(mutatedRequest(ground), { numRuns: requests, seed })
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
    const person = new Person(server.url, agent)
    const figures: FuzzFigures = { seed, requests, byStatus: {}, faults: [], slowestMs: 0, stillReady: false }
    const next = all.values()
    const worker = async (): Promise<void> => {
      for (const mutated of next) {
        const began = performance.now()
        const fault = await faultOf(person, mutated, ground.cookies[mutated.who], figures)
        figures.slowestMs = Math.max(figures.slowestMs, performance.now() - began)
        if (fault) figures.faults.push(`${fault}: ${describe(mutated)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    const states = await Promise.all(
      ['/readyz', '/library', '/auth'].map((path) => person.send('GET', path, { headers: { Cookie: undefined } })),
    )
    figures.stillReady = states.every(({ status }) => status === 200)
    if (/"message":"(?:unhandled|rendering failed)/.test(server.output()))
      figures.faults.push(
        `the log: ${/.*"message":"(?:unhandled|rendering failed).*/.exec(server.output())![0].slice(0, 800)}`,
      )
    agent.destroy()
    return figures
  })

async function faultOf(
  person: Person,
  mutated: Mutated,
  cookie: string | undefined,
  figures: FuzzFigures,
): Promise<string | null> {
  const { method, path, headers, body, length } = mutated
  const sent = {
    Cookie: cookie,
    ...headers,
    ...(headers.cookie === undefined ? {} : { Cookie: `${cookie ?? 'a=b'}; ${headers.cookie}`, cookie: undefined }),
  }
  const reply = await person
    .send(method, path, {
      headers: sent,
      body,
      length,
      timeoutMs: path.startsWith('/api/generate/') ? aMinute : 15_000,
    })
    .catch((error: Error) => error)
  if (reply instanceof Error) return `no answer (${reply.message})`
  figures.byStatus[reply.status] = (figures.byStatus[reply.status] ?? 0) + 1
  if (reply.status >= 500) return String(reply.status)
  return traceIn(reply)
}

function traceIn(reply: Reply): string | null {
  const type = reply.headers['content-type'] ?? ''
  if (!/html|json|text\/plain|x-script/.test(type)) return null
  const found = traces.exec(reply.text)
  return found ? `a trace (${found[0]}) with ${reply.status}` : null
}

const describe = ({ who, method, path, headers, body, length, of }: Mutated): string =>
  `[${of}] as ${who}: ${method} ${path.slice(0, 200)} length in ${length} ${JSON.stringify(headers).slice(0, 200)} ${body === undefined ? '' : JSON.stringify(body.toString('latin1').slice(0, 400))}`
