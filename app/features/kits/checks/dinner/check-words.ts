import { speaksOf } from '#app/features/kits/deduction/cancel-guests.ts'
import { dinnerWords } from '#app/features/kits/documents/dinner-words.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { Worded } from '#app/features/kits/documents/text.ts'
import { isBlankText, textOf } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { DinnerCheck, DinnerPlace } from './dinner-finding.ts'
import { found } from './dinner-finding.ts'

/** Texts that say too little in a language, or too much of somebody who may be absent. */
export const checkWords: DinnerCheck = (subject) => [...checkTranslations(subject), ...checkNames(subject)]

type Entity = keyof typeof dinnerWords
type Texts = { entity: Entity; row: Worded; name: string; fields: Record<string, string> }

const checkTranslations: DinnerCheck = ({ document, languages: [, ...others] }) =>
  textsOf(document).flatMap(({ entity, row, name, fields }) =>
    others.flatMap((language) => {
      const missing = Object.keys(fields).filter(
        (field) => !isBlankText(fields[field]) && isBlankText(row.translations[language]?.[field]),
      )
      const place: DinnerPlace = { entity, id: row.id, field: `${missing[0] ?? ''}.${language}` }
      return missing.length === 0
        ? []
        : [found('translation_missing', place, { name, language, count: missing.length })]
    }),
  )

function textsOf({ story, guide, ...lists }: DinnerDocument): Texts[] {
  const ownerOf = new Map(lists.characters.map(({ id, name }) => [id, name]))
  return [
    texts('dinnerStory', story, ''),
    ...lists.characters.map((row) => texts('character', row, row.name)),
    ...lists.props.map((row) => texts('dinnerProp', row, row.name)),
    ...lists.courses.map((row) => texts('course', row, row.name)),
    ...lists.clues.map((row) => texts('dinnerClue', row, row.title)),
    ...lists.moments.map((row) => texts('moment', row, row.time)),
    ...lists.cards.map((row) => texts('card', row, ownerOf.get(row.characterId) ?? '')),
    texts('dinnerGuide', guide, ''),
  ]
}

const texts = <Kind extends Entity>(
  entity: Kind,
  row: Worded & Record<(typeof dinnerWords)[Kind][number], string>,
  name: string,
): Texts => {
  const columns: Readonly<Record<string, unknown>> = row
  return {
    entity,
    row,
    name,
    fields: Object.fromEntries(dinnerWords[entity].map((field) => [field, String(columns[field])])),
  }
}

/** What is said aloud or read, and whom it may name: its own guest, and those whom it is marked to be about. */
const checkNames: DinnerCheck = ({ document, languages }) => {
  const optional = document.characters.filter((each) => isGuest(each) && each.isOptional && !isBlankText(each.name))
  const { clues, cards, courses, guide } = document
  const said: (Texts & { mayName: (id: string) => boolean })[] = [
    ...clues.map((row) => ({
      ...texts('dinnerClue', row, row.title),
      mayName: (id: string) => speaksOf(row, id),
    })),
    ...cards.map((row) => ({
      ...texts('card', row, document.characters.find(({ id }) => id === row.characterId)?.name ?? ''),
      mayName: (id: string) => id === row.characterId || id === row.revealsSecretOfId,
    })),
    ...courses.map((row) => ({ ...texts('course', row, row.name), mayName: () => false })),
    { ...texts('dinnerGuide', guide, ''), mayName: () => false },
  ]
  return said.flatMap(({ entity, row, name, fields, mayName }) =>
    optional
      .filter(({ id }) => !mayName(id))
      .flatMap((guest) => {
        const field = Object.keys(fields).find((each) =>
          languages.some((language) => names(row, each, guest, language)),
        )
        if (field === undefined) return []
        return [found('names_optional_guest', { entity, id: row.id, field }, { name, character: guest.name })]
      }),
  )
}

/** Whole words, so that Ann is not in Anna. */
const wordsIn = (text: string): string => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The whole name, not the beginning of a longer word. */
function names(row: Worded, field: string, guest: DinnerCharacter, language: Locale): boolean {
  const columns: Readonly<Record<string, unknown>> = row
  const text = String(row.translations[language]?.[field] ?? columns[field])
  return wordsIn(text).includes(wordsIn(textOf(guest, 'name', language)))
}
