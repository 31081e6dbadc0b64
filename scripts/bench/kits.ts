import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { Person } from '#tests/support/person.ts'
import { askForKit, fileIn, isFine } from '#tests/support/print-kit.ts'
import { newPerson, publishedBy } from './people.ts'
import { processorMs } from './processor.ts'

/** `setterMs`: processor time of the typesetting process; null without /proc. */
export type SetFigures = { pages: number; firstMs: number; ms: number; setterMs: number | null }
export type LineFigures = {
  people: number
  ms: number
  inTurn: boolean
  puzzleMs: number
  slowestMs: number
  puzzles: number
}
export type KitFigures = {
  whole: SetFigures[]
  part: SetFigures
  line: LineFigures
  /** Peak memory of the typesetting process after the sets and after the queue; null without /proc. */
  megabytes: [number | null, number | null]
}

const people = 10

/** No two choices share pages, so none is served from the cache. */
const choices = ['en', 'fr'].flatMap((language) =>
  ['a4', 'us-letter'].flatMap((paper) =>
    ['colour', 'low'].flatMap((ink) =>
      [false, true].map((hostPlays) => ({ language, paper, ink, hostPlays, rounds: 'roll', isSent: false })),
    ),
  ),
)

/** Through the product, with the pictures of its sample rooms. */
export async function measureKits(world: ThrowAwayWorld, rounds: number): Promise<KitFigures> {
  const [first, second] = await rooms(world.databaseUrl)
  const host = await newPerson(world, 'host')
  const server = world.server.process.pid!
  const measure = (kit: string, part?: string) => measureSets(host, kit, { rounds, server, part })
  const part = await measure(second, 'puzzles')
  const whole = [await measure(first), await measure(second)]
  host.close()
  const sets = setterOf(server)?.megabytes ?? null
  const line = await measureLine(world, second)
  return { part, whole, line, megabytes: [sets, setterOf(server)?.megabytes ?? null] }
}

/** The room of 30 minutes and the one of 60. */
async function rooms(connectionString: string): Promise<[string, string]> {
  const client = new DatabaseClient({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from adventures where kind = 'escape-room' and status = 'published' order by title`,
  )
  await client.end()
  const [first, second] = rows
  if (!first || !second) throw new Error('There are no sample rooms')
  return [first.id, second.id]
}

type Sets = { rounds: number; server: number; part: string | undefined }

async function measureSets(host: Person, kit: string, { rounds, server, part }: Sets): Promise<SetFigures> {
  const times: number[] = []
  const worked: number[] = []
  let pages = 0
  for (const choice of choices.slice(0, rounds + 1)) {
    const [began, before] = [performance.now(), setterOf(server)?.cpuMs ?? 0]
    const { bytes } = await askForKit(host, kit, choice, part)
    times.push(performance.now() - began)
    worked.push((setterOf(server)?.cpuMs ?? NaN) - before)
    pages =
      fileIn(bytes)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/gu)?.length ?? 0
  }
  const [firstMs = 0, ...later] = times
  const setterMs = middle(worked.slice(1))
  return { pages, firstMs, ms: middle(later), setterMs: Number.isNaN(setterMs) ? null : setterMs }
}

/** Ten people want different pages at the same moment, while a creator prints one puzzle after another. */
async function measureLine(world: ThrowAwayWorld, kit: string): Promise<LineFigures> {
  const creator = await newPerson(world, 'puzzler')
  const { id, ids } = await publishedBy(creator)
  const hosts: Person[] = []
  for (let at = 0; at < people; at++) hosts.push(await newPerson(world, `host-${at}`))
  const began = performance.now()
  const served: number[] = []
  let isOver = false
  const all = Promise.all(
    hosts.map(async (person, at) => {
      const { bytes } = await askForKit(person, kit, { ...choices[at]!, isLarge: true })
      served.push(placesIn(bytes)[0] ?? 0)
      if (fileIn(bytes).length === 0) throw new Error(`Nothing was set: ${bytes.toString('utf8', 0, 500)}`)
    }),
  ).finally(() => (isOver = true))
  // Awaited below; a puzzle that fails meanwhile ends the server, and its error is the one to report
  all.catch(() => undefined)
  const puzzles: number[] = []
  while (!isOver) {
    const from = performance.now()
    await creator.get(`/api/projects/${id}/puzzles/${ids.puzzle}/print?language=en&paper=a4`).then(isFine)
    puzzles.push(performance.now() - from)
  }
  await all
  const ms = performance.now() - began
  for (const person of [creator, ...hosts]) person.close()
  const p95 = puzzles.toSorted((a, b) => a - b)[Math.floor(puzzles.length * 0.95)] ?? 0
  const inTurn = served.every((place, at) => at === 0 || place > served[at - 1]!)
  return { people, ms, inTurn, puzzleMs: p95, slowestMs: Math.max(...puzzles), puzzles: puzzles.length }
}

const placesIn = (bytes: Buffer): number[] =>
  [...bytes.toString('latin1').matchAll(/\{"stage":"waiting","before":(\d+)\}/gu)].map(([, before]) => Number(before))

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The process that typesets kits: the only one that has set anything large. */
function setterOf(server: number): { megabytes: number; cpuMs: number } | null {
  if (!existsSync('/proc/self/status')) return null
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        const isSetter = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('typeset-process')
        if (!isSetter || !new RegExp(`^PPid:\\s${server}$`, 'mu').test(status)) return []
        const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1])
        return [{ megabytes: (kilobytes * 1024) / 1_000_000, cpuMs: processorMs(pid) }]
      } catch {
        return []
      }
    })
  return all.toSorted((a, b) => b.megabytes - a.megabytes)[0] ?? null
}
