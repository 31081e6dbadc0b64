import type { Random } from '#app/features/puzzles/kit/rules/random.ts'
import { randomOf } from '#app/features/puzzles/kit/rules/random.ts'
import type { Board, Move, Shape } from './board.ts'
import {
  areNeighbours,
  columnOf,
  finishedBoard,
  gapTile,
  isFinished,
  isPlaced,
  replay,
  rowOf,
  tileCount,
} from './board.ts'

interface Shuffled {
  start: Board
  /** The shuffle reversed: proof that it can be solved, and the answer of "reveal and continue". */
  solution: Move[]
}

/** Walks back from the finished picture by legal moves, and never ends on it. The same seed gives the same board. */
export function shuffle(shape: Shape, seed: number): Shuffled {
  const random = randomOf(seed)
  return shape.variant === 'slider' ? shuffleBySliding(shape, random) : shuffleByHand(shape, random)
}

function shuffleBySliding(shape: Shape, random: Random): Shuffled {
  const finished = finishedBoard(shape)
  const walk = new GapWalk(shape)
  for (let step = 0; step < 20 * tileCount(shape); step++) walk.wander(random)
  walk.goToCorner()
  // once round a square of four places permutes three tiles, so the picture cannot still be finished
  if (isFinished(shape, walk.board(finished))) walk.roundTheCorner()
  return { start: walk.board(finished), solution: walk.wayBack() }
}

class GapWalk {
  #shape: Shape
  #visited: number[]

  constructor(shape: Shape) {
    this.#shape = shape
    this.#visited = [tileCount(shape) - 1]
  }

  get #gap(): number {
    return this.#visited.at(-1)!
  }

  wander(random: Random): void {
    const { columns } = this.#shape
    const before = this.#visited.at(-2)
    const sides = [-columns, -1, 1, columns].map((by) => this.#gap + by)
    const open = sides.filter(
      (place) =>
        place >= 0 &&
        place < tileCount(this.#shape) &&
        place !== before &&
        areNeighbours(this.#shape, place, this.#gap),
    )
    this.#visited.push(open[random(open.length)]!)
  }

  goToCorner(): void {
    const { columns, rows } = this.#shape
    while (columnOf(this.#shape, this.#gap) < columns - 1) this.#visited.push(this.#gap + 1)
    while (rowOf(this.#shape, this.#gap) < rows - 1) this.#visited.push(this.#gap + columns)
  }

  roundTheCorner(): void {
    const corner = this.#gap
    const { columns } = this.#shape
    this.#visited.push(corner - 1, corner - 1 - columns, corner - columns, corner)
  }

  board(from: Board): Board {
    const board = replay(
      this.#shape,
      from,
      this.#visited.slice(1).map((place): Move => [place]),
    )
    if (!board || board.tiles[this.#gap] !== gapTile(this.#shape)) throw new Error('The gap cannot have gone this way')
    return board
  }

  wayBack(): Move[] {
    return this.#visited
      .slice(0, -1)
      .toReversed()
      .map((place): Move => [place])
  }
}

function shuffleByHand(shape: Shape, random: Random): Shuffled {
  const turned = shape.rotates ? turnAll(shape, random) : []
  const moved =
    shape.variant === 'swap' ? changeAll(shape, random) : shape.variant === 'jigsaw' ? layOut(shape, random) : []
  const start = replay(shape, finishedBoard(shape), [...turned, ...moved])
  if (!start) throw new Error('A shuffle made a move that the rules forbid')
  // only an existing tile can be picked up, so the way back starts where this one ended
  const back = moved.toReversed().map(([from, to]): Move => [to!, from])
  // four quarter turns cancel out
  const upright = new Map<number, number>()
  for (const [place] of turned) upright.set(place, (upright.get(place) ?? 0) + 1)
  const turnBack = [...upright].flatMap(([place, count]) =>
    Array.from({ length: (4 - (count % 4)) % 4 }, (): Move => [place]),
  )
  return { start, solution: [...back, ...turnBack] }
}

const loosePlaces = (shape: Shape): number[] =>
  Array.from({ length: tileCount(shape) }, (_, place) => place).filter((place) => !isPlaced(shape, place))

/** Where tiles only turn, each is turned by at least a quarter; elsewhere some may stay upright. */
function turnAll(shape: Shape, random: Random): Move[] {
  const least = shape.variant === 'rotate' ? 1 : 0
  return loosePlaces(shape).flatMap((place) => Array.from({ length: least + random(4 - least) }, (): Move => [place]))
}

/** Swaps that leave no loose tile in its place (Sattolo's shuffle makes one cycle of all of them). */
function changeAll(shape: Shape, random: Random): Move[] {
  const loose = loosePlaces(shape)
  const moves: Move[] = []
  for (let at = loose.length - 1; at > 0; at--) moves.push([loose[at]!, loose[random(at)]!])
  return moves
}

function layOut(shape: Shape, random: Random): Move[] {
  const count = tileCount(shape)
  const slots = Array.from({ length: count }, (_, slot) => count + slot)
  return loosePlaces(shape).map((place): Move => {
    const [slot] = slots.splice(random(slots.length), 1)
    return [place, slot!]
  })
}
