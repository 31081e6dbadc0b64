import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { rawRuns, recordMove } from './moves.ts'
import { bareParties, gatherParties, holdStreams, memoryHook, playTogether, startBareStreams } from './parties.ts'
import type { RestingFigures } from './parties.ts'
import type { Times } from './reports.ts'
import type { StreamJob, StreamResult } from './stream-job.ts'
import { fine, judge, row, whole } from './table.ts'
import { targets } from './targets.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

const everyMs = 4_000
const warmMs = 2_000
const warmParties = 10
/** Alternating, because other work of the machine disturbs one of them. */
const turns = 5
/** Connections of the loop's process, as many as the product's. */
const poolSize = 20
const sizes = { parties: 200, resting: 334 }
const quickSizes = { parties: 40, resting: 84 }

type Turn = { product: StreamResult; loop: StreamResult }

export async function reportParties({ ms, quick }: Times): Promise<void> {
  const { parties: count, resting } = quick ? quickSizes : sizes
  const { path: folder, remove } = throwAwayFolder('whodini-memory-')
  const [memory, bareMemory] = [join(folder, 'product'), join(folder, 'bare')] as const
  for (const file of [memory, bareMemory]) writeFileSync(file, '')
  try {
    await inThrowAwayWorld(
      async (world) => {
        const made = await houseOf(world)
        // The loop commits to its own runs
        const parties = await gatherParties(world, made, Math.max(resting, 2 * count))
        const statements = await recordMove(world, made, true)
        // A fresh process, so that the garbage of gathering them is not counted as the streams'
        await world.server.stop()
        const server = await startProduct({ ...world.env, ...memoryHook(memory) })
        try {
          const job = (origin: string, all: StreamJob['parties'], play: StreamJob['play']): StreamJob => ({
            origin,
            parties: all,
            play,
          })
          const play = { everyMs, warmMs, ms: ms * 4 }
          // Code that runs for the first time takes memory that is not the streams'
          const warm = await playTogether(
            job(server.url, parties.slice(0, warmParties), { everyMs: everyMs / 10, warmMs: 0, ms: everyMs }),
          )
          const resters = parties.slice(0, resting)
          const hold = () => holdStreams(job(server.url, resters, null), server.process, memory)
          const opened = await hold()
          const held = await hold()
          const theirs = parties.slice(-count)
          const hosts = theirs.map(({ runId, players }) => ({ runId, cookie: players[0]!['Cookie']! }))
          const loop = await startBareStreams(
            {
              message: warm.sample,
              connection: world.databaseUrl,
              poolSize,
              statements,
              runs: await rawRuns(world, hosts),
            },
            bareMemory,
          )
          try {
            const holdBare = () => holdStreams(job(loop.origin, bareParties(resters), null), loop.process, bareMemory)
            const loopOpened = await holdBare()
            const loopHeld = await holdBare()
            const seen: Turn[] = []
            for (let turn = 0; turn < turns; turn++) {
              const product = await playTogether(job(server.url, parties.slice(0, count), play))
              seen.push({ product, loop: await playTogether(job(loop.origin, bareParties(theirs), play)) })
            }
            reportSeen(count, seen)
            reportHeld([opened, held], [loopOpened, loopHeld])
          } finally {
            loop.stop()
          }
        } finally {
          await server.stop()
        }
      },
      { durable: true },
    )
  } finally {
    remove()
  }
}

async function houseOf(world: ThrowAwayWorld): Promise<MadeAdventure> {
  const creator = new Person(world.server.url)
  await creator.signUp('creator@example.org')
  const made = await makeAdventure(creator, { title: 'The measured house' })
  await publish(creator, made.id, 'published', '1-6')
  creator.close()
  return made
}

function reportSeen(count: number, seen: readonly Turn[]): void {
  const { streams, messageBytes } = seen[0]!.product
  console.log(
    `A move seen by the others: ${count} parties of 6, a move every ${everyMs / 1_000} s in each, ${whole(streams)} streams, ${whole(messageBytes)} bytes a message; by turns with a loop that commits the same statements on the same disk`,
  )
  row(['', 'moves', 'seen p50 ms', 'p99 ms', 'most ms', 'answer p99', 'ratio p99'])
  for (const [at, { product, loop }] of seen.entries()) {
    const cells = ({ moves, seen: { p50, p99, most }, answered }: StreamResult) => [
      whole(moves),
      fine(p50),
      fine(p99),
      fine(most),
      fine(answered.p99),
    ]
    row([`turn ${at + 1}: the loop`, ...cells(loop)])
    row(['        the product', ...cells(product), ratioOf({ product, loop }).toFixed(1)])
  }
  const ratios = seen.map(ratioOf).toSorted((a, b) => a - b)
  const [median, worst] = [middleOf(ratios), ratios.at(-1)!]
  const lost = seen.reduce((sum, { product: { missing, failed } }) => sum + missing + failed, 0)
  judge('a move is seen, nothing lost', '0', String(lost), lost === 0)
  judge(
    'a move is seen (p99), of that loop',
    `<= ${targets.seen}`,
    `${median.toFixed(1)}, at worst ${worst.toFixed(1)}`,
    median <= targets.seen,
  )
  const quiet = seen.filter(({ loop }) => loop.seen.p99 < targets.quietMs).map(({ product }) => product.seen.p99)
  if (quiet.length > 0) {
    const middle = middleOf(quiet.toSorted((a, b) => a - b))
    judge(
      `a move is seen (p99), where that loop needs < ${targets.quietMs} ms`,
      `< ${targets.seenMs} ms`,
      `${fine(middle)} ms in ${quiet.length} of ${seen.length} turns`,
      middle < targets.seenMs,
    )
  } else console.log(`The disk was too slow in every turn to tell whether a move is seen in ${targets.seenMs} ms.`)
  console.log(`ratio: median ${median.toFixed(1)}, worst ${worst.toFixed(1)}`)
}

const ratioOf = ({ product, loop }: Turn): number => product.seen.p99 / loop.seen.p99
const middleOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN

/** The garbage of opening many streams at once makes a process grow the first time and is reused the second: only the
 * second run shows what the streams hold. */
type Held = readonly [first: RestingFigures, again: RestingFigures]

function reportHeld(product: Held, bare: Held): void {
  const [, { streams, rssKiB, usedKiB }] = product
  // Where the process had memory to spare, its resident size does not show what is in use
  const most = Math.max(rssKiB, usedKiB)
  console.log(
    `\nWhat a resting stream costs the server: ${whole(streams)} streams, garbage collected before and after; opened a second time`,
  )
  row(['', 'first RSS', 'RSS KiB', 'in use KiB', ''])
  const cells = ([first, again]: Held) => [fine(first.rssKiB), fine(again.rssKiB), fine(again.usedKiB)]
  row([
    'the product',
    ...cells(product),
    judge('a resting stream', `< ${targets.streamKiB} KiB`, `${fine(most)} KiB`, most < targets.streamKiB),
  ])
  row(['a bare server', ...cells(bare)])
}
