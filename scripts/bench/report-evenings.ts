import { setTimeout as sleep } from 'node:timers/promises'
import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { command, linksOf, openEvening } from '#tests/support/evening-driver.ts'
import { hearEvents } from '#tests/support/hear-events.ts'
import type { Hearing } from '#tests/support/hear-events.ts'
import type { Person } from '#tests/support/person.ts'
import { newPerson } from './people.ts'
import type { Times } from './reports.ts'
import { spread } from './spread.ts'
import { fine, judge, row, whole } from './table.ts'
import { targets } from './targets.ts'

const evenings = 200
const guestsEach = 10
const hosts = 10
const everyMs = 5_000
const openedAtOnce = 8

type Evening = { host: Person; path: string; phones: Listener[] }

/** One who listens: when each version came, by number. */
type Listener = { hearing: Hearing; came: Map<number, number>; latest: () => string }

/** Many evenings at once, in each of which the host turns the pages: how late they are on the guests' phones. */
export async function reportEvenings({ ms, quick }: Times): Promise<void> {
  await inThrowAwayWorld((world) => measure(world, quick ? ms * 20 : ms * 10), {
    durable: true,
    env: { SEED_SAMPLES: 'on' },
  })
}

async function measure(world: ThrowAwayWorld, ms: number): Promise<void> {
  const opened = await openAll(world)
  const answers: number[] = []
  const waits: number[] = []
  await Promise.all(opened.map((evening) => turnPages(evening, { ms, answers, waits })))
  for (const { hearing } of opened.flatMap(({ phones }) => phones)) hearing.leave()
  const seen = spread(waits.filter((wait) => !Number.isNaN(wait)))
  const answered = spread(answers)
  const lost = waits.filter((wait) => Number.isNaN(wait)).length
  console.log(`${evenings} evenings of ${guestsEach} guests, a page every ${everyMs / 1_000} s in each`)
  row(['', 'turned', 'p50 ms', 'p99 ms', 'most ms'])
  row(['the host is answered', whole(answers.length), fine(answered.p50), fine(answered.p99), fine(answered.most)])
  row(['on the phones', whole(waits.length), fine(seen.p50), fine(seen.p99), fine(seen.most)])
  judge('a turned page, nothing lost', '0', String(lost), lost === 0)
  judge(
    'a turned page on a phone (p99)',
    `< ${targets.turnedPageMs} ms`,
    `${fine(seen.p99)} ms of ${waits.length}`,
    seen.p99 < targets.turnedPageMs,
  )
}

async function openAll(world: ThrowAwayWorld): Promise<Evening[]> {
  const { kit, parts } = await dinner(world.databaseUrl)
  const people = Object.fromEntries(parts.map((id, at) => [id, `Guest ${at + 1}`]))
  const detectives = Array.from({ length: guestsEach - parts.length }, (_, at) => `Detective ${at + 1}`).join('\n')
  const everybody = await Promise.all(Array.from({ length: hosts }, (_, at) => newPerson(world, `host${at}`)))
  const places = Array.from({ length: evenings }, (_, at) => at)
  const opened: Evening[] = []
  const lane = async () => {
    for (let at = places.pop(); at !== undefined; at = places.pop()) {
      const host = everybody[at % hosts]!
      const evening = await openEvening(host, kit, people, { detectives })
      const guests = Object.values(await linksOf(host, evening))
      if (guests.length !== guestsEach) throw new Error(`${guests.length} guests were invited`)
      const phones = await Promise.all(guests.map((guest) => listen(world.server.url, guest)))
      opened.push({ host, path: evening.path, phones })
    }
  }
  await Promise.all(Array.from({ length: openedAtOnce }, lane))
  return opened
}

/** The sample dinner with the most parts, and as many of its guests as come. */
async function dinner(connectionString: string): Promise<{ kit: string; parts: string[] }> {
  const client = new DatabaseClient({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ kit: string; parts: string[] }>(
      `select a.id as kit, array_agg(c.id::text) as parts
        from adventures a join mystery_dinner_characters c on c.adventure_id = a.id and c.role in ('suspect', 'detective')
        where a.kind = 'mystery-dinner' and a.status = 'published'
        group by a.id order by count(*) desc limit 1`,
    )
    const [found] = rows
    if (!found) throw new Error('There is no sample dinner')
    return { kit: found.kit, parts: found.parts.slice(0, guestsEach) }
  } finally {
    await client.end()
  }
}

type Figures = { ms: number; answers: number[]; waits: number[] }

async function turnPages({ host, path, phones }: Evening, { ms, answers, waits }: Figures) {
  const end = performance.now() + ms
  // Hosts do not turn their pages in sync
  await sleep(Math.random() * everyMs)
  while (performance.now() < end) {
    const { phase, reveal, last } = JSON.parse(phones[0]!.latest()) as GuestView
    if (last !== null) break
    const sent = performance.now()
    const from = { phase: phase.number, revealed: reveal.length }
    const reply = await command(host, path, { type: 'turn', from })
    const answer = JSON.parse(reply.text) as { version?: number }
    if (answer.version === undefined) throw new Error(`a page was not turned: ${reply.status} ${reply.text}`)
    answers.push(performance.now() - sent)
    await sleep(everyMs * (0.5 + Math.random()))
    waits.push(...phones.map(({ came }) => (came.get(answer.version!) ?? Number.NaN) - sent))
  }
}

async function listen(origin: string, path: string): Promise<Listener> {
  const came = new Map<number, number>()
  const first = Promise.withResolvers<void>()
  let latest = ''
  const hearing = hearEvents(origin, `${path}/events`, {}, ({ event, id, data }) => {
    if (event !== 'view') return
    came.set(Number(id), performance.now())
    latest = data
    first.resolve()
  })
  const status = await hearing.opened
  if (status !== 200) throw new Error(`${path}: ${status}`)
  await first.promise
  return { hearing, came, latest: () => latest }
}
