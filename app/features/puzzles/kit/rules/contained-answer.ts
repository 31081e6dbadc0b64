import type { Locale } from '#app/i18n/locale.ts'
import { joined } from './answer-reading.ts'
import { hesitations, isFiller, turningIn, turningRuns, turningWords } from './beside-words.ts'
import { isArticle } from './normalise.ts'

/** Words that a player may put around an answer: "I think the moon". Articles do not count. */
const mostWordsBeside = 3
const mostBesideAltogether = 6

/** Negating affixes become separate words: "un-shadow" is no shadow, but "un shadow" may have a French article. */
export const withNegations = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}\p{Pd}])(?:un|non|anti|pseudo)\p{Pd}(?=\p{L}{2})/giu, 'non ')
    .replace(/(?<=\p{L})\p{Pd}(?:free|less)(?![\p{L}\p{N}\p{Pd}])/giu, ' non')

const plainWord = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

function turns(words: readonly string[], language: Locale): boolean {
  const plain = words.map(plainWord)
  const line = ` ${plain.join(' ')} `
  const isTurning = (word: string, at: number) =>
    turningWords.has(word) || turningIn[language].has(word) || (plain[at + 1] === 't' && turningWords.has(`${word}t`))
  return plain.some(isTurning) || turningRuns.some((run) => line.includes(` ${run} `))
}

/** A question at the end that asks for agreement: "the moon, right?", « la lune, non ? ». */
const tag =
  /[\s,;:.…\p{Pd}]+(?:no|non|nope|right|hein|eh|isn['’]t it|n['’]est[\s\p{Pd}]ce pas|pas vrai|ou pas)\s*\?+\s*$/iu

export const withoutTag = (text: string): string => text.replace(tag, '?')

/** Drops phrases that only say that somebody is unsure: "I don't know, …", « je ne sais pas, … ». */
export function withoutHesitation(form: string): string {
  const words = form.split(' ')
  const plain = words.map(plainWord)
  const kept: string[] = []
  let wasHesitation = false
  for (let at = 0; at < words.length;) {
    const run = hesitations.find((each) => each.every((word, place) => plain[at + place] === word))
    if (run) at += run.length
    else if (wasHesitation && (plain[at] === 'but' || plain[at] === 'mais')) at++
    else kept.push(words[at++]!)
    wasHesitation = run !== undefined
  }
  return kept.join(' ')
}

export type Containment = 'contained' | 'rivals' | 'negated' | 'too_many_words' | 'absent'

interface Among {
  /** Whether a stretch with the same number of words is also the answer. */
  isSame?: (stretch: string) => boolean
  /** Which words may be beside an answer: any three, or only fillers. */
  beside?: 'any' | 'fillers'
  /** Pairs of words joined by a hyphen: a mother-in-law is no mother. */
  compounds?: ReadonlySet<string>
}

const negating = new Set(['un', 'non', 'anti', 'pseudo'])
/** « cette lune-là » is a moon. */
const pointers = new Set(['la', 'ci'])

export const compoundsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(\p{L}+)\p{Pd}(?=(\p{L}+))/gu)].flatMap(([, one, other]) =>
      pointers.has(plainWord(other!)) || negating.has(plainWord(one!))
        ? []
        : [`${plainWord(one!)} ${plainWord(other!)}`],
    ),
  )

interface Stretch {
  from: number
  to: number
}

/** Finds an accepted answer as whole words in order, ignoring spaces, with few words beside it, no negation and no
 * rival. Both are in normal form. */
export function containment(typed: string, answer: string, language: Locale, among: Among = {}): Containment {
  const words = typed.split(' ')
  const stretch = answer === '' ? null : findStretch(words, answer, among)
  if (!stretch) return 'absent'
  const [before, after] = [words.slice(0, stretch.from), words.slice(stretch.to)]
  if (turns(before, language) || turns(after, language)) return 'negated'
  const beside = [...before, ...after].map(plainWord)
  const counted = beside.filter((word) => !isArticle(word, language))
  if (counted.length > mostWordsBeside || beside.length > mostBesideAltogether) return 'too_many_words'
  return areRivals(before.map(plainWord), after.map(plainWord), answer, among.beside === 'fillers')
    ? 'rivals'
    : 'contained'
}

function findStretch(words: readonly string[], answer: string, { isSame, compounds }: Among): Stretch | null {
  const wanted = joined(answer)
  const isBound = (at: number) => compounds?.has(`${plainWord(words[at] ?? '')} ${plainWord(words[at + 1] ?? '')}`)
  const length = answer.split(' ').length
  const mayBe = words.length - length <= mostBesideAltogether
  for (let from = 0; from < words.length; from++) {
    const fits = mayBe && from + length <= words.length && isSame?.(words.slice(from, from + length).join(' '))
    const to = endOf(words, from, wanted) ?? (fits ? from + length : null)
    if (to !== null && !isBound(from - 1) && !isBound(to - 1)) return { from, to }
  }
  return null
}

function endOf(words: readonly string[], from: number, wanted: string): number | null {
  let text = ''
  for (let to = from; to < words.length && text.length < wanted.length; to++) {
    text = joined(text === '' ? words[to]! : `${text} ${words[to]!}`)
    if (!wanted.startsWith(text)) return null
    if (text === wanted) return to + 1
  }
  return null
}

const isSign = (word: string): boolean => !/[\p{L}\p{N}]/u.test(word)
const isPicture = (word: string): boolean => /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D]+$/u.test(word)

/** With other answers beside it, it was listed and not found: "Mustard Plum Scarlett Green", "sun and moon". */
function areRivals(before: string[], after: string[], answer: string, fillersOnly: boolean): boolean {
  // "F #" is F sharp; a picture beside a word is just a picture
  const isShort = joined(answer).length < 4
  if ([before.at(-1), after[0]].some((word) => word !== undefined && isSign(word) && (isShort || !isPicture(word))))
    return true
  const unknown = (words: string[]) => words.filter((word) => !isFiller(word) && !isPicture(word)).length
  const [early, late] = [unknown(before), unknown(after)]
  const all = [...before, ...after]
  if (all.some((word) => word === 'and' || word === 'et')) return true
  if (early + late === 0) return false
  if (namesAnother(after) || (determiners.has(before.at(-1) ?? '') && namesAnother(before.slice(0, -1), 'last')))
    return true
  return fillersOnly || (early > 0 && late > 0) || early + late > 2 || !all.some(isFiller)
}

const determiners = new Set('the a an le la les l un une'.split(' '))

/** "the shadow the dog", but not "the shadow of the dog". @param where the thing may be: anywhere, or at the end */
function namesAnother(words: readonly string[], where: 'any' | 'last' = 'any'): boolean {
  const isThing = (word: string | undefined) => word !== undefined && !isFiller(word)
  return words.some(
    (word, at) =>
      determiners.has(word) &&
      isThing(words[at + 1]) &&
      (at === 0 || isThing(words[at - 1])) &&
      (where === 'any' || isThing(words.at(-1))),
  )
}

/** "Plum, Scarlett" or "Plum/Scarlett": a list is not an answer. */
export const isList = (text: string): boolean => /[,;/|\n•]/u.test(text)
