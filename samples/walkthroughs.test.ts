import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import { sample } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import { curtainCall, topBilling, walkthroughs } from './adventures/the-rabbit-takes-a-bow/walkthroughs.ts'
import { compileSample, SampleRun } from './play-sample.fixtures.ts'
import type { Walkthrough } from './walkthrough.ts'

const compiled = compileSample(sample)
const start = (language: 'en' | 'fr' = 'en') => new SampleRun(sample, language, compiled)

function before(walkthrough: Walkthrough, isStep: (step: Walkthrough['steps'][number]) => boolean) {
  const run = start()
  for (const step of walkthrough.steps) {
    if (isStep(step)) return run
    run.take(step)
  }
  throw new Error('the walkthrough has no such step')
}

describe.each(walkthroughs)('the way to $ending', (walkthrough) => {
  test.each(locales)('ends there when it is played in the language %s', (language) => {
    const run = start(language)
    run.walk(walkthrough)
    const scene = sample.scenes.find(({ key }) => key === walkthrough.ending)!
    expect(run.view.scene).toMatchObject({ id: compiled.ids('scene', scene.key), name: scene.name[language] })
    expect(run.view.ending).toMatchObject({
      reason: 'scene',
      title: scene.name[language],
      text: scene.endingText?.[language],
    })
    expect(run.view.puzzlesSolved).toBe(sample.puzzles.length)
  })
})

test('the two endings have different texts and pictures, and the better one is worth more', () => {
  const [bow, bill] = walkthroughs.map((walkthrough) => {
    const run = start()
    run.walk(walkthrough)
    return run.view
  })
  expect(bow?.ending?.text).not.toBe(bill?.ending?.text)
  expect(bow?.scene.imageAssetId).not.toBe(bill?.scene.imageAssetId)
  expect(bill?.experience).toBeGreaterThan(bow?.experience ?? 0)
})

test('carrots stack, toasting one uses it up, and supper uses up both kinds', () => {
  const run = before(topBilling, (step) => 'use' in step && step.use === 'carrot')
  const counts = () => Object.fromEntries(run.view.inventory.map(({ name, count }) => [name, count]))
  expect(counts()).toMatchObject({ 'A carrot': 2 })
  run.take({ use: 'carrot', on: 'boiler' })
  expect(counts()).toMatchObject({ 'A carrot': 1, 'A toasted carrot': 1 })
  const later = before(topBilling, (step) => 'choose' in step && step.choose === 'supper')
  later.take({ choose: 'supper', of: 'basil' })
  expect(later.view.inventory.map(({ name }) => name)).not.toContain('A toasted carrot')
})

test('the rusty key turns only with the candle end, whichever was taken first', () => {
  for (const pair of [
    ['trapdoor-key', 'candle-end'],
    ['candle-end', 'trapdoor-key'],
  ] as const) {
    const run = before(curtainCall, (step) => 'combine' in step)
    run.take({ combine: pair })
    expect(run.view.inventory.map(({ name }) => name)).toEqual(expect.arrayContaining(['The waxed key']))
    expect(run.view.inventory.map(({ name }) => name)).not.toContain('The rusty key')
  }
  const run = before(topBilling, (step) => 'use' in step && step.use === 'trapdoor-key')
  run.take({ use: 'trapdoor-key', on: 'trapdoor' })
  expect(run.view.scene.hotspots.find(({ name }) => name === 'The trapdoor')?.usable).toBe(false)
})

test.each([
  { item: 'star-key', way: 'star-door', back: 'room-to-workshop' },
  { item: 'gloves', way: 'ladder', back: 'hatch' },
])('$item is used up where it opens the way, which stays open', ({ item, way, back }) => {
  const run = before(curtainCall, (step) => 'use' in step && step.use === item)
  const held = () => run.view.inventory.map(({ id }) => id)
  const there = run.view.scene.id
  expect(held()).toContain(compiled.ids('item', item))
  run.take({ use: item, on: way })
  expect(held()).not.toContain(compiled.ids('item', item))
  const beyond = run.view.scene.id
  run.take({ touch: back })
  expect(run.view.scene.id).toBe(there)
  run.take({ touch: way })
  expect(run.view.scene.id).toBe(beyond)
})

test('Odette’s choices depend on what you carry: the thread is locked, the poster hidden', () => {
  const withPoster = before(topBilling, (step) => 'seeLocked' in step).view.dialogue!.choices
  expect(withPoster.map(({ text }) => text)).toContain('Why is his name not on this poster?')
  expect(withPoster.find(({ text }) => text === 'Here is your red thread.')).toMatchObject({ locked: true })
  const without = start()
  for (const step of topBilling.steps) {
    if ('seeLocked' in step) break
    if (!('touch' in step && step.touch === 'poster-basket') && !('examine' in step)) without.take(step)
  }
  expect(without.view.dialogue!.choices.map(({ text }) => text)).not.toContain('Why is his name not on this poster?')
})

test('Basil gives the show away only after three bravos; you may leave his room to earn them', () => {
  const run = before(curtainCall, (step) => 'choose' in step)
  expect(run.view.counters).toEqual([])
  run.take({ choose: 'wait', of: 'basil' })
  run.take({ listen: 'basil' })
  run.take({ touch: 'round-door' })
  expect(run.view.scene.name).toBe('The stage')
  const friend = start()
  friend.walk(topBilling)
  expect(friend.view.counters).toMatchObject([{ name: 'Bravos', value: 3, max: 3 }])
})

test('supper and poster may come in either order', () => {
  const run = before(topBilling, (step) => 'choose' in step && step.choose === 'bill')
  for (const step of [
    { choose: 'supper', of: 'basil' },
    { listen: 'basil' },
    { choose: 'bill', of: 'basil' },
    { listen: 'basil' },
    { listen: 'basil' },
  ] as const)
    run.take(step)
  expect(run.view.ending?.title).toBe('Top billing')
})

const lamps = sample.layers!.filter(({ key }) => /^(upper|lower)-lamps$/.test(key))

test('of two players one sees the upper lamps, the other the lower; somebody alone sees both', () => {
  const keysFor = ({ view }: SampleRun) =>
    lamps.map(({ key }) => key).filter((key) => view.scene.layers.some(({ imageAssetId }) => imageAssetId === key))
  const run = start()
  run.take({ touch: 'workshop-to-stage' })
  expect(keysFor(run)).toEqual(['upper-lamps', 'lower-lamps'])
  run.as('friend')
  const [one, other] = ['player', 'friend'].map((id) => ({
    keys: keysFor(run.as(id)),
    sent: JSON.stringify(run.as(id).view),
  }))
  expect([one?.keys, other?.keys]).toEqual([['upper-lamps'], ['lower-lamps']])
  const [upper, lower] = lamps.map(({ altText }) => altText.en)
  expect([upper, lower].map((text) => one?.sent.includes(text!))).toEqual([true, false])
  expect([upper, lower].map((text) => other?.sent.includes(text!))).toEqual([false, true])
})
