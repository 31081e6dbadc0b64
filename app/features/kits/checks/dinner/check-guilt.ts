import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { dinnerParts, isAt, isGuest, keptTexts, phasesOf, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument, PhaseName } from '#app/features/kits/documents/dinner.ts'
import { documentTexts } from '#app/features/kits/documents/row-texts.ts'
import type { Worded } from '#app/features/rows/document.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { DinnerCheck, DinnerFinding } from './dinner-finding.ts'
import { found } from './dinner-finding.ts'
import { isNamed } from './named.ts'

/** Finds texts that give the culprit away to people who should find out: other guests, invitees, a host who plays. */
export const checkGuilt: DinnerCheck = ({ document, languages }) => {
  const culprit = document.characters.find(({ id }) => id === document.story.culpritId)
  if (!culprit || !isSuspect(culprit)) return []
  const rows = new Map(documentTexts(dinnerParts, document).map((each) => [each.row, each]))
  return told(document, culprit).flatMap(({ row, fields, isOwn = false, isAlone = false }): DinnerFinding[] => {
    const { entity, name } = rows.get(row)!
    const telling = fields.flatMap((field) =>
      languages
        .filter((language) => {
          const names = (text: string) => isOwn || isNamed(text, culprit, document.characters, language)
          return sentencesIn(textIn(row, field, language)).some((each) =>
            isAlone ? names(each) : isAccusing(each, names, isOwn),
          )
        })
        .map((language) => (language === languages[0] ? field : `${field}.${language}`)),
    )
    const [field] = telling
    return field === undefined
      ? []
      : [found('culprit_told', { entity, id: row.id, field }, { name, character: culprit.name })]
  })
}

type Told = {
  row: Worded
  fields: readonly string[]
  /** The text is about the culprit, so it need not contain the name. */
  isOwn?: boolean
  /** The text should name nobody, so the culprit's name alone gives it away. */
  isAlone?: boolean
}

const sides = ['reveal', 'conceal', 'act', 'receive']

function told({ story, guide, characters, cards, clues, courses }: DinnerDocument, culprit: DinnerCharacter): Told[] {
  const early: readonly (PhaseName | null)[] = ['invitation', 'arrival']
  const accusation = phasesOf({ courses }).findIndex(({ name }) => name === 'accusation')
  const isOut = (clue: (typeof clues)[number]) =>
    phasesOf({ courses }).findIndex((phase) => isAt(phase, clue)) < accusation
  return [
    { row: story, fields: ['theme', 'setting', 'timePeriod', 'victimBackstory'] },
    { row: guide, fields: ['preparation'], isAlone: true },
    { row: guide, fields: ['accusationRules'] },
    ...characters.map((row): Told => ({ row, fields: ['publicDescription'], isOwn: row.id === culprit.id })),
    // Only the culprit may know
    ...characters
      .filter(({ id }) => id !== culprit.id)
      .map((row): Told => ({ row, fields: isGuest(row) ? [...playedTexts, ...keptTexts] : playedTexts })),
    ...cards
      .filter(({ characterId, phase }) => characterId !== culprit.id && phase !== 'reveal')
      .map((row): Told => ({ row, fields: sides })),
    ...cards
      .filter(({ characterId, phase }) => characterId === culprit.id && early.includes(phase))
      .map((row): Told => ({ row, fields: ['reveal'], isOwn: true })),
    ...clues.filter(isOut).map((row): Told => ({ row, fields: ['title', 'content', 'back'] })),
    ...courses.map((row): Told => ({ row, fields: ['name', 'dish', 'hostScript'] })),
  ]
}

/** `The murderer? Ada.` */
const asked = /(?<=\b(?:murderer|killer|culprit|meurtrier|meurtrière|coupable|assassin))[\s\u00a0\u202f]*\?\s+/giu

const sentencesIn = (text: string): string[] =>
  text
    .replaceAll(asked, ', ')
    .split(/(?<=[.!?…;:])[\s»”"]+|\n+/u)
    .filter((each) => each !== '')

/** Words for being the culprit, in both languages. */
const guilt =
  /(?<![\p{L}\p{N}])(?:murderer|murderess|murdered|killer|killed|culprit|guilty|poisoner|poisoned|stabbed|strangled|did it|committed (?:the|this) (?:murder|crime)|(?:pour|put|slip|stir|drop|mix)\p{L}* (?:the |some )?poison|meurtrier|meurtrière|tueur|tueuse|coupable|assassin|assassine|assassiné|empoisonné|empoisonneur|empoisonneuse|a tué|tue|poignardé|étranglé|noyé|abattu|étouffé|commis (?:le|ce) (?:meurtre|crime)|(?:versé|mis|glissé) (?:le |du )?poison|a fait le coup)(?![\p{L}\p{N}])/giu
/** `Ada shot him`, but not `Ada heard a shot`. */
const violence =
  /(?<!\p{L})(?:shot|shoots|drowned|drowns|smothered|suffocated|hanged|kills|murders|poisons|stabs|strangles|pushed|a poussé) (?:him|her|them|the victim|la victime|\p{Lu})/gu
/** Says what was done to the victim, but not who did it. */
const suffered =
  /(?<![\p{L}\p{N}])(?:(?:was|were|been|is|being) (?:killed|murdered|poisoned|stabbed|strangled)(?! by)|(?:été|est|était|s’est) (?:assassiné|empoisonné|poignardé|étranglé|noyé|abattu|étouffé)e?(?! par))(?![\p{L}\p{N}])/giu
/** Negations that do not deny the guilt: `nobody but Ada`, `Ada, not Bruno,`, `though nobody knows`. */
const noDenial =
  /(?<!\p{L})(?:nobody (?:but|except|else|knows|suspects)|no one (?:but|else|knows)|personne (?:d’autre|sauf|ne (?:le )?(?:sait|soupçonne)))(?!\p{L})|, (?:not|et non|pas) [^,.]{1,40},/giu
const denial =
  /(?<![\p{L}\p{N}])(?:not|never|nobody|innocent|innocente|ne|jamais|personne|rien|\p{L}+n’t|n’\p{L}+)(?![\p{L}\p{N}])/giu
/** `It was Ada.` */
const pointing = /(?<!\p{L})(?:it was|it’s|c’est|c’était)\s+(?<who>[^.!?,;:]{1,60})[.!»”"]*$/iu

const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1

const isAccusing = (sentence: string, names: (text: string) => boolean, isOwn: boolean): boolean => {
  if (isIn(denial, sentence.replaceAll(noDenial, ' ')) || sentence.trimEnd().endsWith('?')) return false
  const who = pointing.exec(sentence)?.groups?.['who']
  if (who !== undefined && !isOwn && who.trim().split(/\s+/u).length <= 4 && names(who)) return true
  const done = sentence.replaceAll(suffered, ' ')
  return (isIn(guilt, done) || isIn(violence, done)) && names(sentence)
}

function textIn(row: Worded, field: string, language: Locale): string {
  const columns: Readonly<Record<string, unknown>> = row
  return String(row.translations[language]?.[field] ?? columns[field] ?? '')
}
