/** `npm run bench:memory`: a server's resident memory after the start and under ten minutes of mixed load;
 * `--minutes=60` loads it for longer, `--quick` for one minute. Draws it here and in build/memory.svg. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { drawLine, drawSvg, growthOf } from './memory-chart.ts'
import type { Sample } from './memory-chart.ts'
import { loadFor } from './mixed-load.ts'
import { concludeTargets, judge } from './table.ts'
import { targets } from './targets.ts'

const restMs = 10_000
const everyMs = 1_000
/** In a shorter run, memory has not settled yet. */
const leastMinutesForGrowth = 5
const picture = 'build/memory.svg'

const minutes = Number(
  process.argv.find((argument) => argument.startsWith('--minutes='))?.slice('--minutes='.length) ??
    (process.argv.includes('--quick') ? 1 : 10),
)
if (!(minutes > 0)) throw new Error('How many minutes? --minutes=10')

/** Resident memory of the process that answers requests, without PostgreSQL and child processes. */
const megabytesOf = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1_024) / 1_000_000

async function watch<Result>(pid: number, work: Promise<Result>): Promise<{ samples: Sample[]; result: Result }> {
  const samples: Sample[] = []
  const began = performance.now()
  const take = () => samples.push({ seconds: (performance.now() - began) / 1_000, megabytes: megabytesOf(pid) })
  const timer = setInterval(take, everyMs)
  try {
    return { result: await work, samples }
  } finally {
    clearInterval(timer)
  }
}

await ensureBuilt()
await inThrowAwayWorld(
  async (world) => {
    const pid = world.server.process.pid!
    const atRest = await watch(pid, pause(restMs))
    const rest = Math.max(...atRest.samples.map(({ megabytes }) => megabytes))
    console.log(`At rest ${rest.toFixed(0)} MB; loading it for ${minutes} min …`)
    const { samples, result: answered } = await watch(pid, loadFor(world, minutes * 60_000))
    const most = Math.max(...samples.map(({ megabytes }) => megabytes))
    const growth = growthOf(samples)
    const upper = Math.max(targets.memoryUnderLoad, most)
    console.log(`MB, resident\n${drawLine(samples, { columns: 72, rows: 12, most: upper }).join('\n')}`)
    const all = Object.entries(answered).map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
    console.log(`Answered: ${all.join(', ')}`)
    const edge = { name: 'under load', megabytes: targets.memoryUnderLoad }
    writeFileSync(picture, drawSvg(samples, [edge]))
    console.log(`Drawn in ${picture}`)
    const mb = (value: number) => `${value.toFixed(0)} MB`
    judge('memory at rest', `<= ${mb(targets.memoryAtRest)}`, mb(rest), rest <= targets.memoryAtRest)
    judge('memory under load', `<= ${mb(targets.memoryUnderLoad)}`, mb(most), most <= targets.memoryUnderLoad)
    if (minutes >= leastMinutesForGrowth)
      judge('growth in the second half', `<= ${mb(targets.memoryGrowth)}`, mb(growth), growth <= targets.memoryGrowth)
  },
  { env: { SEED_SAMPLES: 'on' } },
)
concludeTargets()
