import { stateOf } from './attributes.ts'
import type { Language, Sentence, Token } from './tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const negators: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    "no not never without neither nor none nobody nothing noone zero 0 lacking lacks minus except excluding avoid avoiding exclude remove omit cannot don't doesn't isn't aren't wasn't weren't can't won't shouldn't mustn't hasn't haven't didn't",
  ),
  fr: set(
    'sans aucun aucune nul nulle ni jamais rien personne zero 0 sauf excepte hormis eviter evite evitez exclure exclus enlever enleve retirer retire pas plus',
  ),
}

/** Negations of several words, longest first. */
const phrases: readonly (readonly string[])[] = [
  'instead of',
  'rather than',
  'in place of',
  'free of',
  'free from',
  'devoid of',
  'empty of',
  'absence of',
  'not a single',
  'without a single',
  'no longer',
  'no more',
  'pas un seul',
  'pas une seule',
  'sans un seul',
  'sans une seule',
  'au lieu de',
  'au lieu d',
  'a la place de',
  'a la place d',
  'plutot que',
  'plutot qu',
  'depourvu de',
  'depourvue de',
  'depourvu d',
  'depourvue d',
  'denue de',
  'denuee de',
  'vide de',
  'absence de',
  'absence d',
]
  .map((phrase) => phrase.split(' '))
  .toSorted((a, b) => b.length - a.length)

/** Words that cancel the word before them. */
const cancelled: Readonly<Record<string, ReadonlySet<string>>> = {
  not: set('only just far unlike without merely'),
  no: set('fewer less doubt'),
  nothing: set('but except'),
  nobody: set('but except'),
  pas: set('seulement loin que qu sans uniquement'),
  sans: set('compter oublier doute'),
  rien: set('que qu d'),
  never: set('without'),
  jamais: set('sans'),
}

const counters = set('des les ses ces mes tes leurs nos vos quelques plusieurs deux trois quatre')

/** Words at which a negation ends. */
const ends: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    'but with in on at under behind beside near by before above below inside which that who where while whereas when yet however there is are',
  ),
  fr: set('mais avec dans sur sous devant derriere pres a au aux en qui quand alors tandis cependant est sont'),
}
const lists = set('or nor ou ni')
const articles = set('a an the un une le la les des du one two three deux trois')

export interface Negation {
  /** Tokens of the negation itself. */
  length: number
  /** Set if it denies all people or all things. */
  of: 'people' | 'things' | null
}

/** The negation that begins here, if one does. */
export function negationAt({ language, tokens }: Sentence, at: number): Negation | null {
  const word = tokens[at]?.word ?? ''
  const phrase = phrases.find((words) => words.every((each, step) => tokens[at + step]?.word === each))
  if (phrase) return { length: phrase.length, of: null }
  if (!negators[language].has(word)) return null
  const next = tokens[at + 1]?.word ?? ''
  if (cancelled[word]?.has(next)) return null
  if (language === 'fr' && !isFrenchNegation(tokens, at)) return null
  if (word === 'no' && next === 'one')
    return cancelled['nobody']?.has(tokens[at + 2]?.word ?? '') ? null : { length: 2, of: 'people' }
  const of = ['nobody', 'noone', 'personne'].includes(word)
    ? 'people'
    : ['nothing', 'rien'].includes(word)
      ? 'things'
      : null
  return { length: 1, of }
}

const closing = set('pas plus jamais point')

/** « ne dort pas »: only the state between the two words is denied. @returns the place of the second, null elsewhere */
export function deniedStateEnd({ language, tokens }: Sentence, at: number): number | null {
  const word = tokens[at]?.word
  if (language !== 'fr' || (word !== 'ne' && word !== 'n')) return null
  const between = tokens.slice(at + 1, at + 4)
  const end = between.findIndex((token) => closing.has(token.word))
  return end > 0 && between.slice(0, end).some((token) => stateOf(token.word, language)) ? at + 1 + end : null
}

/** « pas » can also be a step, « plus » can mean more, and « personne » a person. */
function isFrenchNegation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  const previous = tokens[at - 1]?.word ?? ''
  const ne = tokens.slice(Math.max(0, at - 7), at).some(({ word: each }) => each === 'ne' || each === 'n')
  if (word === 'pas') return ne || !counters.has(previous)
  if (word === 'plus') return ne
  if (word === 'personne') return previous === 'sans' || tokens.some(({ word: each }) => each === 'ne' || each === 'n')
  return true
}

/** Whether a list continues to its “or”: “no cats, dogs or birds”. */
function reachesOr(tokens: readonly Token[], from: number, language: Language): boolean {
  let sinceBreak = 0
  for (let at = from; at < tokens.length; at += 1) {
    const { word, afterBreak } = tokens[at]!
    if (lists.has(word) && !isWhere(tokens, at, language)) return true
    sinceBreak = afterBreak ? 1 : sinceBreak + 1
    if (sinceBreak > 3 || ends[language].has(word)) return false
  }
  return false
}

/** « où » without its accent is « ou ». */
const isWhere = (tokens: readonly Token[], at: number, language: Language): boolean =>
  language === 'fr' && /^où$/iu.test(tokens[at]?.text ?? '')

/** Words that deny something unnamed, and nothing else. */
const alone = set('nothing rien nobody personne')

/** @returns the index after the last denied token */
export function scopeEnd(sentence: Sentence, from: number, negator: string): number {
  if (alone.has(negator)) return from
  const { language, tokens } = sentence
  const end = tokens.findIndex((token, at) => {
    if (at < from) return false
    if ((at > from && token.afterBreak && !reachesOr(tokens, at, language)) || isWhere(tokens, at, language))
      return true
    if (token.word === 'and' || token.word === 'et') return !goesOn(sentence, at + 1, negator)
    // “not in a kitchen” and “not on fire” extend past their first word
    return at > from && ends[language].has(token.word)
  })
  return end === -1 ? tokens.length : end
}

/** “No cats and dogs”, but not “no cat and a dog”. */
function goesOn({ language, tokens }: Sentence, at: number, negator: string): boolean {
  const next = tokens[at]?.word ?? ''
  return (!articles.has(next) || negator === 'without' || negator === 'sans') && !negators[language].has(next)
}
