import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { dinnerParts, isAt, isGuest, keptTexts, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument, Listing } from '#app/features/kits/documents/dinner.ts'
import { documentTexts } from '#app/features/kits/documents/document-texts.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { Worded } from '#app/features/rows/document.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { accuses } from './accuses.ts'
import type { DinnerCheck, DinnerFinding } from './dinner-finding.ts'
import { found } from './dinner-finding.ts'
import { isNamed, namesOf } from './named.ts'

/** Finds texts that give the culprit away to people who should find out: other guests, invitees, a host who plays. */
export const checkGuilt: DinnerCheck = ({ document, languages, listing }) => {
  const { characters } = document
  const culprit = characters.find(({ id }) => id === document.story.culpritId)
  if (!culprit || !isSuspect(culprit)) return []
  const readEarly = earlyTexts(document, culprit)
  const signed = new Map(languages.map((language) => [language, signing(culprit, characters, language)]))
  const inListing = listedTexts(
    listing,
    (text, language) => accuses(signed.get(language)!(text), false),
    languages,
  ).map(({ id, field, title }) =>
    found('culprit_told', { entity: 'details', id, field }, { name: title, character: culprit.name }),
  )
  const inParts = documentTexts(dinnerParts, document).flatMap(({ entity, row, name, texts }): DinnerFinding[] => {
    const telling = Object.keys(texts)
      .filter((field) => readEarly(entity, row, field))
      .flatMap((field) =>
        languages
          .filter((language) => {
            const text = textIn(row, field, language)
            // Preparation should name nobody, so the name alone gives it away
            return field === 'preparation'
              ? isNamed(text, culprit, characters, language)
              : accuses(signed.get(language)!(text), isAboutCulprit(row, culprit))
          })
          .map((language) => (language === languages[0] ? field : `${field}.${language}`)),
      )
    const [field] = telling
    return field === undefined
      ? []
      : [found('culprit_told', { entity, id: row.id, field }, { name, character: culprit.name })]
  })
  return [...inListing, ...inParts]
}

/** The texts of the shop window that tell, each once. */
function listedTexts(
  listing: Listing | undefined,
  tells: (text: string, language: Locale) => boolean,
  languages: readonly Locale[],
): { id: string; field: string; title: string }[] {
  if (!listing) return []
  return (['title', 'description'] as const)
    .filter((field) => languages.some((language) => tells(textIn(listing, field, language), language)))
    .map((field) => ({ id: listing.id, field, title: listing.title }))
}

/** It need not contain the culprit's name. */
const isAboutCulprit = (row: Worded, { id }: DinnerCharacter): boolean =>
  row.id === id || ('characterId' in row && row.characterId === id)

/** Texts that only a host who leads the evening gets, or that are opened at the reveal. */
const late: Partial<Record<KindName, readonly string[]>> = {
  dinnerStory: ['murderMethod', 'solution'],
  dinnerGuide: ['introduction', 'eveningScript', 'revealScript'],
  dinnerProp: ['description'],
  moment: ['time', 'place', 'happened'],
  character: ['castingNotes'],
}

/** @returns whether somebody who should find out reads that text of a row before the reveal */
function earlyTexts({ characters, cards, clues, courses }: DinnerDocument, culprit: DinnerCharacter) {
  const phases = phasesOf({ courses })
  const isOut = (clue: (typeof clues)[number]) => {
    const at = phases.findIndex((phase) => isAt(phase, clue))
    return at !== -1 && at < phases.length - 2
  }
  const isRead: Partial<Record<KindName, (id: string, field: string) => boolean>> = {
    character: (id, field) => {
      const row = characters.find((each) => each.id === id)!
      // Only the culprit may know
      if (row === culprit) return field === 'publicDescription' || field === 'name'
      return isGuest(row) || !(keptTexts as readonly string[]).includes(field)
    },
    card: (id, field) => {
      const { characterId, phase } = cards.find((each) => each.id === id)!
      if (characterId !== culprit.id) return phase !== 'reveal'
      return field === 'reveal' && (phase === 'invitation' || phase === 'arrival')
    },
    dinnerClue: (id) => isOut(clues.find((each) => each.id === id)!),
  }
  return (entity: KindName, { id }: Worded, field: string): boolean =>
    late[entity]?.includes(field) !== true && isRead[entity]?.(id, field) !== false
}

const titles = new Set('Lord Lady Sir Dame Miss Mrs Mr Ms Dr Mme M'.split(' '))

/** Puts the signs that `accuses` reads in place of names, with a title before them. */
function signing(culprit: DinnerCharacter, characters: readonly DinnerCharacter[], language: Locale) {
  const names = characters
    .flatMap((each) =>
      namesOf(each, characters, language).map((name) => ({ name, sign: each === culprit ? '§' : '¤' })),
    )
    .toSorted((one, other) => other.name.length - one.name.length)
  return (text: string): string => {
    // Words stand at odd places, whatever is between them at even ones
    const parts = text.split(/([\p{L}\p{N}]+)/u)
    const signed: string[] = []
    for (let at = 0; at < parts.length; at++) {
      const found = names.find(({ name }) => at % 2 === 1 && name.every((word, next) => parts[at + 2 * next] === word))
      if (found && titles.has(signed.at(-2) ?? '')) signed.splice(-2)
      signed.push(found?.sign ?? parts[at]!)
      if (found) at += 2 * (found.name.length - 1)
    }
    return signed.join('')
  }
}

function textIn(row: Worded, field: string, language: Locale): string {
  const columns: Readonly<Record<string, unknown>> = row
  return String(row.translations[language]?.[field] ?? columns[field] ?? '')
}
