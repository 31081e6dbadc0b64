import type { Locale } from '#app/i18n/locale.ts'
import { isArticle } from './normalise.ts'

/** Words that a player may put around an answer: "I think the moon". Articles do not count. */
const mostWordsBeside = 3
const mostBesideAltogether = 6

/** Verbs that English negates: "isn't" is `isnt` in its normal form, or `isn t` where somebody left a space. */
const negatedVerbs =
  'ai are ca could dare did does do had has have is might must need ought shall sha should was were wo would'.split(' ')

/** Words that turn an answer round, or offer two answers in one. In both languages, for players mix them. */
const turning = new Set([
  ...negatedVerbs.map((verb) => `${verb}nt`),
  ...(
    'no nope nah not never none nor neither nothing without except unlike or cannot hardly barely scarcely less ' +
    'ne n pas non nan jamais ni guere sans aucun aucune nul nulle nullement rien hormis excepte sauf ou'
  ).split(' '),
])

/** In French the word is a goal: "gardien de but". */
const turningIn: Record<Locale, ReadonlySet<string>> = { en: new Set(['but']), fr: new Set() }

const turningRuns = [
  'anything but',
  'everything but',
  'all but',
  'rather than',
  'other than',
  'instead of',
  'far from',
  'apart from',
  'aside from',
  'plutot que',
  'plutot qu',
  'autre que',
  'autre qu',
  'au lieu',
  'point de',
  'point d',
  'loin de',
  'loin d',
  'opposite of',
  'contraire de',
  'contraire du',
  'contraire d',
]

/** Negating affixes become words of their own: "un-shadow" is no shadow, but "un shadow" may have a French article. */
export const withNegations = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}\p{Pd}])(?:un|non|anti|pseudo)\p{Pd}(?=\p{L}{2})/giu, 'non ')
    .replace(/(?<=\p{L})\p{Pd}(?:free|less)(?![\p{L}\p{N}\p{Pd}])/giu, ' non')

function turns(words: readonly string[], language: Locale): boolean {
  const plain = words.map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
  const line = ` ${plain.join(' ')} `
  const isTurning = (word: string, at: number) =>
    turning.has(word) || turningIn[language].has(word) || (plain[at + 1] === 't' && turning.has(`${word}t`))
  return plain.some(isTurning) || turningRuns.some((run) => line.includes(` ${run} `))
}

export type Containment = 'contained' | 'negated' | 'too_many_words' | 'absent'

/** Finds an accepted answer as whole words in order, at most three beside them, no negation. Both in normal form. */
export function containment(
  typed: string,
  answer: string,
  language: Locale,
  isSame = (stretch: string) => stretch === answer,
): Containment {
  const words = typed.split(' ')
  const length = answer.split(' ').length
  const mayBe = words.length - length <= mostBesideAltogether ? isSame : (stretch: string) => stretch === answer
  const first = words.findIndex((_, at) => at + length <= words.length && mayBe(words.slice(at, at + length).join(' ')))
  if (answer === '' || first === -1) return 'absent'
  const [before, after] = [words.slice(0, first), words.slice(first + length)]
  if (turns(before, language) || turns(after, language)) return 'negated'
  const beside = [...before, ...after].map((word) => word.toLowerCase())
  const counted = beside.filter((word) => !isArticle(word, language))
  return counted.length <= mostWordsBeside && beside.length <= mostBesideAltogether ? 'contained' : 'too_many_words'
}
