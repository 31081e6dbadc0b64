/**
 * `npm run bench`: the product beside what the machine can do at all, in one run, as ratios: public pages beside the
 * barest server that answers the same bytes, a move and a search of the library beside their own statements sent by pg
 * alone, what six players see of each other beside a bare loop of streams; what the check before publishing takes; and
 * how soon the studio's canvas and an editor of many scenes answer. Ends with 1 when a target is missed.
 * `--quick` measures for a third of the time and with fewer parties; `--only=moves,parties` measures these parts.
 */
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { reportParties } from './report-parties.ts'
import {
  reportCanvas,
  reportChecker,
  reportLibrary,
  reportMoves,
  reportPages,
  reportScenes,
  reportStarts,
} from './reports.ts'
import type { Times } from './reports.ts'
import { missed } from './table.ts'
import { targets } from './targets.ts'

const parts: Record<string, (times: Times) => Promise<void>> = {
  pages: reportPages,
  moves: reportMoves,
  parties: reportParties,
  library: reportLibrary,
  checker: reportChecker,
  canvas: reportCanvas,
  scenes: reportScenes,
  starts: reportStarts,
}

const only =
  process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',') ?? Object.keys(parts)
const unknown = only.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
const quick = process.argv.includes('--quick')

await ensureBuilt()
for (const name of only) {
  await parts[name]!({ levels: [1, 10, 50], ms: quick ? 1_000 : 3_000, quick })
  console.log('')
}
console.log(
  `Targets: public pages >= ${targets.page} of the bare server, a move >= ${targets.move} of its statements, a search's p95 <= ${targets.search} times that of its statements, first-visit JavaScript <= ${targets.scriptBytes / 1000} kB, no answer over ${targets.stallMs} ms with 50 at once,`,
)
console.log(
  `a move seen by the others within ${targets.seenMs} ms (p99), a resting stream <= ${targets.streamKiB} KiB, the canvas with ${targets.hotspots} hotspots and an editor of ${targets.scenes} scenes within ${targets.canvasMs} ms (p95).`,
)
console.log(missed.length === 0 ? 'All targets met.' : `Missed:\n${missed.map((what) => `  ✗ ${what}`).join('\n')}`)
process.exitCode = missed.length === 0 ? 0 : 1
