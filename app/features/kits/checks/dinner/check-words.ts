import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { speaksOf } from '#app/features/kits/deduction/cancel-guests.ts'
import { dinnerWords } from '#app/features/kits/documents/dinner-words.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { Worded } from '#app/features/kits/documents/text.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { DinnerCheck, DinnerPlace } from './dinner-finding.ts'
import { found } from './dinner-finding.ts'
import { isNamed } from './named.ts'

/** Texts that say too little in a language, or too much of somebody who may be absent. */
export const checkWords: DinnerCheck = (subject) => [
  ...checkTranslations(subject),
  ...checkNames(subject),
  ...checkSolution(subject),
]

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

type Said = Texts & { mayName: (id: string) => boolean }

/** What is played, said or read, and whom it may name: its own guest, and those whom it is marked to be about. */
const checkNames: DinnerCheck = ({ document, languages }) => {
  const { characters, clues, cards, courses, guide } = document
  const optional = characters.filter((each) => isGuest(each) && each.isOptional && !isBlankText(each.name))
  const nobody = () => false
  const said: Said[] = [
    ...characters.map((row) => ({
      ...played(texts('character', row, row.name)),
      mayName: (id: string) => id === row.id,
    })),
    ...clues.map((row) => ({
      ...texts('dinnerClue', row, row.title),
      mayName: (id: string) => speaksOf(row, id),
    })),
    ...cards.map((row) => ({
      ...texts('card', row, characters.find(({ id }) => id === row.characterId)?.name ?? ''),
      mayName: (id: string) => id === row.characterId || id === row.revealsSecretOfId,
    })),
    ...courses.map((row) => ({ ...texts('course', row, row.name), mayName: nobody })),
    { ...texts('dinnerGuide', guide, ''), mayName: nobody },
  ]
  return said.flatMap(({ entity, row, name, fields, mayName }) =>
    optional
      .filter(({ id }) => !mayName(id))
      .flatMap((guest) => {
        const field = Object.keys(fields).find((each) =>
          languages.some((language) => isNamed(textIn(row, each, language), guest, characters, language)),
        )
        if (field === undefined) return []
        return [found('names_optional_guest', { entity, id: row.id, field }, { name, character: guest.name })]
      }),
  )
}

/** The host alone reads casting notes, and asks others when somebody is absent. */
const played = (all: Texts): Texts => ({
  ...all,
  fields: Object.fromEntries(Object.entries(all.fields).filter(([field]) => field !== 'castingNotes')),
})

/** Guests hear the solution, and have to recognise who it was. */
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
