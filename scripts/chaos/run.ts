/** `npm run test:chaos`: kills, lost networks, a database away, slow clients. Ends with 1 when a promise is broken.
 * `--rounds=50` kills 50 times each. */
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { runDatabaseAway } from './database-away.ts'
import { shown, summarise } from './figures.ts'
import { runKillRounds } from './kill-rounds.ts'
import { runPartyKills } from './party-kills.ts'
import { runPaymentKills } from './payment-kills.ts'
import { runSlowClients } from './slow-clients.ts'

await ensureBuilt()

const asked = process.argv.find((argument) => argument.startsWith('--rounds='))?.slice('--rounds='.length)
const rounds = Number(asked ?? 20)
const paymentRounds = Number(asked ?? 50)
const broken: string[] = []
const promise = (kept: boolean, what: string): void => {
  console.log(`${kept ? '  ✓' : '  ✗'} ${what}`)
  if (!kept) broken.push(what)
}

console.log(`The server is killed ${rounds} times under write load …`)
const kills = await runKillRounds({ rounds, loadMs: 1_000, log: console.log })
console.log(`  acknowledged: ${JSON.stringify(kills.acknowledged)}; ready again: ${shown(kills.readyMs)}`)
for (const fault of [...kills.lost, ...kills.doubled].slice(0, 20)) console.log(`    ${fault}`)
promise(kills.lost.length === 0, 'no acknowledged write is lost')
promise(kills.doubled.length === 0, 'none is there twice')
promise(summarise(kills.readyMs).most <= 10_000, 'ready again within 10 s each time')
promise(kills.adopted === rounds, 'the PostgreSQL left behind is found and used each time')

console.log(`A party of six plays through two servers, one of which is killed ${rounds} times …`)
const party = await runPartyKills({ rounds, loadMs: 1_000, log: console.log })
console.log(
  `  ${party.acknowledged} moves acknowledged over ${party.connections} streams, ${party.picked} of ${party.things} things picked up; ready again: ${shown(party.readyMs)}; all saw the last move after ${party.agreedMs.toFixed(0)} ms`,
)
for (const fault of [...party.lost, ...party.doubled, ...party.different, ...party.wrong].slice(0, 20))
  console.log(`    ${fault}`)
promise(party.lost.length === 0, 'no acknowledged move is lost')
promise(party.doubled.length === 0, 'no move is applied, no thing picked up and nothing told twice')
promise(party.different.length === 0, 'all six see the same in the end, and heard the same in the same order')
promise(
  party.wrong.length === 0 && party.picked > 0,
  'nobody gets another answer than the move, or a word to try again',
)

console.log(`The server is killed ${paymentRounds} times while it takes payments, gifts and refunds …`)
const paid = await runPaymentKills({ rounds: paymentRounds, log: console.log })
console.log(
  `  ${paid.payments} payments; ${paid.inside} kills inside a handler, ${paid.acts} with gifts or refunds, ${paid.open} requests without an answer`,
)
for (const fault of [...paid.lost, ...paid.doubled].slice(0, 20)) console.log(`    ${fault}`)
promise(paid.lost.length === 0, 'each payment and gift gives its adventure, each refund takes it back')
promise(paid.doubled.length === 0, 'nothing does so twice')
promise(paid.inside === paymentRounds, 'each kill came inside a handler')

// A frozen statement is cancelled after 3 s, and its connection dropped
for (const [how, seconds, mostMs] of [
  ['stopped', 30, 3_000],
  ['frozen', 35, 4_000],
] as const) {
  console.log(`PostgreSQL is ${how} for ${seconds} s under load …`)
  const away = await runDatabaseAway({ how, seconds })
  console.log(
    `  ${JSON.stringify(away.answered)} while it was away, the slowest ${away.slowestMs.toFixed(0)} ms; well again after ${away.recoveredMs.toFixed(0)} ms`,
  )
  promise(
    away.wrong.length === 0,
    `nothing but 200 (kept pages) and 503 with Retry-After${away.wrong.length > 0 ? `: ${away.wrong.slice(0, 5).join(', ')}` : ''}`,
  )
  promise(away.slowestMs <= mostMs, `no answer takes longer than ${mostMs / 1000} s`)
  promise(away.recoveredMs <= 10_000, 'the server recovers without a restart')
}

console.log('400 clients send slowly …')
const slow = await runSlowClients({ clients: 400, waitForBodies: true })
console.log(
  `  cut after ${slow.cutHeadersMs.toFixed(0)} ms (headers), ${slow.cutBodiesMs.toFixed(0)} ms (bodies); others: ${shown(slow.othersMs)}`,
)
promise(slow.cutHeadersMs <= 13_000, 'headers that do not come are cut after 10 s')
promise(slow.cutBodiesMs <= 33_000, 'bodies that do not come are cut after 30 s')
promise(slow.othersFailed === 0, 'everybody else is answered all the time')

console.log(broken.length === 0 ? 'All promises kept.' : `${broken.length} promises broken.`)
process.exitCode = broken.length === 0 ? 0 : 1
