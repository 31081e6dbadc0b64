/** `npm run test:fuzz`: 10,000 damaged requests, none of which may end in 500, a stack trace or no answer.
 * `--requests=N` and `--seed=N` choose others; the same seed makes the same requests. */
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { runFuzz } from './campaign.ts'

await ensureBuilt()

const given = (name: string): number | undefined => {
  const text = process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
  return text === undefined ? undefined : Number(text)
}

const seed = given('seed') ?? Date.now() % 2 ** 31
const requests = given('requests') ?? 10_000
console.log(`${requests} damaged requests, seed ${seed} …`)
const began = performance.now()
const { byStatus, faults, slowestMs, stillReady } = await runFuzz({ requests, seed })
const statuses = Object.entries(byStatus).map(([status, times]) => `${times} x ${status}`)
console.log(
  `  ${((performance.now() - began) / 1000).toFixed(0)} s, the slowest answer ${slowestMs.toFixed(0)} ms: ${statuses.join(', ')}`,
)
for (const fault of faults.slice(0, 30)) console.log(`  ✗ ${fault}`)
console.log(
  `${faults.length === 0 ? '✓' : '✗'} ${faults.length} faults; the server is ${stillReady ? 'still ready' : 'not ready any more'}`,
)
process.exitCode = faults.length === 0 && stillReady ? 0 : 1
