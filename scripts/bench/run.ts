/**
 * `npm run bench`: the product beside what the machine can do at all, in one run, as ratios: public pages beside the barest server
 * that answers the same bytes, a move and a search of the library beside their own statements sent by pg alone; and what the
 * check before publishing takes. Ends with 1 when a target is missed.
 * `--quick` measures for a third of the time.
 */
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { summarise } from '#scripts/chaos/figures.ts'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { measureCheck } from './checker.ts'
import { isSound } from './job.ts'
import { measureLibrary } from './library.ts'
import { measureMoves } from './moves.ts'
import { measurePage, weighPage } from './pages.ts'
import { measureStarts } from './warm-start.ts'

const targets = { search: 1.5, adventures: 100_000, page: 0.5, move: 0.3, scriptBytes: 130_000, stallMs: 2_000, checkMs: 1_000, largeCheckMs: 10_000 }
const levels = [1, 10, 50] as const
const ms = process.argv.includes('--quick') ? 1_000 : 3_000
const missed: string[] = []

const target = (met: boolean, what: string): string => {
  if (!met) missed.push(what)
  return met ? '✓' : '✗'
}
const row = (cells: readonly (string | number)[]): void => console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(12))).join(''))
const whole = (value: number): string => Math.round(value).toLocaleString('en')
const fine = (value: number): string => value.toFixed(value < 10 ? 2 : 1)

await ensureBuilt()
await inThrowAwayWorld(async (world) => {
  const creator = new Person(world.server.url)
  await creator.signUp('creator@example.org')
  const made = await makeAdventure(creator, { title: 'The measured house' })
  await publish(creator, made.id)
  const visitor = new Person(world.server.url)
  const times = { levels, ms }

  row(['', 'at once', 'requests/s', 'p99 ms', 'bare /s', 'bare p99', 'ratio', ''])
  const publicPages = [['/', '/'], ['/library', '/library'], ['an adventure', `/adventure/${made.id}`]] as const
  for (const [name, path] of publicPages) {
    for (const { atOnce, product, bare } of await measurePage(name, visitor, path, times)) {
      const ratio = product.perSecond / bare.perSecond
      const met = ratio >= targets.page && isSound(product) && product.most < targets.stallMs
      row([`${name} (visitor)`, atOnce, whole(product.perSecond), fine(product.p99), whole(bare.perSecond), fine(bare.p99), ratio.toFixed(2), target(met, `${name} with ${atOnce} at once: ${ratio.toFixed(2)} of the bare server, ${JSON.stringify(product.statuses)}`)])
    }
  }
  for (const { atOnce, product, bare } of await measurePage('an adventure', creator, `/adventure/${made.id}`, times)) {
    const stalls = !isSound(product) || product.most > 5_000
    row(['an adventure (signed in, rendered)', atOnce, whole(product.perSecond), fine(product.p99), whole(bare.perSecond), fine(bare.p99), (product.perSecond / bare.perSecond).toFixed(3), stalls ? target(false, `a rendered page with ${atOnce} at once stalls: ${JSON.stringify(product.statuses)}`) : ''])
  }

  console.log('\nWhat a first visit loads (gzip)')
  row(['', 'scripts', 'JS kB', 'CSS kB', 'fonts kB', 'page kB', ''])
  for (const [name, path] of [...publicPages, ['sign in (not a target)', '/auth'] as const]) {
    const { scripts, scriptBytes, styleBytes, fontBytes, pageBytes } = await weighPage(visitor, path)
    const verdict = path === '/auth' ? '' : target(scriptBytes <= targets.scriptBytes, `${name} loads ${whole(scriptBytes)} bytes of scripts`)
    row([name, scripts, fine(scriptBytes / 1000), fine(styleBytes / 1000), fine(fontBytes / 1000), fine(pageBytes / 1000), verdict])
  }
  for (const person of [creator, visitor]) person.close()
})

console.log('\nA move of a run, beside its own statements by pg alone on the same database')
row(['', 'at once', 'moves/s', 'p99 ms', 'raw /s', 'raw p99', 'ratio', ''])
for (const durable of [true, false]) {
  await inThrowAwayWorld(
    async (world) => {
      const creator = new Person(world.server.url)
      await creator.signUp('creator@example.org')
      const made = await makeAdventure(creator, { title: 'The measured house' })
      await publish(creator, made.id)
      creator.close()
      for (const { atOnce, product, raw, statements } of await measureMoves(world, made, { levels, ms })) {
        const ratio = product.perSecond / raw.perSecond
        const met = ratio >= targets.move && isSound(product) && product.most < targets.stallMs
        // Nobody's game is kept in memory alone: there it is only shown how much of a move is not the disk
        const verdict = durable ? target(met, `a move with ${atOnce} at once: ${ratio.toFixed(2)} of its statements, ${JSON.stringify(product.statuses)}, at most ${product.most.toFixed(0)} ms`) : ''
        row([`${statements} statements, ${durable ? 'on the disk' : 'in memory'}`, atOnce, whole(product.perSecond), fine(product.p99), whole(raw.perSecond), fine(raw.p99), ratio.toFixed(2), verdict])
      }
    },
    { durable },
  )
}

await inThrowAwayWorld(async (world) => {
  const { searches, seedMs, raw, data, page } = await measureLibrary(world, targets.adventures)
  console.log(`\nThe library's search among ${whole(targets.adventures)} adventures (made in ${whole(seedMs / 1000)} s): ${searches} searches, each beside its own statements by pg alone`)
  row(['', 'p50 ms', 'p95 ms', 'most ms', 'ratio p95', ''])
  row(['its statements', fine(raw.p50), fine(raw.p95), fine(raw.most)])
  const ratio = data.p95 / raw.p95
  row(['search (data, as one searches on)', fine(data.p50), fine(data.p95), fine(data.most), ratio.toFixed(2), target(ratio <= targets.search, `a search takes ${ratio.toFixed(2)} times as long as its statements`)])
  row(['search (page, kept)', fine(page.p50), fine(page.p95), fine(page.most), (page.p95 / raw.p95).toFixed(2), isSound(page) ? '' : target(false, `a page of search results fails: ${JSON.stringify(page.statuses)}`)])
})

console.log('\nChecking an adventure before it is published: every way of playing it that makes a difference')
row(['', 'most ms', 'ms', 'moments', ''])
for (const [scenes, things, most] of [[50, 60, targets.checkMs], [499, 499, targets.largeCheckMs]] as const) {
  const { ms: took, moments, decided } = measureCheck(scenes, things)
  const met = took <= most && decided
  row([`${scenes} scenes, ${things} puzzles, ${things} items`, whole(most), whole(took), whole(moments), target(met, `checking ${scenes} scenes takes ${whole(took)} ms${decided ? '' : ' and decides nothing'}`)])
}

const { firstMs, warmMs } = await measureStarts(3)
console.log(`\nReady: first start ${whole(firstMs)} ms (makes the database), warm ${whole(summarise(warmMs).median)} ms (embedded PostgreSQL included)`)
console.log(`\nTargets: public pages >= ${targets.page} of the bare server, a move >= ${targets.move} of its statements, a search's p95 <= ${targets.search} times that of its statements, first-visit JavaScript <= ${targets.scriptBytes / 1000} kB, no answer over ${targets.stallMs} ms with 50 at once.`)
console.log(missed.length === 0 ? 'All targets met.' : `Missed:\n${missed.map((what) => `  ✗ ${what}`).join('\n')}`)
process.exitCode = missed.length === 0 ? 0 : 1
