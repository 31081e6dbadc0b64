import type { Locale } from '#app/i18n/locale.ts'

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

/** Spells out common abbreviations, but only beside other words. In a street's name "St" comes last. */
export function spellOut(form: string, language: Locale): string {
  const words = form.replace(/(?<=\bn°)(?=\p{N})/gu, ' ').split(' ')
  if (words.length === 1) return form
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
