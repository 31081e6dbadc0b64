import { expect, test } from 'vitest'
import { writeCharacter } from '#app/features/generation/builtin/write-character.ts'
import { writeStory } from '#app/features/generation/builtin/write-story.ts'
import { checkDinner } from '#app/features/kits/checks/dinner/check-dinner.ts'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { locales } from '#app/i18n/locale.ts'
import { withPublicWords } from './written-character.ts'

const seeds = Array.from({ length: 20 }, (_, seed) => seed)
const rows = dinnerRows()

test.each(locales)('what the built-in writer makes up in %s passes the checks', (language) => {
  for (const seed of seeds) {
    const existingCharacters = rows.characters.map(({ name }) => name)
    const story = writeStory({ theme: 'The lake', setting: '', timePeriod: '', language, seed })
    const character = writeCharacter({ theme: 'The lake', existingCharacters, role: 'suspect', language, seed })
    const texts = withPublicWords(character, { byModel: false, known: ' ' })
    const written = {
      ...rows,
      dinnerStory: { ...rows.dinnerStory!, ...story },
      characters: rows.characters.map((each) =>
        each.id === 'bruno' ? { ...each, publicDescription: '', ...texts } : each,
      ),
    }
    const findings = checkDinner({ document: readDinner(written), languages: [language] })
    expect([seed, findings.filter(({ severity }) => severity === 'error')]).toEqual([seed, []])
  }
})

test('what everybody knows is never taken from a model, nor over what its author wrote', () => {
  const texts = writeCharacter({ existingCharacters: [], language: 'en', seed: 1 })
  expect(withPublicWords(texts, { byModel: true, known: '' })).toBe(texts)
  expect(withPublicWords(texts, { byModel: false, known: 'A friend.' })).toBe(texts)
})
