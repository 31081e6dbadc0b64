import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { speaksOf } from '#app/features/kits/deduction/cancel-guests.ts'
import { dinnerParts, isGuest } from '#app/features/kits/documents/dinner.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Worded } from '#app/features/rows/document.ts'
import { documentTexts } from '#app/features/kits/documents/document-texts.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { DinnerCheck, DinnerPlace } from './dinner-finding.ts'
import { found } from './dinner-finding.ts'
import { isNamed } from './named.ts'

/** Finds texts that are missing in a language, or that mention somebody who may be absent. */
export const checkWords: DinnerCheck = (subject) => [
  ...checkTranslations(subject),
  ...checkNames(subject),
  ...checkSolution(subject),
]

const checkTranslations: DinnerCheck = ({ document, languages: [, ...others] }) =>
  documentTexts(dinnerParts, document).flatMap(({ entity, row, name, texts }) =>
    others.flatMap((language) => {
      const missing = Object.keys(texts).filter(
        (field) => !isBlankText(texts[field]) && isBlankText(row.translations[language]?.[field]),
      )
      const place: DinnerPlace = { entity, id: row.id, field: `${missing[0] ?? ''}.${language}` }
      return missing.length === 0
        ? []
        : [found('translation_missing', place, { name, language, count: missing.length })]
    }),
  )

/** Texts that are played, said or read may name only their own guest and those they are marked to be about. */
const checkNames: DinnerCheck = ({ document, languages }) => {
  const { characters, clues, cards, courses, guide } = document
  const optional = characters.filter((each) => isGuest(each) && each.isOptional && !isBlankText(each.name))
  const mayName = new Map<Worded, (id: string) => boolean>([
    ...characters.map((row) => [row, (id: string) => id === row.id] as const),
    ...clues.map((row) => [row, (id: string) => speaksOf(row, id)] as const),
    ...cards.map((row) => [row, (id: string) => id === row.characterId || id === row.revealsSecretOfId] as const),
    ...[...courses, guide].map((row) => [row, () => false] as const),
  ])
  return documentTexts(dinnerParts, document).flatMap(({ entity, row, name, texts }) =>
    optional
      .filter(({ id }) => mayName.get(row)?.(id) === false)
      .flatMap((guest) => {
        const field = Object.keys(texts).find(
          (each) =>
            kindOf(entity).fields[each]?.hostOnly !== true &&
            languages.some((language) => isNamed(textIn(row, each, language), guest, characters, language)),
        )
        if (field === undefined) return []
        return [found('names_optional_guest', { entity, id: row.id, field }, { name, character: guest.name })]
      }),
  )
}

/** Guests hear the solution, and must recognise who did it. */
const checkSolution: DinnerCheck = ({ document: { characters, story }, languages }) => {
  const culprit = characters.find(({ id }) => id === story.culpritId)
  if (!culprit || !isSuspect(culprit) || culprit.isOptional) return []
  if (isBlankText(culprit.name) || isBlankText(story.solution)) return []
  const silent = languages.find(
    (language) => !isNamed(textIn(story, 'solution', language), culprit, characters, language),
  )
  if (silent === undefined) return []
  const field = silent === languages[0] ? 'solution' : `solution.${silent}`
  return [found('solution_without_culprit', { entity: 'dinnerStory', id: story.id, field }, { name: culprit.name })]
}

function textIn(row: Worded, field: string, language: Locale): string {
  const columns: Readonly<Record<string, unknown>> = row
  return String(row.translations[language]?.[field] ?? columns[field])
}
