/** `npm run test:cluster`: two processes with PostgreSQL, S3 and SMTP outside them, 50 parties of four. Ends with 1 when
 * a promise is broken. `--parties=5 --rounds=1` is shorter. */
import { shown, summarise } from '#scripts/chaos/figures.ts'
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { runCluster } from './cluster.ts'

await ensureBuilt()

const given = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)

const size = {
  parties: given('parties', 50),
  players: 4,
  rounds: given('rounds', 3),
  loadMs: 5_000,
  pace: { betweenMovesMs: 2_000, heldMs: [10_000, 60_000] as const },
}
console.log(`${size.parties} parties of ${size.players} play through two processes, each killed ${size.rounds} times …`)
const figures = await runCluster(size, { log: console.log })
console.log(
  `  ${figures.acknowledged} moves, ${figures.picked} things picked up; published ${figures.published} times, ${figures.views} views; ${figures.uploads} uploads, ${figures.mails.length} mails; ready again: ${shown(figures.readyMs)}`,
)
const faults = (['lost', 'doubled', 'different', 'wrong', 'stale', 'unseen'] as const).flatMap((kind) =>
  figures[kind].map((what) => `${kind}: ${what}`),
)
for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`)

const promises: [boolean, string][] = [
  [figures.lost.length + figures.doubled.length === 0, 'no acknowledged move is lost, and none happens twice'],
  [figures.different.length + figures.wrong.length === 0, 'each party sees the same, and gets no wrong answer'],
  [figures.stale.length === 0, 'no page shows what has not been true for a second'],
  [figures.seen.every((version) => version === figures.published), 'both processes show the newest version'],
  [figures.unseen.length === 0, 'what one process takes in, the other shows'],
  [figures.mails.every((times) => times === 1), 'each mail arrives once'],
  [figures.daily === 1, 'one process does the daily jobs'],
  [figures.isExpanded, 'a newer version came in beside an older one'],
  [summarise(figures.readyMs).most <= 30_000, 'ready again within 30 s each time'],
]
for (const [kept, what] of promises) console.log(`${kept ? '  ✓' : '  ✗'} ${what}`)
process.exitCode = promises.every(([kept]) => kept) ? 0 : 1
