import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCharacter } from '#app/features/generation/builtin/write-character.ts'
import { writeStory } from '#app/features/generation/builtin/write-story.ts'
import { checkDinner } from '#app/features/kits/checks/dinner/check-dinner.ts'
import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { dinnerCharacter, dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { characterRoles } from '#app/features/kits/documents/dinner.ts'
import type { CharacterRole, DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { character as kind } from '#app/features/rows/kinds/character.ts'
import { culpritOf, withPublicWords } from './written.ts'
import { saidIn } from '#app/i18n/said-in.ts'

const seeds = Array.from({ length: 20 }, (_, seed) => seed)
const host = dinnerCharacter('Rolf Tanner', 11, { role: 'host' })
const rows = { ...dinnerRows(), characters: [...dinnerRows().characters, host] }

/** Who a character of each role is written for. */
const written = { suspect: 'bruno', detective: 'jules', victim: 'marlow', host: 'rolf' } as const satisfies Record<
  CharacterRole,
  string
>
const words = fc.constantFrom('', 'The lake', 'Le bal des brumes', 'l’Orient-Express')
const asked = fc.record({ seed: fc.nat(), theme: words, setting: words, timePeriod: fc.constantFrom('', '1926') })

const findingsIn = (language: Locale, story: object, of: (row: DinnerCharacter) => object = () => ({})) =>
  checkDinner({
    languages: [language],
    document: readDinner({
      ...rows,
      dinnerStory: { ...rows.dinnerStory!, theme: 'The lake', ...story, translations: {} },
      characters: rows.characters.map((row) => ({ ...row, ...of(row) })),
    }),
  })

const all = locales.flatMap((language) => characterRoles.map((role) => ({ language, role })))

test.each(all)('a $role that the built-in writer invents in $language passes the checker', ({ language, role }) => {
  const existingCharacters = rows.characters.map(({ name }) => name)
  fc.assert(
    fc.property(asked, ({ seed, theme }) => {
      const character = writeCharacter({ theme, existingCharacters, role, language, seed })
      const texts = withPublicWords(character, { byModel: false, known: ' ' })
      const own = { publicDescription: '', ...texts, translations: {} }
      expect(findingsIn(language, {}, ({ id }) => (id === written[role] ? own : {}))).toEqual([])
      expect(texts.background).toContain(saidIn(language, () => [kind.fields.role.choices[role]()])[0]!.toLowerCase())
      const unquoted = Object.values(texts)
        .join(' ')
        .replace(/«[^»]*»/gu, '')
      if (language === 'fr') expect(unquoted).not.toMatch(/\b(?:detective|the|of|host|who|and)\b/iu)
    }),
    { numRuns: 25 },
  )
})

test.each(locales)('a story that the built-in writer invents in %s gives the checker nothing to report', (language) => {
  const suspects = rows.characters.filter(({ role, isOptional }) => role === 'suspect' && !isOptional)
  const plain = new Map(
    suspects.map(({ id, name }) => [id, findingsIn(language, { culpritId: id, solution: `${name}.` })]),
  )
  expect(plain.get('ada')).toEqual([])
  fc.assert(
    fc.property(asked, fc.option(fc.constantFrom(...suspects)), (request, chosen) => {
      const culprit = culpritOf(rows.characters, chosen?.id ?? null, () => request.seed / 2 ** 31)!
      const story = writeStory({ ...request, victim: 'Marlow Kent', culprit: culprit.name, language })
      const culpritId = culprit.id
      expect(findingsIn(language, { culpritId, ...story })).toEqual(plain.get(culpritId))
      expect(story.solution).toContain(culprit.name)
      expect(story.victimBackstory).toContain('Marlow Kent')
    }),
    { numRuns: 25 },
  )
})

test.each(locales)('a story, then the cast, then the culprit that it names agree, all written in %s', (language) => {
  const ids = fc.shuffledSubarray(rows.characters, { minLength: rows.characters.length })
  fc.assert(
    fc.property(asked, ids, (request, order) => {
      const story = writeStory({ ...request, language })
      const first = order.find(({ role }) => role === 'suspect')!.id
      // The clues of this dinner point to Ada
      const swapped: Record<string, string> = { [first]: 'ada', ada: first }
      const cast = new Map<string, ReturnType<typeof writeCharacter>>()
      for (const { id: drawn } of order) {
        const id = swapped[drawn] ?? drawn
        const { role } = rows.characters.find((each) => each.id === id)!
        const others = [...cast.values()]
        const told = { ...story, texts: others.flatMap((each) => Object.values(each)) }
        const existingCharacters = others.map(({ name }) => name)
        const seed = request.seed + cast.size
        cast.set(id, writeCharacter({ ...request, existingCharacters, role, told, language, seed }))
      }
      const suspects = [...cast].filter(([id]) => rows.characters.some((each) => each.id === id && isSuspect(each)))
      expect(story.solution).toContain(cast.get('ada')!.name)
      expect(story.victimBackstory).toContain(cast.get('marlow')!.name)
      expect(new Set(suspects.slice(0, 5).map(([, { motive }]) => motive)).size).toBe(5)
      const texts = ({ id }: DinnerCharacter) => ({
        ...withPublicWords(cast.get(id)!, { byModel: false, known: '' }),
        translations: {},
      })
      expect(findingsIn(language, { ...story, culpritId: 'ada' }, texts)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('a name with a title is never shortened to the title', () => {
  for (const seed of seeds) {
    const { solution } = writeStory({ culprit: 'Lady Ada Moss', victim: 'The Admiral', language: 'en', seed })
    expect(solution).toContain('Lady Ada Moss')
    expect(solution).not.toMatch(/Lady (?!Ada Moss)|The (?!Admiral)[a-z]* ?(did|swore)/u)
  }
})

test('the public description is never taken from a model, nor overwrites what the author wrote', () => {
  const texts = writeCharacter({ existingCharacters: [], language: 'en', seed: 1 })
  expect(withPublicWords(texts, { byModel: true, known: '' })).toBe(texts)
  expect(withPublicWords(texts, { byModel: false, known: 'A friend.' })).toBe(texts)
})
