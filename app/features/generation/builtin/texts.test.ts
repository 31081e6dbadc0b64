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

test('a name that exists is not given again, however it is written, even when all are taken', () => {
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

test('the same request writes the same text, another seed another', () => {
  const request = { language: 'en', theme: 'Venice', setting: 'A palace', timePeriod: '1790' } as const
  expect(writeStory(request)).toEqual(writeStory(request))
  expect(writeStory({ ...request, seed: 1 })).not.toEqual(writeStory({ ...request, seed: 2 }))
})

test('what somebody typed is one short line of text and fills no gap', () => {
  const theme = `{victim}\u202e\n\n<b>x</b>${'y'.repeat(5000)}`
  const { victimBackstory } = writeStory({ language: 'en', theme, setting: 'The pier!!' })
  expect(victimBackstory).toContain('{victim} <b>x</b>yyy')
  expect(victimBackstory).toContain('It all happens here: The pier.')
  expect(victimBackstory).not.toMatch(/\n|\u202e/u)
  expect(victimBackstory.length).toBeLessThan(800)
})
