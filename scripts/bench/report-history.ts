import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { compareMoves, makeHistory } from './history.ts'
import type { Times } from './reports.ts'
import { fine, judge, row, whole } from './table.ts'
import { targets } from './targets.ts'

const few = 1_000_000
const many = Number(
  process.argv.find((argument) => argument.startsWith('--events='))?.slice('--events='.length) ?? targets.events,
)

/** Two sites of the same age on one disk, one with a million moves. */
export const reportHistory = ({ ms }: Times): Promise<void> =>
  inThrowAwayWorld(
    (one) =>
      inThrowAwayWorld(
        async (other) => {
          const sites = [await makeHistory(one, few), await makeHistory(other, many)] as const
          const { figures, ratio, rawRatio } = await compareMoves(sites, ms)
          console.log('A move of a game of any month, among so many moves of three years')
          row(['moves', 'partitions', 'GB', 'made in s', 'p50 ms', 'p99 ms', 'raw p50 ms'])
          for (const [at, { seedMs, bytes, partitions }] of sites.entries()) {
            const { p50, p99, rawP50 } = figures[at]!
            const size = [partitions, fine(bytes / 1e9), whole(seedMs / 1000)]
            row([whole(at === 0 ? few : many), ...size, fine(p50), fine(p99), fine(rawP50)])
          }
          const sound = figures.every((each) => each.sound)
          for (const [name, value] of [
            [`a move among ${whole(many)}, to one among ${whole(few)}`, ratio],
            [`its statements alone, without waiting for the disk`, rawRatio],
          ] as const)
            judge(name, `<= ${targets.history}`, value.toFixed(2), sound && value <= targets.history)
        },
        { durable: true },
      ),
    { durable: true },
  )
