import { expect, test } from 'vitest'
import { writeCharacter } from '#app/features/generation/builtin/write-character.ts'
import { writeStory } from '#app/features/generation/builtin/write-story.ts'
import { checkDinner } from '#app/features/kits/checks/dinner/check-dinner.ts'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { culpritOf } from './culprit-of.ts'
import { withPublicWords } from './written-character.ts'

const seeds = Array.from({ length: 20 }, (_, seed) => seed)
const rows = dinnerRows()

/** Whom the generator was asked about is whom the draft is about. */
function written(language: Locale, seed: number, culpritId: string | null) {
  const existingCharacters = rows.characters.map(({ name }) => name)
  const chosen = culpritOf(rows.characters, culpritId)!
  const victim = rows.characters.find(({ role }) => role === 'victim')!.name
  const theme = 'The lake'
  const story = writeStory({ theme, setting: '', timePeriod: '', victim, culprit: chosen.name, language, seed })
  const character = writeCharacter({ theme, existingCharacters, role: 'suspect', language, seed })
  const texts = withPublicWords(character, { byModel: false, known: ' ' })
  const characters = rows.characters.map((each) =>
    each.id === 'bruno' ? { ...each, publicDescription: '', ...texts, translations: {} } : each,
  )
  const document = readDinner({
    ...rows,
    dinnerStory: { ...rows.dinnerStory!, ...story, culpritId: chosen.id, translations: {} },
    characters: culpritId === null ? rows.characters : characters,
  })
  return { story, victim, culprit: chosen.name, findings: checkDinner({ document, languages: [language] }) }
}

test.each(locales)('what the built-in writer makes up in %s leaves the checker nothing to say', (language) => {
  for (const seed of seeds) {
    const { story, victim, culprit, findings } = written(language, seed, 'ada')
    expect([seed, findings]).toEqual([seed, []])
    expect(story.solution).toContain(culprit)
    expect(story.victimBackstory).toContain(victim)
  }
})

test.each(locales)('without a chosen culprit the story in %s is about a suspect of the dinner', (language) => {
  for (const seed of seeds) {
    const { story, culprit, findings } = written(language, seed, null)
    expect(story.solution).toContain(culprit)
    expect(findings.map(({ code }) => code)).not.toContain('solution_without_culprit')
  }
})

test('a name with a title is never shortened to the title', () => {
  for (const seed of seeds) {
    const { solution } = writeStory({ culprit: 'Lady Ada Moss', victim: 'The Admiral', language: 'en', seed })
    expect(solution).toContain('Lady Ada Moss')
    expect(solution).not.toMatch(/Lady (?!Ada Moss)|The (?!Admiral)[a-z]* ?(did|swore)/u)
  }
})

test('what everybody knows is never taken from a model, nor over what its author wrote', () => {
  const texts = writeCharacter({ existingCharacters: [], language: 'en', seed: 1 })
  expect(withPublicWords(texts, { byModel: true, known: '' })).toBe(texts)
  expect(withPublicWords(texts, { byModel: false, known: 'A friend.' })).toBe(texts)
})
