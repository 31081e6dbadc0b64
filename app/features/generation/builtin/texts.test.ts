import { expect, test } from 'vitest'
import { writeCharacter } from './write-character.ts'
import { writeStory } from './write-story.ts'

const languages = ['en', 'fr'] as const
const seeds = Array.from({ length: 600 }, (_, seed) => seed)

test.each(languages)('six hundred stories and characters in %s differ in nearly all cases', (language) => {
  const stories = new Set(seeds.map((seed) => JSON.stringify(writeStory({ language, seed }))))
  const people = new Set(
    seeds.map((seed) => JSON.stringify(writeCharacter({ language, seed, existingCharacters: [] }))),
  )
  expect(stories.size).toBeGreaterThan(580)
  expect(people.size).toBeGreaterThan(580)
})

test.each(languages)('a text in %s has no gap, double space or missing full stop', (language) => {
  for (const seed of seeds.slice(0, 200)) {
    const character = writeCharacter({ language, seed, existingCharacters: [], theme: 'The sea', role: 'suspect' })
    const { name, ...written } = character
    expect(name).toMatch(/^\S+ \S+$/u)
    for (const text of [...Object.values(writeStory({ language, seed, theme: 'Jazz' })), ...Object.values(written)]) {
      expect(text).not.toMatch(/\{|\}|undefined| {2}|\.\./u)
      expect(text).toMatch(/^\p{Lu}.*\.$/u)
    }
  }
})

test('a story is coherent: the culprit is not the victim, and the solution names both clues', () => {
  for (const seed of seeds) {
    const { victimBackstory, murderMethod, solution } = writeStory({ language: 'en', seed })
    const culprit = / ?(.+?) did it\./u.exec(solution)?.[1] ?? ''
    expect(victimBackstory.startsWith(culprit)).toBe(false)
    const clue = /lies (.+)\.$/u.exec(victimBackstory)?.[1] ?? 'no clue'
    const trace = /finds (.+)\.$/u.exec(murderMethod)?.[1] ?? 'no trace'
    expect(solution).toContain(clue)
    expect(solution).toContain(trace)
  }
})

test('an existing name is not given again, however it is written, even when all are taken', () => {
  const existing: string[] = []
  for (const seed of Array.from({ length: 905 }, (_, index) => index % 3)) {
    const { name } = writeCharacter({ language: 'fr', seed, existingCharacters: existing })
    expect(existing).not.toContain(name)
    existing.push(name)
  }
  const upper = existing.slice(0, 890).map((name) => ` ${name.toUpperCase()}`)
  const { name } = writeCharacter({ language: 'fr', seed: 1, existingCharacters: upper })
  expect(upper).not.toContain(` ${name.toUpperCase()}`)
})

test('the same request writes the same text, and another seed a different one', () => {
  const request = { language: 'en', theme: 'Venice', setting: 'A palace', timePeriod: '1790' } as const
  expect(writeStory(request)).toEqual(writeStory(request))
  expect(writeStory({ ...request, seed: 1 })).not.toEqual(writeStory({ ...request, seed: 2 }))
})

test('an author’s input is one short line of text and fills no placeholder', () => {
  const theme = `{victim}\u202e\n\n<b>x</b> and ${'so '.repeat(2000)}`
  const { victimBackstory } = writeStory({ language: 'en', theme, setting: 'The pier!!' })
  expect(victimBackstory).toContain('{victim} <b>x</b> and so so')
  expect(victimBackstory).toContain('It all happens here: The pier.')
  expect(victimBackstory).not.toMatch(/\n|\u202e/u)
  expect(victimBackstory.length).toBeLessThan(800)
})

test.each([
  ['en', 'The Orient Express', /railway|traveller/u],
  ['en', 'A night at the opera', /star|producer/u],
  ['en', 'Mutiny on the pirate ship', /ship|captain/u],
  ['fr', 'Le vignoble maudit', /vignoble|critiques/u],
  ['fr', 'Une station spatiale en 2250', /programme|machines/u],
] as const)('a story in %s called %s is about its theme', (language, theme, about) => {
  for (const seed of seeds.slice(0, 20)) {
    const { victimBackstory, murderMethod } = writeStory({ language, seed, theme })
    expect(victimBackstory).toMatch(about)
    expect(murderMethod).not.toMatch(/gramophone|chandelier|candlestick|evening tea|thé du soir/u)
  }
})

test('a story uses what its characters’ texts say, and they use what the story says of them', () => {
  for (const language of languages)
    for (const seed of seeds.slice(0, 50)) {
      const known = { victimBackground: 'Ran the mill by the lake. More.', culpritMotive: 'Lost the farm at cards.' }
      const story = writeStory({ language, seed, victim: 'Marlow Kent', culprit: 'Ada Moss', known })
      expect(story.victimBackstory).toContain('Ran the mill by the lake.')
      expect(story.solution).toContain('Lost the farm at cards.')
      expect(story.solution).not.toMatch(/Two things|Deux choses/u)
      const own = writeStory({ language, seed, theme: 'Jazz' })
      const told = { ...own, texts: [] }
      const culprit = writeCharacter({ language, seed, existingCharacters: [], told, role: 'suspect' })
      expect(own.solution).toContain(culprit.name)
      expect(own.solution).toContain(culprit.motive.replace(`${culprit.name} `, '').slice(-30))
      const victim = writeCharacter({ language, seed, existingCharacters: [], told, role: 'victim' })
      const trade = / was (.+?)\. |De son vivant, \S+ \S+ (.+?)\. /u.exec(
        own.victimBackstory.slice(own.victimBackstory.indexOf(victim.name) - 15),
      )
      expect(victim.background).toContain(trade?.[1] ?? trade?.[2])
    }
})

test('a name that somebody has chosen is kept', () => {
  expect(writeCharacter({ language: 'en', seed: 1, existingCharacters: [], name: 'Bruno Dell' }).name).toBe(
    'Bruno Dell',
  )
})
