import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { measureAnalytics } from './analytics.ts'
import type { Times } from './reports.ts'
import { fine, judge, row, whole } from './table.ts'
import { targets } from './targets.ts'

export async function reportAnalytics(world: ThrowAwayWorld, { quick }: Times): Promise<void> {
  const moves = quick ? targets.fewerMoves : targets.moves
  const { seedMs, runs, rollUpMs, rawMs, pages } = await measureAnalytics(world, moves)
  console.log(
    `Figures of ${whole(moves)} moves (made in ${whole(seedMs / 1000)} s); ${whole(runs)} runs counted in ${whole(rollUpMs / 1000)} s, once`,
  )
  row(['', 'most ms', 'of raw', ''])
  row(['one aggregate over all moves', whole(rawMs), '1'])
  for (const { name, ms } of pages)
    row([
      name,
      fine(ms),
      (ms / rawMs).toFixed(3),
      judge(name, `< ${whole(targets.analyticsMs)} ms`, `${fine(ms)} ms`, ms < targets.analyticsMs),
    ])
}
