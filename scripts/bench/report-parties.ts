import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { bareParties, gatherParties, holdStreams, memoryHook, playTogether, startBareStreams } from './parties.ts'
import type { RestingFigures } from './parties.ts'
import type { Times } from './reports.ts'
import type { StreamJob, StreamResult } from './stream-job.ts'
import { fine, judge, row, whole } from './table.ts'
import { targets } from './targets.ts'

const everyMs = 4_000
const warmParties = 10
const sizes = { parties: 200, resting: 334 }
const quickSizes = { parties: 40, resting: 84 }

export async function reportParties({ ms, quick }: Times): Promise<void> {
  const { parties: count, resting } = quick ? quickSizes : sizes
  const folder = mkdtempSync(join(tmpdir(), 'whodini-memory-'))
  const [memory, bareMemory] = [join(folder, 'product'), join(folder, 'bare')] as const
  for (const file of [memory, bareMemory]) writeFileSync(file, '')
  try {
    await inThrowAwayWorld(
      async (world) => {
        const parties = await partiesOf(world, resting)
        // A process of its own: what gathering them left behind is no stream's
        await world.server.stop()
        const server = await startProduct({ ...world.env, ...memoryHook(memory) })
        try {
          const job = (origin: string, all: StreamJob['parties'], play: StreamJob['play']): StreamJob => ({
            origin,
            parties: all,
            play,
          })
          const play = { everyMs, warmMs: everyMs, ms: ms * 7 }
          // Code that runs for the first time takes memory that is no stream's
          const warm = await playTogether(
            job(server.url, parties.slice(0, warmParties), { everyMs: everyMs / 10, warmMs: 0, ms: everyMs }),
          )
          const held = await holdStreams(job(server.url, parties, null), server.process, memory)
          const seen = await playTogether(job(server.url, parties.slice(0, count), play))
          const bare = await startBareStreams(warm.sample, bareMemory)
          try {
            const bareParts = bareParties(parties)
            const bareHeld = await holdStreams(job(bare.origin, bareParts, null), bare.process, bareMemory)
            const bareSeen = await playTogether(job(bare.origin, bareParts.slice(0, count), play))
            reportSeen(count, seen, bareSeen)
            reportHeld(held, bareHeld)
          } finally {
            bare.stop()
          }
        } finally {
          await server.stop()
        }
      },
      { durable: true },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function partiesOf(world: ThrowAwayWorld, count: number): Promise<StreamJob['parties']> {
  const creator = new Person(world.server.url)
  await creator.signUp('creator@example.org')
  const made = await makeAdventure(creator, { title: 'The measured house' })
  await publish(creator, made.id, 'published', '1-6')
  creator.close()
  return gatherParties(world, made, count)
}

function reportSeen(count: number, product: StreamResult, bare: StreamResult): void {
  console.log(
    `A move seen by the others: ${count} parties of 6, a move every ${everyMs / 1_000} s in each, ${whole(product.streams)} streams, ${whole(product.messageBytes)} bytes a message, on the disk`,
  )
  row(['', 'moves', 'seen p50 ms', 'p99 ms', 'most ms', 'answer p99', ''])
  const met = product.seen.p99 < targets.seenMs && product.missing === 0 && product.failed === 0
  const verdict = judge(
    'a move is seen by the others (p99)',
    `< ${targets.seenMs} ms`,
    `${fine(product.seen.p99)} ms${product.missing + product.failed > 0 ? `, ${product.missing} never came, ${product.failed} failed` : ''}`,
    met,
  )
  row([
    'the product',
    whole(product.moves),
    fine(product.seen.p50),
    fine(product.seen.p99),
    fine(product.seen.most),
    fine(product.answered.p99),
    verdict,
  ])
  row([
    'a bare loop',
    whole(bare.moves),
    fine(bare.seen.p50),
    fine(bare.seen.p99),
    fine(bare.seen.most),
    fine(bare.answered.p99),
  ])
  row(['ratio', '', (product.seen.p50 / bare.seen.p50).toFixed(1), (product.seen.p99 / bare.seen.p99).toFixed(1)])
}

function reportHeld(product: RestingFigures, bare: RestingFigures): void {
  // Where the process had room to spare, the system does not see what is in use
  const most = Math.max(product.rssKiB, product.usedKiB)
  console.log(
    `\nWhat a resting stream costs the server: ${whole(product.streams)} streams, garbage collected before and after`,
  )
  row(['', 'RSS KiB', 'in use KiB', ''])
  row([
    'the product',
    fine(product.rssKiB),
    fine(product.usedKiB),
    judge('a resting stream', `< ${targets.streamKiB} KiB`, `${fine(most)} KiB`, most < targets.streamKiB),
  ])
  row(['a bare server', fine(bare.rssKiB), fine(bare.usedKiB)])
}
