import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Containment } from './contained-answer.ts'
import { containment, withNegations } from './contained-answer.ts'
import type { Decimal } from './decimal.ts'
import { isWithin, readDecimal } from './decimal.ts'
import { fitsMask, readMask } from './mask.ts'
import type { Step } from './normalise.ts'
import { normalise, presets, withSteps } from './normalise.ts'
import { nearestAnswer } from './typos.ts'

/** `word` and `phrase` forgive, `phrase` reads numbers in any notation; `code` ignores only spaces and dashes;
 * `number` compares by value within a margin, `pattern` by a mask. */
export const answerKinds = ['word', 'phrase', 'code', 'number', 'pattern'] as const
type AnswerKind = (typeof answerKinds)[number]

/** An author's switches. `partial` and `typos` say something about words and phrases only, `margin` about numbers. */
export interface AnswerRule {
  kind: AnswerKind
  caseSensitive: boolean
  keepAccents: boolean
  partial: boolean
  typos: boolean
  margin: number
  /** Articles and number words of the other language say the same: "l'ombre" is "ombre" in an English puzzle too. */
  anyLanguage: boolean
}

export interface AnswerLists {
  accepted: readonly string[]
  decoys: readonly string[]
}

type MatchedBy = 'equal' | 'number' | 'pattern' | 'part' | 'slip'

/** `readIn`: another language whose articles and numbers made it match. `why`: what kept it out, for the tester. */
export type AnswerMatch =
  | { kind: 'accepted'; index: number; by: MatchedBy; readIn?: Locale }
  | { kind: 'decoy'; index: number; by: MatchedBy; readIn?: Locale }
  | { kind: 'none'; why: 'negated' | 'too_many_words' | 'slip' | 'between' | 'nothing_alike' }

const presetOf = {
  word: presets.word,
  phrase: presets.phrase,
  code: presets.code,
  number: presets.phrase,
  pattern: presets.code,
} satisfies Record<AnswerKind, ReadonlySet<Step>>

export const stepsOf = ({
  kind,
  caseSensitive,
  keepAccents,
}: Pick<AnswerRule, 'kind' | 'caseSensitive' | 'keepAccents'>): ReadonlySet<Step> =>
  withSteps(presetOf[kind], { case: !caseSensitive, accents: !keepAccents })

/** Equal answers come first, accepted before wrong ones; slips are forgiven last. "un-" is read in the puzzle's own
 * language only: an article in one, a negation in the other. */
export function matchAnswer(typed: string, rule: AnswerRule, lists: AnswerLists, language: Locale): AnswerMatch {
  const forms = formsOf(rule, lists, language)
  const others = rule.anyLanguage && isRead(rule.kind) ? locales.filter((locale) => locale !== language) : []
  const whole =
    matchWhole(typed, rule, forms, language) ??
    firstOf(others, (other) => matchWhole(withNegations(typed), rule, forms, other))
  if (whole) return whole
  if (rule.kind !== 'word' && rule.kind !== 'phrase') return nothingAlike
  const match = matchWords(typed, rule, forms, language)
  if (match.kind !== 'none' || match.why === 'negated') return match
  return firstOf(others, (other) => foundOrNull(matchWords(withNegations(typed), rule, forms, other))) ?? match
}

const isRead = (kind: AnswerKind): boolean => kind !== 'code' && kind !== 'pattern'

type Found = Exclude<AnswerMatch, { kind: 'none' }>

const foundOrNull = (match: AnswerMatch): Found | null => (match.kind === 'none' ? null : match)

function firstOf(languages: readonly Locale[], read: (language: Locale) => Found | null): Found | null {
  for (const language of languages) {
    const match = read(language)
    if (match) return { ...match, readIn: language }
  }
  return null
}

interface Forms {
  steps: ReadonlySet<Step>
  language: Locale
  lists: AnswerLists
  accepted: readonly string[]
  decoys: readonly string[]
}

function formsOf(rule: AnswerRule, lists: AnswerLists, language: Locale): Forms {
  const steps = stepsOf(rule)
  const form = (text: string) => normalise(text, steps, language)
  return { steps, language, lists, accepted: lists.accepted.map(form), decoys: lists.decoys.map(form) }
}

function matchWhole(
  typed: string,
  rule: AnswerRule,
  { steps, language, lists, accepted, decoys }: Forms,
  readIn: Locale,
): Found | null {
  const given = normalise(typed, steps, readIn)
  const by = (matchedBy: MatchedBy, isMatch: (answer: string, index: number) => boolean): Found | null => {
    const index = accepted.findIndex((answer, at) => answer !== '' && isMatch(answer, at))
    return index === -1 ? null : { kind: 'accepted', index, by: matchedBy }
  }
  const equal = rule.kind === 'pattern' ? null : by('equal', (answer) => answer === given)
  if (equal) return equal
  const decoy = decoys.findIndex((answer) => answer !== '' && answer === given)
  if (decoy !== -1) return { kind: 'decoy', index: decoy, by: 'equal' }
  if (rule.kind === 'number')
    return by('number', (_, at) =>
      isNear(readDecimal(typed, readIn), readDecimal(lists.accepted[at]!, language), rule.margin),
    )
  return rule.kind === 'pattern' ? by('pattern', (_, at) => fits(given, lists.accepted[at]!, steps)) : null
}

const nothingAlike: AnswerMatch = { kind: 'none', why: 'nothing_alike' }

const isNear = (given: Decimal | null, wanted: Decimal | null, margin: number): boolean =>
  given !== null && wanted !== null && isWithin(given, wanted, margin)

function fits(given: string, answer: string, steps: ReadonlySet<Step>): boolean {
  const mask = readMask(answer, steps)
  return mask !== null && fitsMask(given, mask)
}

function matchWords(typed: string, rule: AnswerRule, forms: Forms, readIn: Locale): AnswerMatch {
  const { accepted, decoys } = forms
  const known = [
    ...accepted.map((text, index) => ({ text, kind: 'accepted' as const, index, meaning: 'accepted' })),
    ...decoys.map((text, index) => ({
      text: accepted.includes(text) ? '' : text,
      kind: 'decoy' as const,
      index,
      meaning: `decoy ${index}`,
    })),
  ].filter(({ text }) => text !== '')
  // the same few stretches are held against every answer
  const found = new Map<string, (typeof known)[number] | null>()
  const nearest = (text: string) => {
    const answer = found.get(text) ?? (found.has(text) ? null : nearestAnswer(text, known))
    found.set(text, answer)
    return answer
  }
  const form = normalise(typed, forms.steps, readIn)
  const near = nearest(form)
  if (near && rule.typos) return { kind: near.kind, index: near.index, by: 'slip' }
  const within = containments(
    typed,
    forms,
    readIn,
    (stretch, at) => stretch === accepted[at] || (rule.typos && nearest(stretch)?.text === accepted[at]),
  )
  const part = within.indexOf('contained')
  if (part !== -1)
    return rule.partial ? { kind: 'accepted', index: part, by: 'part' } : { kind: 'none', why: 'too_many_words' }
  if (near?.kind === 'accepted') return { kind: 'none', why: 'slip' }
  const why = (['negated', 'too_many_words'] as const).find((each) => within.includes(each))
  if (why) return { kind: 'none', why }
  const isBetween =
    rule.typos &&
    nearestAnswer(
      form,
      known.filter(({ kind }) => kind === 'accepted'),
    ) !== null
  return { kind: 'none', why: isBetween ? 'between' : 'nothing_alike' }
}

const byWeight: readonly Containment[] = ['contained', 'negated', 'too_many_words', 'absent']

/** A text is read more warily than an answer, or the "I" of "I heard a cat" would be one. */
function containments(
  typed: string,
  { steps, language, lists, accepted }: Forms,
  readIn: Locale,
  isAnswer: (stretch: string, at: number) => boolean,
): Containment[] {
  const marked = withNegations(typed)
  const [whole, among] = [normalise(marked, steps, readIn), normalise(marked, steps, readIn, 'among')]
  return lists.accepted.map((answer, at) => {
    const wanted = withNegations(answer)
    const [wholeAnswer, answerAmong] = [normalise(wanted, steps, language), normalise(wanted, steps, language, 'among')]
    const isSame = (stretch: string) => stretch === wholeAnswer || isAnswer(stretch, at)
    const pairs = wholeAnswer.includes(' ')
      ? [containment(whole, wholeAnswer, readIn, isSame)]
      : [containment(among, answerAmong, readIn), containment(among, wholeAnswer, readIn, isSame)]
    return accepted[at] === '' ? 'absent' : byWeight.find((each) => pairs.includes(each))!
  })
}
