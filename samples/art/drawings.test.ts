import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { puzzles } from '#samples/adventures/the-rabbit-takes-a-bow/puzzles.ts'
import { scenes } from '#samples/adventures/the-rabbit-takes-a-bow/scenes.ts'
import type { SampleText } from '#samples/sample-adventure.ts'
import { hashOf, lineFileOf, sizeOf, svgOf } from './drawing.ts'
import { drawings, linesOf, printedDrawings } from './drawings.ts'
import { halfInLamps } from './rabbit/lamp-board.ts'
import { runningOrder, threadOrder } from './rabbit/dressing-room.ts'
import { bags, pieces, tangle } from './rabbit/fly-tower.ts'
import { weighings } from './rabbit/prop-store.ts'
import { framesOnTheCabinet } from './rabbit/cabinet.ts'
import { liftScales } from './rabbit/under-stage.ts'
import { suitsOnTheDrawer } from './rabbit/bench.ts'
import { clocksOnTheWall } from './rabbit/workshop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const drawn = JSON.parse(readFileSync(new URL('drawn.json', import.meta.url), 'utf8')) as Record<string, string>
const puzzle = (key: string) => puzzles.find((candidate) => candidate.key === key)!
const codeOf = (key: string) => puzzle(key).solution.correctCode as SampleText

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

const coverage = JSON.parse(readFileSync(`${root}samples/art/lines/coverage.json`, 'utf8')) as Record<
  string,
  [picture: number, lines: number]
>

test.each(printedDrawings.map((drawing) => ({ file: drawing[0], drawing })))(
  '$file is also drawn in lines, which need little ink',
  ({ file, drawing }) => {
    const lines = readFileSync(`${root}${lineFileOf(readFileSync(`${root}${file}`))}`, 'utf8')
    const [, drawn] = coverage[file]!
    expect(lines === linesOf(drawing), 'node scripts/render-illustrations.mjs').toBe(true)
    expect(lines).not.toMatch(/NaN|undefined|<text/u)
    expect(drawn).toBeGreaterThan(0.005)
    expect(drawn).toBeLessThan(0.12)
  },
)

test('no line drawing is left of a picture that changed', () => {
  const wanted = printedDrawings.map(([file]) =>
    lineFileOf(readFileSync(`${root}${file}`))
      .split('/')
      .at(-1),
  )
  expect(readdirSync(`${root}samples/art/lines`).toSorted()).toEqual([...wanted, 'coverage.json'].toSorted())
})

test('the clocks show the code of the drawer', () => {
  const hours = suitsOnTheDrawer.map((suit) => clocksOnTheWall.find(({ badge }) => badge === suit)?.hour)
  expect(hours.join('')).toBe(codeOf('clock-drawer').en)
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
  expect(spelled).toEqual([codeOf('thread-trunk').en, codeOf('thread-trunk').fr])
})

test('the ropes lead in running order to the order of the winch, and who is not on comes last', () => {
  const bagOf = (name: string) => tangle.find(([piece]) => pieces[piece]?.name === name)?.[1] ?? -1
  const { pictures } = puzzle('rope-winch').configuration as { pictures: { alt: SampleText }[] }
  const { correctOrder } = puzzle('rope-winch').solution as { correctOrder: number[] }
  const isOff = ({ name }: (typeof pieces)[number]) => !runningOrder.some((each) => each === name)
  const names = [...runningOrder, ...pieces.filter(isOff).map(({ name }) => name)]
  expect(correctOrder.map((item) => pictures[item]?.alt.en)).toEqual(
    names.map((name) => `Sandbag ${bags[bagOf(name)]?.mark}`),
  )
})

test('each rope begins below its scenery and ends above its bag', () => {
  for (const [piece, bag, way] of tangle) {
    const numbers = way.match(/-?\d+/g)?.map(Number) ?? []
    expect(numbers[0]).toBe(pieces[piece]?.x)
    expect(numbers.at(-2)).toBe(bags[bag]?.x)
  }
})

test.each([
  ['en', /the (\w+)’s with the (\w+)’s/g, ['star', 'sun', 'boat', 'moon', 'cloud']],
  ['fr', /(\p{L}+) et (\p{L}+)(?=[;.])/gu, ['étoile', 'soleil', 'bateau', 'lune', 'nuage']],
] as const)('in words, too, each rope has to be followed to its bag: %s', (language, crossing, names) => {
  const altText = scenes.find(({ key }) => key === 'fly-tower')!.altText[language]
  const order = pieces.map((_, piece) => piece).toSorted((a, b) => pieces[a]!.x - pieces[b]!.x)
  const nameOf = (piece: number) => names[['star', 'sun', 'boat', 'moon', 'cloud'].indexOf(pieces[piece]!.name)]
  for (const [, one, other] of altText.matchAll(crossing)) {
    const [left, right] = [one, other].map((name) => order.findIndex((piece) => nameOf(piece) === name)) as [
      number,
      number,
    ]
    expect(Math.abs(left - right), `${one} ${other}`).toBe(1)
    ;[order[left], order[right]] = [order[right]!, order[left]!]
  }
  const ends = tangle.toSorted((a, b) => bags[a[1]]!.x - bags[b[1]]!.x).map(([piece]) => piece)
  expect(order).toEqual(ends)
  expect(altText).not.toMatch(/(ends at|aboutit au) \d/)
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
    const digit = note && 'say' in note ? /hangs a brass number: a (\d)/.exec(note.say.en)?.[1] : undefined
    return turn === 180 ? { '6': '9', '9': '6' }[digit ?? ''] : digit
  })
  expect(digits.join('')).toBe(codeOf('vanishing-cabinet').en)
})

test('the lamps and their reflection are the pearls of the jewel box', () => {
  const whole = [...halfInLamps, ...halfInLamps.toReversed()].flat()
  expect(whole.flatMap((isLit, place) => (isLit ? [place] : []))).toEqual(puzzle('mirror-box').solution.correctPattern)
})

test('only one set of weights balances the four scales, and with it only one way levels the lift', () => {
  const digits = Array.from({ length: 10 }, (_, digit) => digit)
  const kinds = ['dove', 'hat', 'lantern', 'mask']
  const sets = kinds.reduce<number[][]>((all) => all.flatMap((set) => digits.map((digit) => [...set, digit])), [[]])
  const weightOf = (thing: string | number, set: number[]) =>
    typeof thing === 'number' ? thing : (set[kinds.findIndex((kind) => thing.endsWith(kind))] ?? Number.NaN)
  const total = (pan: (string | number)[], set: number[]) =>
    pan.reduce<number>((sum, thing) => sum + weightOf(thing, set), 0)
  const level = sets.filter((set) => weighings.every(({ left, right }) => total(left, set) === total(right, set)))
  expect(level).toHaveLength(1)

  const { fixed, free } = liftScales
  const ways = Array.from({ length: 2 ** free.length }, (_, way) => free.map((_thing, at) => (way >> at) & 1))
  const pan = (way: number[], side: number) => free.filter((_, at) => way[at] === side)
  expect(ways.filter((way) => total([fixed, ...pan(way, 0)], level[0]!) === total(pan(way, 1), level[0]!))).toEqual([
    puzzle('lift-scales').solution.correctBins,
  ])

  // What the scales reply is what they would do
  const { decoys } = puzzle('lift-scales').solution as { decoys: { bins: number[]; reply: SampleText }[] }
  const lean = ({ bins }: { bins: number[] }) =>
    Math.sign(total([fixed, ...pan(bins, 0)], level[0]!) - total(pan(bins, 1), level[0]!))
  expect(decoys.map(lean)).toEqual(decoys.map(({ reply }) => (/lantern(’s pan)? goes up/.test(reply.en) ? -1 : 1)))
})
