import type { Locale } from '#app/i18n/locale.ts'
import { ordinalWords, readRoman } from './number-words.ts'

const shortForms: Record<Locale, ReadonlyMap<string, string>> = {
  en: new Map(
    Object.entries({
      st: 'saint',
      ste: 'sainte',
      mt: 'mount',
      ft: 'fort',
      dr: 'doctor',
      mr: 'mister',
      mrs: 'missus',
      mme: 'madame',
      mlle: 'mademoiselle',
      prof: 'professor',
      capt: 'captain',
      col: 'colonel',
      lt: 'lieutenant',
      sgt: 'sergeant',
      gen: 'general',
      rev: 'reverend',
      jr: 'junior',
      sr: 'senior',
      vs: 'versus',
      ave: 'avenue',
      blvd: 'boulevard',
      rd: 'road',
      n: 'and',
    }),
  ),
  fr: new Map(
    Object.entries({
      st: 'saint',
      ste: 'sainte',
      mt: 'mont',
      dr: 'docteur',
      dre: 'docteure',
      m: 'monsieur',
      mr: 'monsieur',
      mme: 'madame',
      mlle: 'mademoiselle',
      pr: 'professeur',
      prof: 'professeur',
      capt: 'capitaine',
      cap: 'capitaine',
      col: 'colonel',
      lt: 'lieutenant',
      sgt: 'sergent',
      gen: 'general',
      mgr: 'monseigneur',
      jr: 'junior',
      vs: 'versus',
      av: 'avenue',
      boul: 'boulevard',
      bd: 'boulevard',
    }),
  ),
}

const numberSigns = new Set(['no', 'n°', 'numero', 'number'])

const ordinals: Record<Locale, RegExp> = {
  en: /(?<![\p{L}\p{N}.])(1000|[1-9]\d{0,2})(?:st|nd|rd|th)(?!\p{L})/giu,
  fr: /(?<![\p{L}\p{N}.])(?:(1)(?:er|(re|[eè]re))|([2-9]|[1-9]\d{1,2}|1000)(?:e|[eè]me|i[eè]me))(?!\p{L})/giu,
}

/** « XIXe siècle »; elsewhere such letters may be a word (« vie »). */
const romanOrdinal = /(?<![\p{L}\p{N}])([ivxlcdm]+)(?:e|[eè]me|i[eè]me)(?= si[eè]cle| arrondissement| r[eé]publique)/giu

function spellRoman(found: string, numeral: string): string {
  const number = readRoman(numeral.toLowerCase())
  return number !== null && number < 100 ? ordinalWords(number, 'fr') : found
}

/** "one hundredth", "a hundred and first" */
const hundredOrThousandth =
  /(?<!\p{L})(?:one|a) (?=(?:hundred|thousand)th(?!\p{L})|hundred and [\p{L} -]*(?:first|second|third|th)(?!\p{L}))/giu

const spellOrdinals = (form: string, language: Locale): string =>
  language === 'en'
    ? form
        .replace(ordinals.en, (_, number: string) => ordinalWords(Number(number), 'en'))
        .replace(hundredOrThousandth, '')
    : form
        .replace(romanOrdinal, spellRoman)
        .replace(ordinals.fr, (_, one?: string, feminine?: string, number?: string) =>
          one === undefined ? ordinalWords(Number(number), 'fr') : `premier${feminine === undefined ? '' : 'e'}`,
        )

/** Spells out ordinals, and common abbreviations beside other words. In a street's name "St" comes last. */
export function spellOut(form: string, language: Locale): string {
  const words = spellOrdinals(form, language)
    .replace(/(?<=\bn°)(?=\p{N})/gu, ' ')
    .split(' ')
  if (words.length === 1) return words[0]!
  return words
    .map((word, at) => {
      const lower = word.toLowerCase()
      if (numberSigns.has(lower) && /^\p{N}/u.test(words[at + 1] ?? '')) return 'number'
      const long =
        language === 'en' && lower === 'st' && at === words.length - 1 ? 'street' : shortForms[language].get(lower)
      if (long === undefined) return word
      return word === lower ? long : long[0]!.toUpperCase() + long.slice(1)
    })
    .join(' ')
}
