/** `npm run bench`: the product beside what the machine can do at all, as ratios; the last lines are a table of the
 * targets. Ends with 1 when one is missed. `--quick` is shorter and measures with ten at once only, which
 * is rougher; `--only=moves,parties` measures these parts, `--only=history --events=10000000` a part that is not
 * measured otherwise, since it fills 400 bytes of the disk for each move. */
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { formatDuration } from '#scripts/setup/steps.mjs'
import { reportAnalytics } from './report-analytics.ts'
import { reportEvenings } from './report-evenings.ts'
import { reportHistory } from './report-history.ts'
import { reportKits } from './report-kits.ts'
import { reportPages } from './report-pages.ts'
import { reportParties } from './report-parties.ts'
import { reportProcessor } from './processor.ts'
import { reportSessions } from './report-sessions.ts'
import { reportCanvas, reportChecker, reportLibrary, reportMoves, reportScenes, reportStarts } from './reports.ts'
import type { Times } from './reports.ts'
import { concludeTargets } from './table.ts'

/** These share one server; the library and the analytics are last, since they fill the database. */
const onOneServer: Record<string, (world: ThrowAwayWorld, times: Times) => Promise<void>> = {
  pages: reportPages,
  canvas: reportCanvas,
  scenes: reportScenes,
  processor: reportProcessor,
  library: reportLibrary,
  analytics: reportAnalytics,
}
const alone: Record<string, (times: Times) => Promise<void>> = {
  moves: reportMoves,
  parties: reportParties,
  sessions: reportSessions,
  evenings: reportEvenings,
  checker: reportChecker,
  kits: reportKits,
  starts: reportStarts,
  history: reportHistory,
}

const parts = [...Object.keys(onOneServer), ...Object.keys(alone)]
const only =
  process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',') ?? parts.filter((part) => part !== 'history')
const unknown = only.filter((name) => !parts.includes(name))
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are: ${parts.join(', ')}`)
const quick = process.argv.includes('--quick')
const times: Times = { levels: quick ? [10] : [1, 10, 50], ms: quick ? 750 : 3_000, quick }

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await work()
  console.log(`(${name}: ${formatDuration(performance.now() - began)})\n`)
}

await ensureBuilt()
const sharing = Object.entries(onOneServer).filter(([name]) => only.includes(name))
if (sharing.length > 0)
  await inThrowAwayWorld(async (world) => {
    for (const [name, part] of sharing) await timed(name, () => part(world, times))
  })
for (const [name, part] of Object.entries(alone)) if (only.includes(name)) await timed(name, () => part(times))
concludeTargets()
