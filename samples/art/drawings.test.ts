import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { puzzles } from '#samples/adventures/the-rabbit-takes-a-bow/puzzles.ts'
import { hashOf, sizeOf, svgOf } from './drawing.ts'
import { drawings } from './drawings.ts'
import { runningOrder, threadOrder } from './rabbit/dressing-room.ts'
import { bags, pieces, tangle } from './rabbit/fly-tower.ts'
import { weighings } from './rabbit/prop-store.ts'
import { framesOnTheCabinet } from './rabbit/cabinet.ts'
import { signsOnTheLift } from './rabbit/under-stage.ts'
import { suitsOnTheDrawer } from './rabbit/bench.ts'
import { clocksOnTheWall } from './rabbit/workshop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const drawn = JSON.parse(readFileSync(new URL('drawn.json', import.meta.url), 'utf8')) as Record<string, string>
const puzzle = (key: string) => puzzles.find((candidate) => candidate.key === key)!

test.each(drawings.map((drawing) => ({ file: drawing[0], drawing })))(
  '$file matches its current drawing',
  async ({ file, drawing }) => {
    const svg = svgOf(drawing)
    expect(hashOf(drawing), 'node scripts/render-illustrations.mjs').toBe(drawn[file])
    expect(svg).not.toMatch(/NaN|undefined|<text|href="http/)
    // Compared as a whole, so that a difference does not print the picture
    if (file.endsWith('.svg')) expect(svg === readFileSync(`${root}${file}`, 'utf8')).toBe(true)
    if (file.endsWith('.webp')) expect(await sharp(`${root}${file}`).metadata()).toMatchObject(sizeOf(drawing))
  },
)

test('the clocks show the code of the drawer', () => {
  const hours = suitsOnTheDrawer.map((suit) => clocksOnTheWall.find(({ badge }) => badge === suit)?.hour)
  expect(hours.join('')).toBe(puzzle('clock-drawer').solution.correctCode.en)
})

test('the thread spells the word on the trunk in both languages', () => {
  const names = {
    crown: ['crown', 'couronne'],
    anchor: ['anchor', 'ancre'],
    rose: ['rose', 'rose'],
    drum: ['drum', 'tambour'],
    star: ['star', 'étoile'],
  }
  const spelled = [0, 1].map((language) =>
    threadOrder.map((card) => names[card][language]?.[0]?.normalize('NFD')[0]?.toUpperCase()).join(''),
  )
  expect(spelled).toEqual([
    puzzle('thread-trunk').solution.correctCode.en,
    puzzle('thread-trunk').solution.correctCode.fr,
  ])
})

test('the ropes lead in running order to the code of the winch', () => {
  const bagOf = (name: string) => tangle.find(([piece]) => pieces[piece]?.name === name)?.[1] ?? -1
  expect(runningOrder.map((name) => bags[bagOf(name)]?.mark).join('')).toBe(
    puzzle('rope-winch').solution.correctCode.en,
  )
})

test('each rope begins below its scenery and ends above its bag', () => {
  for (const [piece, bag, way] of tangle) {
    const numbers = way.match(/-?\d+/g)?.map(Number) ?? []
    expect(numbers[0]).toBe(pieces[piece]?.x)
    expect(numbers.at(-2)).toBe(bags[bag]?.x)
  }
})

test('the notes give the cabinet’s digits, rotated where the picture hangs upside down', () => {
  const lockOf = {
    sandbag: 'rope-winch',
    balance: 'lift-scales',
    handMirror: 'mirror-box',
    spool: 'thread-trunk',
  } as Record<string, string>
  const digits = framesOnTheCabinet.map(([sign, turn]) => {
    const note = puzzle(lockOf[sign] ?? '').onSolve.find((effect) => 'say' in effect)
    const digit = note && 'say' in note ? /brass number is an? (\d)/.exec(note.say.en)?.[1] : undefined
    return turn === 180 ? { '6': '9', '9': '6' }[digit ?? ''] : digit
  })
  expect(digits.join('')).toBe(puzzle('vanishing-cabinet').solution.correctCode.en)
})

test('only one set of weights balances the four scales, and it is the code of the lift', () => {
  const digits = Array.from({ length: 10 }, (_, digit) => digit)
  const kinds = [...signsOnTheLift]
  const sets = kinds.reduce<number[][]>((all) => all.flatMap((set) => digits.map((digit) => [...set, digit])), [[]])
  const total = (pan: (string | number)[], set: number[]) =>
    pan.reduce<number>(
      (sum, thing) =>
        sum +
        (typeof thing === 'number' ? thing : (set[kinds.findIndex((kind) => thing.endsWith(kind))] ?? Number.NaN)),
      0,
    )
  const level = sets.filter((set) => weighings.every(({ left, right }) => total(left, set) === total(right, set)))
  expect(level.map((set) => set.join(''))).toEqual([puzzle('lift-scales').solution.correctCode.en])
})
