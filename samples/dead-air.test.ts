import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { sample } from './adventures/dead-air/adventure.ts'
import { goalHints } from './adventures/dead-air/goal-hints.ts'
import { sleevePlace, sleeves } from './adventures/dead-air/sleeves.ts'
import { elevenSeconds, tenPastThree, walkthroughs } from './adventures/dead-air/walkthroughs.ts'
import { cords } from './art/radio/control-room.ts'
import { playedTonight, speedOf } from './art/radio/gear.ts'
import { leftAt } from './art/radio/office.ts'
import { morse } from './art/radio/workshop.ts'
import { compileSample, SampleRun } from './play-sample.fixtures.ts'
import type { SampleText } from './sample-adventure.ts'
import type { Walkthrough, WalkthroughStep } from './walkthrough.ts'

const compiled = compileSample(sample)
const start = (language: Locale = 'en') => new SampleRun(sample, language, compiled)
const puzzle = (key: string) => sample.puzzles.find((each) => each.key === key)!
const codeOf = (key: string) => puzzle(key).solution.correctCode as SampleText

function before(walkthrough: Walkthrough, isStep: (step: WalkthroughStep) => boolean) {
  const run = start()
  for (const step of walkthrough.steps) {
    if (isStep(step)) return run
    run.take(step)
  }
  throw new Error('the walkthrough has no such step')
}

const uses = (item: string, on: string) => (step: WalkthroughStep) =>
  'use' in step && step.use === item && step.on === on
const chooses = (node: string) => (step: WalkthroughStep) => 'choose' in step && step.choose === node
const held = (run: SampleRun) => run.view.inventory.map(({ id }) => id)
const item = (key: string) => compiled.ids('item', key)

describe.each(walkthroughs)('the way to $ending', (walkthrough) => {
  test.each(locales)('ends there when it is played in the language %s', (language) => {
    const run = start(language)
    run.walk(walkthrough)
    const scene = sample.scenes.find(({ key }) => key === walkthrough.ending)!
    expect(run.view.scene).toMatchObject({ id: compiled.ids('scene', scene.key), name: scene.name[language] })
    expect(run.view.ending).toMatchObject({ reason: 'scene', text: scene.endingText?.[language] })
  })
})

test('the better ending takes every puzzle, and is worth more', () => {
  const [less, more] = walkthroughs.map((walkthrough) => {
    const run = start()
    run.walk(walkthrough)
    return run.view
  })
  expect(more?.puzzlesSolved).toBe(sample.puzzles.length)
  expect(less?.puzzlesSolved).toBe(sample.puzzles.length - 2)
  expect(more?.experience).toBeGreaterThan(less?.experience ?? 0)
  expect(more?.counters).toMatchObject([{ name: 'What you can prove', value: 3, max: 3 }])
})

test('thin headphones do not fit the logger; with the adapter they do, and let one listen', () => {
  const run = before(elevenSeconds, uses('headphones', 'logger-socket'))
  run.take({ use: 'headphones', on: 'logger-socket' })
  expect(held(run)).toContain(item('headphones'))
  const later = before(elevenSeconds, uses('fitted-headphones', 'logger-socket'))
  expect(held(later)).not.toContain(item('adapter'))
  expect(later.view.scene.hotspots.map(({ name }) => name)).not.toContain('The logger, with the headphones in')
  later.take({ use: 'fitted-headphones', on: 'logger-socket' })
  expect(held(later)).not.toContain(item('fitted-headphones'))
  expect(later.view.scene.hotspots.map(({ name }) => name)).toContain('The logger, with the headphones in')
})

test('coffee thaws the hatch only once there is a reason to go out there', () => {
  const run = start()
  for (const step of [{ touch: 'thermos' }, { touch: 'studio-to-corridor' }] as const) run.take(step)
  run.take({ use: 'thermos', on: 'hatch' })
  expect(held(run)).toContain(item('thermos'))
  const later = before(elevenSeconds, uses('thermos', 'hatch'))
  later.take({ use: 'thermos', on: 'hatch' })
  expect(held(later)).not.toContain(item('thermos'))
})

test('Harvey stays for the truth and leaves for his own lie, and only then there is a safe', () => {
  const run = before(tenPastThree, chooses('own-lie'))
  const there = () => run.view.scene.hotspots.map(({ name }) => name)
  expect(there()).toEqual(expect.arrayContaining(['Lucien Harvey, the manager', 'The framed licence']))
  expect(there()).not.toContain('The safe behind the licence')
  run.take({ choose: 'own-lie', of: 'harvey' })
  run.take({ listen: 'harvey' })
  expect(there()).toContain('The safe behind the licence')
  expect(there()).not.toContain('Lucien Harvey, the manager')
})

const asks = tenPastThree.steps.flatMap((step, at) => (chooses('weighing')(step) ? [at] : []))
const opens = (key: string) => (step: WalkthroughStep) => 'touch' in step && step.touch === key

const wordsOf = (node: string, language: Locale) =>
  sample.npcs.flatMap(({ nodes }) => nodes).find(({ key }) => key === node)!.content[language]

function hearOut(run: SampleRun): string[] {
  const said: string[] = []
  while (run.view.dialogue && !run.view.dialogue.mustChoose) {
    said.push(run.view.dialogue.text)
    run.take({ listen: 'margot' })
  }
  return said
}

/** Each step is left out together with the one after it. */
test.each(
  [
    { missing: ['lamp'], leaves: [chooses('lamp')], asked: asks[1] },
    { missing: ['board'], leaves: [opens('duty-board'), chooses('it-was-me')], asked: asks[1] },
    { missing: ['call'], leaves: [], asked: asks[0] },
    { missing: ['call', 'board', 'lamp'], leaves: [chooses('lamp'), opens('duty-board')], asked: asks[0] },
  ].flatMap((each) => locales.map((language) => ({ ...each, language }))),
)('Margot names the proofs that are missing, and no others: $missing ($language)', (given) => {
  const { missing, leaves, asked, language } = given
  const run = start(language)
  const isOut = (at: number) => leaves.some((isLeft) => isLeft(tenPastThree.steps[at]!))
  for (const [at, step] of tenPastThree.steps.slice(0, asked).entries()) {
    if (isOut(at) || (at > 0 && isOut(at - 1))) continue
    // She has more to say than on the whole way
    if ('choose' in step && step.of === 'margot') hearOut(run)
    run.take(step)
  }
  run.take({ choose: 'weighing', of: 'margot' })
  expect(hearOut(run)).toEqual(
    ['not-enough', ...missing.map((each) => `wants-the-${each}`)].map((key) => wordsOf(key, language)),
  )
  const offered = run.view.dialogue?.choices.map(({ text }) => text)
  expect(offered).toContain({ en: 'I have the eleven seconds.', fr: 'J’ai les onze secondes.' }[language])
})

test('what is drawn is what opens: discs, cords, dial, chart', () => {
  expect(playedTonight.map((disc) => speedOf[disc]).join('')).toBe(codeOf('record-case').en)
  expect(cords.map(([row, column]) => row * 4 + column)).toEqual(puzzle('patch-bay').solution.correctPattern)
  expect(String(leftAt)).toBe(codeOf('safe').en)
  for (const language of locales) {
    const plain = (puzzle('hut-door').solution.decryptedText as SampleText)[language]
    const written = plain.split(' ').map((word) => [...word].map((letter) => morse[letter]).join(' '))
    expect(written.join(' / ')).toBe((puzzle('hut-door').configuration.encryptedText as SampleText)[language])
  }
})

test('each riddle means one sleeve, which lies in its own place on the wall', () => {
  const wanted = sleeves.flatMap(({ riddle }, at) => (riddle ? [at] : []))
  expect(wanted).toHaveLength(4)
  const { objectLocations } = puzzle('sleeves').solution as { objectLocations: { x: number; y: number }[][] }
  for (const [order, at] of wanted.entries()) {
    const { left, top, width, height } = sleevePlace(at)
    const { x, y } = objectLocations[order]![0]!
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true)
  }
  const corners = sleeves.map((_, at) => sleevePlace(at))
  expect(Math.max(...corners.map(({ left, width }) => left + width))).toBeLessThanOrEqual(100)
  expect(Math.max(...corners.map(({ top, height }) => top + height))).toBeLessThanOrEqual(100)
})

test('seven types of puzzle, none of them more than a third of all', () => {
  const types = sample.puzzles.map(({ type }) => type)
  expect(new Set(types).size).toBe(7)
  for (const type of types) expect(types.filter((each) => each === type).length).toBeLessThanOrEqual(types.length / 3)
})

test('at least three wrong answers to each puzzle have a reply, and all three hints differ', () => {
  for (const { key, solution, hints } of sample.puzzles) {
    const replied = (solution.decoys ?? solution.replies) as unknown[]
    expect(replied.length, key).toBeGreaterThanOrEqual(3)
    for (const language of locales) expect(new Set(hints.map((hint) => hint[language])).size).toBe(3)
  }
})

test('the author’s hints for the whole game all reach it', () => {
  const { goals = [], items } = compiled.secrets
  const own = [
    ...goals.map(({ hints }) => hints),
    ...items.flatMap(({ uses, combinations }) =>
      [...uses, ...combinations].flatMap(({ hints }) => (hints ? [hints] : [])),
    ),
  ]
  expect(own).toHaveLength(Object.keys(goalHints).length)
  expect(own).toEqual(expect.arrayContaining(Object.values(goalHints)))
})
