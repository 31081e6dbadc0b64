import { summarise } from '#scripts/chaos/figures.ts'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { Person } from '#tests/support/person.ts'
import { measureBarePage } from './bare-page.ts'
import { measureCanvas } from './canvas.ts'
import type { LatencyFigures } from './latency.ts'
import { measureScenes } from './scenes.ts'
import { measureCheck, measureGoals } from './checker.ts'
import { isSound } from './job.ts'
import { measureLibrary } from './library.ts'
import { measureMoves, ratioOf } from './moves.ts'
import { newPerson, publishedBy } from './people.ts'
import { fine, judge, row, whole } from './table.ts'
import { targets } from './targets.ts'
import { measureStarts } from './warm-start.ts'

export type Times = { levels: readonly number[]; ms: number; quick: boolean }

export async function reportMoves(times: Times): Promise<void> {
  console.log('A move of a run, beside its own statements by pg alone on the same database')
  row(['', 'at once', 'moves/s', 'p99 ms', 'raw /s', 'raw p99', 'ratio', ''])
  // Nobody keeps games in memory only: that run just shows how much of a move is not the disk
  for (const durable of times.quick ? [true] : [true, false])
    await inThrowAwayWorld((world) => reportMovesIn(world, durable, times), { durable })
}

async function reportMovesIn(world: ThrowAwayWorld, durable: boolean, times: Times): Promise<void> {
  const creator = await newPerson(world, 'author')
  const made = await publishedBy(creator)
  creator.close()
  for (const together of [false, true]) {
    for (const figures of await measureMoves(world, made, { ...times, together })) {
      const { atOnce, product, raw, statements } = figures
      const ratio = ratioOf(figures)
      const met = ratio >= targets.move && isSound(product) && product.most < targets.stallMs
      const measured = `${ratio.toFixed(2)} with ${atOnce} at once, most ${whole(product.most)} ms`
      row([
        `${statements} statements, ${durable ? 'on the disk' : 'in memory'}${together ? ', aloud' : ''}`,
        atOnce,
        whole(product.perSecond),
        fine(product.p99),
        whole(raw.perSecond),
        fine(raw.p99),
        ratio.toFixed(2),
        durable
          ? judge(`a move${together ? ' seen by others' : ''}, of its statements`, `>= ${targets.move}`, measured, met)
          : '',
      ])
    }
  }
}

export async function reportLibrary(world: ThrowAwayWorld): Promise<void> {
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
    judge('a search, to its statements', `<= ${targets.search}`, ratio.toFixed(2), ratio <= targets.search),
  ])
  row([
    'search (page, kept)',
    fine(page.p50),
    fine(page.p95),
    fine(page.most),
    (page.p95 / raw.p95).toFixed(2),
    isSound(page) ? '' : judge('a page of results', 'answers', JSON.stringify(page.statuses), false),
  ])
}

export async function reportChecker(): Promise<void> {
  console.log('Checking an adventure before it is published: every way of playing it that makes a difference')
  row(['', 'most ms', 'ms', 'moments', 'dead ends', ''])
  for (const shape of ['in a row', 'round a hall', 'round a hall, two layers each'] as const) {
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
        judge(
          `checking ${scenes} scenes ${shape}`,
          `<= ${whole(most)} ms`,
          `${whole(took)} ms${decided ? '' : ', undecided'}`,
          met,
        ),
      ])
    }
  }
  reportGoals()
}

function reportGoals(): void {
  console.log('Telling a player what to do: it stalls the server for so long')
  row(['', 'most ms', 'ms', ''])
  for (const shape of ['in a row', 'round a hall'] as const)
    for (const scenes of [49, 499]) {
      const took = measureGoals(shape, scenes, scenes)
      const what = `what to do in ${scenes} scenes ${shape}`
      const isMet = took <= targets.goalsMs
      row([what, targets.goalsMs, whole(took), judge(what, `<= ${targets.goalsMs} ms`, `${whole(took)} ms`, isMet)])
    }
}

export const reportCanvas = (world: ThrowAwayWorld, { quick }: Times): Promise<void> =>
  reportLatency(world, `The canvas of a scene with ${targets.hotspots} hotspots`, 'canvas', quick, (creator, rounds) =>
    measureCanvas(world, creator, targets.hotspots, rounds),
  )

export const reportScenes = (world: ThrowAwayWorld, { quick }: Times): Promise<void> =>
  reportLatency(world, `The editor of an adventure of ${targets.scenes} scenes`, 'scenes', quick, (creator, rounds) =>
    measureScenes(world, creator, targets.scenes, rounds),
  )

async function reportLatency(
  world: ThrowAwayWorld,
  title: string,
  where: string,
  quick: boolean,
  measure: (creator: Person, rounds: number) => Promise<LatencyFigures[]>,
): Promise<void> {
  const creator = await newPerson(world, where)
  const rounds = quick ? 3 : 10
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
  for (const figures of await measure(creator, rounds)) {
    const { doing, inputs, p95, screen } = figures
    const slowest = Math.max(p95, screen)
    const met = inputs > 0 && slowest < targets.canvasMs
    row([...cells(figures), judge(`${where}: ${doing}`, `< ${targets.canvasMs} ms`, `${fine(slowest)} ms (p95)`, met)])
  }
  creator.close()
}

export async function reportStarts(): Promise<void> {
  const { firstMs, warmMs } = await measureStarts(3)
  console.log(
    `Ready: first start ${whole(firstMs)} ms (makes the database), warm ${whole(summarise(warmMs).median)} ms (embedded PostgreSQL included)`,
  )
}
