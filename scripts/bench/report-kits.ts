import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { measureKits } from './kits.ts'
import type { SetFigures } from './kits.ts'
import type { Times } from './reports.ts'
import { judge, row, whole } from './table.ts'
import { targets } from './targets.ts'

export async function reportKits({ quick }: Times): Promise<void> {
  const figures = await inThrowAwayWorld((world) => measureKits(world, quick ? 2 : 6), { env: { SEED_SAMPLES: 'on' } })
  const { part, whole: kits, line, megabytes } = figures
  console.log('Kits, each print in another choice, through the product: pictures collected, set, sent')
  row(['', 'pages', 'first ms', 'ms', 'setter ms', ''])
  reportSet('puzzle sheets of a room', part, (part.pages / 20) * targets.twentyPagesMs)
  for (const each of kits) reportSet('a room with its pictures', each, targets.fortyPagesMs)
  const [sets, queued] = megabytes
  if (sets !== null) {
    const met = sets < targets.kitMegabytes
    const told = `${whole(sets)} MB`
    row([
      'most memory of these',
      '',
      '',
      told,
      judge('memory of setting kits', `< ${targets.kitMegabytes} MB`, told, met),
    ])
  }
  const order = line.inTurn ? 'in turn' : 'out of turn'
  const largest = queued === null ? '' : `${whole(queued)} MB`
  row([
    `${line.people} at once, in large print`,
    '',
    '',
    whole(line.ms),
    largest,
    judge('kits asked at once', 'in turn', order, line.inTurn),
  ])
  const slowest = `${whole(line.puzzleMs)} ms (p95 of ${line.puzzles}, most ${whole(line.slowestMs)})`
  const isQuick = line.puzzleMs < targets.puzzlePrintMs
  row([
    'a puzzle meanwhile, p95',
    '',
    '',
    whole(line.puzzleMs),
    '',
    judge('a puzzle printed while ten kits wait', `< ${whole(targets.puzzlePrintMs)} ms`, slowest, isQuick),
  ])
}

function reportSet(name: string, { pages, firstMs, ms, setterMs }: SetFigures, most: number): void {
  const wanted = `< ${whole(most)} ms`
  const target = `${pages} pages: ${name}`
  const setter = setterMs === null ? '' : whole(setterMs)
  row([name, pages, whole(firstMs), whole(ms), setter, judge(target, wanted, `${whole(ms)} ms`, ms < most)])
}
