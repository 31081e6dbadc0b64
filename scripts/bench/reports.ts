import { summarise } from '#scripts/chaos/figures.ts'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { measureBarePage } from './bare-page.ts'
import { measureCanvas } from './canvas.ts'
import type { LatencyFigures } from './latency.ts'
import { measureScenes } from './scenes.ts'
import { measureCheck } from './checker.ts'
import { isSound } from './job.ts'
import { measureLibrary } from './library.ts'
import { measureMoves, ratioOf } from './moves.ts'
import { measurePage, weighPage } from './pages.ts'
import { fine, row, target, whole } from './table.ts'
import { targets } from './targets.ts'
import { measureStarts } from './warm-start.ts'

export type Times = { levels: readonly number[]; ms: number; quick: boolean }

export async function reportPages(times: Times): Promise<void> {
  await inThrowAwayWorld(async (world) => {
    const creator = await newCreator(world)
    const made = await publishedBy(creator)
    const visitor = new Person(world.server.url)
    const publicPages = [
      ['/', '/'],
      ['/library', '/library'],
      ['an adventure', `/adventure/${made.id}`],
    ] as const
    row(['', 'at once', 'requests/s', 'p99 ms', 'bare /s', 'bare p99', 'ratio', ''])
    for (const [name, path] of publicPages) {
      for (const { atOnce, product, bare } of await measurePage(name, visitor, path, times)) {
        const ratio = product.perSecond / bare.perSecond
        const met = ratio >= targets.page && isSound(product) && product.most < targets.stallMs
        row([
          `${name} (visitor)`,
          atOnce,
          whole(product.perSecond),
          fine(product.p99),
          whole(bare.perSecond),
          fine(bare.p99),
          ratio.toFixed(2),
          target(
            met,
            `${name} with ${atOnce} at once: ${ratio.toFixed(2)} of the bare server, ${JSON.stringify(product.statuses)}`,
          ),
        ])
      }
    }
    for (const { atOnce, product, bare } of await measurePage(
      'an adventure',
      creator,
      `/adventure/${made.id}`,
      times,
    )) {
      const stalls = !isSound(product) || product.most > 5_000
      row([
        'an adventure (signed in, rendered)',
        atOnce,
        whole(product.perSecond),
        fine(product.p99),
        whole(bare.perSecond),
        fine(bare.p99),
        (product.perSecond / bare.perSecond).toFixed(3),
        stalls
          ? target(false, `a rendered page with ${atOnce} at once stalls: ${JSON.stringify(product.statuses)}`)
          : '',
      ])
    }
    await reportWeights(visitor, publicPages)
    for (const person of [creator, visitor]) person.close()
  })
}

async function reportWeights(visitor: Person, publicPages: readonly (readonly [string, string])[]): Promise<void> {
  console.log('\nWhat a first visit loads (gzip)')
  row(['', 'scripts', 'JS kB', 'CSS kB', 'fonts kB', 'page kB', ''])
  for (const [name, path] of [...publicPages, ['sign in (not a target)', '/auth'] as const]) {
    const { scripts, scriptBytes, styleBytes, fontBytes, pageBytes } = await weighPage(visitor, path)
    const verdict =
      path === '/auth'
        ? ''
        : target(scriptBytes <= targets.scriptBytes, `${name} loads ${whole(scriptBytes)} bytes of scripts`)
    row([
      name,
      scripts,
      fine(scriptBytes / 1000),
      fine(styleBytes / 1000),
      fine(fontBytes / 1000),
      fine(pageBytes / 1000),
      verdict,
    ])
  }
}

export async function reportMoves(times: Times): Promise<void> {
  console.log('A move of a run, beside its own statements by pg alone on the same database')
  row(['', 'at once', 'moves/s', 'p99 ms', 'raw /s', 'raw p99', 'ratio', ''])
  for (const [durable, together] of [
    [true, false],
    [true, true],
    [false, false],
    [false, true],
  ] as const) {
    await inThrowAwayWorld(
      async (world) => {
        const creator = await newCreator(world)
        const made = await publishedBy(creator)
        creator.close()
        for (const figures of await measureMoves(world, made, { ...times, together })) {
          const { atOnce, product, raw, statements } = figures
          const ratio = ratioOf(figures)
          const met = ratio >= targets.move && isSound(product) && product.most < targets.stallMs
          const name = `${statements} statements, ${durable ? 'on the disk' : 'in memory'}${together ? ', aloud' : ''}`
          // Nobody's game is kept in memory alone: there it is only shown how much of a move is not the disk
          const verdict = durable
            ? target(
                met,
                `a move with ${atOnce} at once (${name}): ${ratio.toFixed(2)} of its statements, ${JSON.stringify(product.statuses)}, at most ${product.most.toFixed(0)} ms`,
              )
            : ''
          row([
            name,
            atOnce,
            whole(product.perSecond),
            fine(product.p99),
            whole(raw.perSecond),
            fine(raw.p99),
            ratio.toFixed(2),
            verdict,
          ])
        }
      },
      { durable },
    )
  }
}

export async function reportLibrary(): Promise<void> {
  await inThrowAwayWorld(async (world) => {
    const { searches, seedMs, raw, data, page } = await measureLibrary(world, targets.adventures)
    console.log(
      `The library's search among ${whole(targets.adventures)} adventures (made in ${whole(seedMs / 1000)} s): ${searches} searches, each beside its own statements by pg alone`,
    )
    row(['', 'p50 ms', 'p95 ms', 'most ms', 'ratio p95', ''])
    row(['its statements', fine(raw.p50), fine(raw.p95), fine(raw.most)])
    const ratio = data.p95 / raw.p95
    row([
      'search (data, as one searches on)',
      fine(data.p50),
      fine(data.p95),
      fine(data.most),
      ratio.toFixed(2),
      target(ratio <= targets.search, `a search takes ${ratio.toFixed(2)} times as long as its statements`),
    ])
    row([
      'search (page, kept)',
      fine(page.p50),
      fine(page.p95),
      fine(page.most),
      (page.p95 / raw.p95).toFixed(2),
      isSound(page) ? '' : target(false, `a page of search results fails: ${JSON.stringify(page.statuses)}`),
    ])
  })
}

export async function reportChecker(): Promise<void> {
  console.log('Checking an adventure before it is published: every way of playing it that makes a difference')
  row(['', 'most ms', 'ms', 'moments', 'dead ends', ''])
  for (const shape of ['in a row', 'round a hall'] as const) {
    for (const [scenes, things, most] of [
      [49, 60, targets.checkMs],
      [499, 480, targets.largeCheckMs],
    ] as const) {
      const { ms: took, moments, decided, deadEndsComplete } = measureCheck(shape, scenes, things)
      const met = took <= most && decided
      // where the bound ended the search, the author is told that not every way was tried
      row([
        `${scenes} scenes ${shape}, ${things} puzzles`,
        whole(most),
        whole(took),
        whole(moments),
        deadEndsComplete ? 'all' : 'bound hit',
        target(
          met,
          `checking ${scenes} scenes ${shape} takes ${whole(took)} ms${decided ? '' : ' and decides nothing'}`,
        ),
      ])
    }
  }
}

export const reportCanvas = ({ quick }: Times): Promise<void> =>
  reportLatency(
    `The canvas of a scene with ${targets.hotspots} hotspots`,
    'on the canvas',
    quick ? 3 : 10,
    (world, creator, rounds) => measureCanvas(world, creator, targets.hotspots, rounds),
  )

export const reportScenes = ({ quick }: Times): Promise<void> =>
  reportLatency(
    `The editor of an adventure of ${targets.scenes} scenes`,
    'of many scenes',
    quick ? 3 : 10,
    (world, creator, rounds) => measureScenes(world, creator, targets.scenes, rounds),
  )

async function reportLatency(
  title: string,
  where: string,
  rounds: number,
  measure: (world: ThrowAwayWorld, creator: Person, rounds: number) => Promise<LatencyFigures[]>,
): Promise<void> {
  await inThrowAwayWorld(async (world) => {
    const creator = await newCreator(world)
    console.log(`${title}: from an input until its result is drawn, in the browser`)
    row(['', 'inputs', 'p50 ms', 'p95 ms', 'most ms', 'screen p95', ''])
    const cells = ({ doing, inputs, p50, p95, most, screen }: LatencyFigures) => [
      doing,
      inputs,
      fine(p50),
      fine(p95),
      fine(most),
      screen > 0 ? whole(screen) : '< 16',
    ]
    for (const figures of await measureBarePage(rounds)) row([...cells(figures), ''])
    for (const figures of await measure(world, creator, rounds)) {
      const { doing, inputs, p95, screen } = figures
      row([
        ...cells(figures),
        target(
          inputs > 0 && Math.max(p95, screen) < targets.canvasMs,
          `${doing} ${where}: p95 ${fine(p95)} ms of ${inputs} inputs, on the screen ${whole(screen)}`,
        ),
      ])
    }
    creator.close()
  })
}

export async function reportStarts(): Promise<void> {
  const { firstMs, warmMs } = await measureStarts(3)
  console.log(
    `Ready: first start ${whole(firstMs)} ms (makes the database), warm ${whole(summarise(warmMs).median)} ms (embedded PostgreSQL included)`,
  )
}

async function newCreator({ server }: ThrowAwayWorld): Promise<Person> {
  const creator = new Person(server.url)
  await creator.signUp('creator@example.org')
  return creator
}

async function publishedBy(creator: Person): Promise<MadeAdventure> {
  const made = await makeAdventure(creator, { title: 'The measured house' })
  await publish(creator, made.id, 'published', '1-6')
  return made
}
