import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import { sample } from './adventures/both-sides-of-the-glass/adventure.ts'
import { goalHints } from './adventures/both-sides-of-the-glass/goal-hints.ts'
import { hers, his } from './adventures/both-sides-of-the-glass/name-parts.ts'
import { describe as inWords, orchids, wanted } from './adventures/both-sides-of-the-glass/orchids.ts'
import { minutesBetween, valvesToOpen } from './adventures/both-sides-of-the-glass/plan.ts'
import { bothSides, noon, walkthroughs } from './adventures/both-sides-of-the-glass/walkthroughs.ts'
import { compileSample, SampleRun } from './play-sample.fixtures.ts'
import type { SampleText } from './sample-adventure.ts'
import type { Walkthrough, WalkthroughStep } from './walkthrough.ts'

const compiled = compileSample(sample)
const start = (language: 'en' | 'fr' = 'en') => new SampleRun(sample, language, compiled)
const puzzle = (key: string) => sample.puzzles.find((each) => each.key === key)!
const names = (run: SampleRun) => run.view.scene.hotspots.map(({ name }) => name)
const people = { a: 'player', b: 'friend' } as const

function before(walkthrough: Walkthrough, isStep: (step: WalkthroughStep) => boolean) {
  const run = start()
  for (const step of walkthrough.steps) {
    if (isStep(step)) return run
    run.take(step)
  }
  throw new Error('the walkthrough has no such step')
}

function expectEnding(run: SampleRun, ending: string, language: 'en' | 'fr') {
  const scene = sample.scenes.find(({ key }) => key === ending)!
  expect(run.view.scene).toMatchObject({ id: compiled.ids('scene', ending), name: scene.name[language] })
  expect(run.view.ending).toMatchObject({ reason: 'scene', text: scene.endingText?.[language] })
}

describe.each(walkthroughs)('the way to $ending alone', (walkthrough) => {
  test.each(locales)('ends there when it is played in the language %s', (language) => {
    const run = start(language)
    run.walk(walkthrough)
    expectEnding(run, walkthrough.ending, language)
  })
})

describe.each(walkthroughs)('the way of two to $ending', ({ ending, forTwo = [] }) => {
  test.each(locales)('ends there for both, each in their own wing, in the language %s', (language) => {
    const run = start(language)
    run.as(people.b)
    for (const [who, step] of forTwo) run.as(people[who]).take(step)
    expectEnding(run.as(people.a), ending, language)
    expect(run.as(people.b).view.ending).toEqual(run.as(people.a).view.ending)
  })
})

test('the better ending takes every puzzle and all four panes, and is worth more', () => {
  const [less, more] = walkthroughs.map((walkthrough) => {
    const run = start()
    run.walk(walkthrough)
    return run.view
  })
  expect(more?.puzzlesSolved).toBe(sample.puzzles.length)
  expect(less?.puzzlesSolved).toBe(sample.puzzles.length - 2)
  expect(more?.experience).toBeGreaterThan(less?.experience ?? 0)
  expect(more?.counters).toMatchObject([{ name: 'Panes wiped clean', value: 4, max: 4 }])
})

test('each of two has one badge and one door; somebody alone has both', () => {
  const run = start()
  const doors = ['The warm door, Aurore’s', 'The cold door, Anselme’s', 'Your badge: a sun', 'Your badge: a snowflake']
  const seen = () => doors.filter((name) => names(run).includes(name))
  expect(seen()).toEqual(doors)
  run.as(people.b)
  expect(seen()).toEqual([doors[1], doors[3]])
  run.as(people.a)
  expect(seen()).toEqual([doors[0], doors[2]])
})

test('no scene of one wing is entered by the other', () => {
  const run = start()
  run.as(people.b)
  expect(() => run.as(people.b).take({ touch: 'porch-to-palms' })).toThrow('refused')
  expect(() => run.as(people.a).take({ touch: 'porch-to-alpines' })).toThrow('refused')
})

test('the drawer gives nothing to one who pulls, nor to two who have not seen how it is made', () => {
  const run = start()
  run.as(people.b).take({ touch: 'porch-to-alpines' })
  run.as(people.a).take({ touch: 'porch-to-palms' })
  const letters = () => run.view.inventory.filter(({ name }) => name.startsWith('A letter'))
  run.take({ touch: 'drawer-hot' })
  run.as(people.b).take({ touch: 'drawer-cold' })
  expect(letters()).toEqual([])
  const alone = before(bothSides, (step) => 'touch' in step && step.touch === 'drawer-cold')
  expect(alone.view.inventory.map(({ name }) => name)).not.toContain('A letter to Aurore')
  for (const touch of ['drawer-cold', 'alpines-to-porch', 'porch-to-palms', 'drawer-hot']) alone.take({ touch })
  const held = alone.view.inventory.map(({ name }) => name)
  expect(held).toEqual(expect.arrayContaining(['A letter to Aurore', 'A letter to Anselme']))
})

test('the notary opens the strip only once it is known that nobody cut the flower', () => {
  const run = before(noon, (step) => 'touch' in step && step.touch === 'stereoscope')
  const door = () => run.view.scene.hotspots.find(({ name }) => name === 'The whitewashed door')
  expect(door()?.usable).toBe(false)
  for (const step of [{ touch: 'stereoscope' }, { answer: 'stereoscope' }]) run.take(step as WalkthroughStep)
  expect(door()?.usable).toBe(true)
})

test('what is read out is what opens: plan, minutes, letters, cards', () => {
  expect(puzzle('valves').solution.correctPattern).toEqual(valvesToOpen)
  const pushed = (text: string) =>
    text.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 65 + minutesBetween) % 26) + 65))
  const { configuration, solution } = puzzle('ice-chest')
  const name = puzzle('label').solution.correctAnswers as SampleText[]
  for (const language of locales) {
    const [plain, painted] = [solution.decryptedText, configuration.encryptedText] as SampleText[]
    expect(pushed(plain![language])).toBe(painted![language])
    const [one, other] = [hers, his].map((letters) => letters[language].split(', '))
    const inTurn = one!.flatMap((letter, at) => [letter, other![at] ?? '']).join('')
    expect(name[0]![language].replaceAll(/[^A-Za-z]/g, '').toUpperCase()).toBe(inTurn)
    const told = orchids.map((orchid) => inWords(orchid)[language])
    expect(new Set(told).size).toBe(orchids.length)
  }
  expect(wanted).toHaveLength(4)
})

test('seven types of puzzle, none of them more than a third of all', () => {
  const types = sample.puzzles.map(({ type }) => type)
  expect(new Set(types).size).toBe(7)
  for (const type of types) expect(types.filter((each) => each === type).length).toBeLessThanOrEqual(types.length / 3)
})

test('three wrong answers to each puzzle that is answered at once have a reply; all hints differ', () => {
  for (const { key, type, solution, hints } of sample.puzzles) {
    const replied = (solution.decoys ?? solution.replies ?? []) as unknown[]
    if (type !== 'video_difference') expect(replied.length, key).toBeGreaterThanOrEqual(3)
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
