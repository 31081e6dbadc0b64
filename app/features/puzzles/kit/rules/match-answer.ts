import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import type { AnswerReading, SameBy } from './answer-reading.ts'
import { readAnswer, sameBy } from './answer-reading.ts'
import type { Containment } from './contained-answer.ts'
import { compoundsIn, containment, isList, withNegations, withoutHesitation, withoutTag } from './contained-answer.ts'
import { fitsMask, readMask } from './mask.ts'
import type { Step } from './normalise.ts'
import { normalise, presets, withSteps } from './normalise.ts'
import type { Quantity } from './quantity.ts'
import { isWithin, quantityText, readQuantity } from './quantity.ts'
import { mayBeName, standsAlone } from './stands-alone.ts'
import { nearestAnswer } from './typos.ts'
import { ungrouped } from './unify-numbers.ts'

/** `word` and `phrase` are lenient, and `phrase` also reads numbers among words; `code` ignores only spaces and dashes;
 * `number` compares by value within a margin, `pattern` by a mask. */
export type AnswerKind = 'word' | 'phrase' | 'code' | 'number' | 'pattern'

/** An author's switches. `partial` and `typos` apply to words and phrases only, `margin` to numbers. */
export interface AnswerRule {
  kind: AnswerKind
  caseSensitive: boolean
  keepAccents: boolean
  partial: boolean
  typos: boolean
  margin: number
  /** Articles and number words of the other language count as well: "l'ombre" is "ombre" in an English puzzle too. */
  anyLanguage: boolean
}

export interface AnswerLists {
  accepted: readonly string[]
  decoys: readonly string[]
}

/** `value`: within the margin of a number. */
type MatchedBy = 'equal' | SameBy | 'value' | 'pattern' | 'part' | 'slip'

export type RefusedFor = 'negated' | 'rivals' | 'stands_alone' | 'too_many_words' | 'slip' | 'between' | 'nothing_alike'

/** `readIn`: another language whose articles and numbers made it match. `why`: what ruled it out, for the tester. */
export type AnswerMatch =
  | { kind: 'accepted'; index: number; by: MatchedBy; readIn?: Locale }
  | { kind: 'decoy'; index: number; by: MatchedBy; readIn?: Locale }
  | { kind: 'none'; why: RefusedFor }

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

/** The normal form of a wrong answer: repeating it costs no attempt, however a number is written. */
export function answerKey(typed: string, rule: AnswerRule, language: Locale): string {
  const steps = stepsOf(rule)
  const isCodeOfDigits = rule.kind === 'word' && /^\W*0\d/u.test(typed)
  const quantity =
    rule.kind === 'code' || rule.kind === 'pattern' || isCodeOfDigits
      ? null
      : readQuantity(typed, language, rule.kind === 'number' ? 'asked' : 'told')
  return quantity ? quantityText(quantity) : normalise(typed, steps, language)
}

/** Equal answers come first, accepted ones before wrong ones; slips are forgiven last. "un-" is read only in the
 * puzzle's own language: it is an article in one and a negation in the other. */
export function matchAnswer(typed: string, rule: AnswerRule, lists: AnswerLists, language: Locale): AnswerMatch {
  const forms = formsOf(rule, lists, language)
  const others = rule.anyLanguage && isRead(rule.kind) ? locales.filter((locale) => locale !== language) : []
  const whole =
    matchWhole(typed, rule, forms, language) ??
    firstOf(others, (other) => matchWhole(withNegations(ungrouped(typed, language)), rule, forms, other))
  if (whole) return whole
  if (rule.kind !== 'word' && rule.kind !== 'phrase') return nothingAlike
  const match = matchWords(typed, rule, forms, language)
  if (match.kind !== 'none' || match.why === 'negated' || match.why === 'rivals') return match
  const elsewhere = withNegations(ungrouped(typed, language))
  return firstOf(others, (other) => foundOrNull(matchWords(elsewhere, rule, forms, other))) ?? match
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
  /** Worked out only where the normal forms differ. */
  readings: { accepted: () => AnswerReading[]; decoys: () => AnswerReading[] } | null
}

function formsOf(rule: AnswerRule, lists: AnswerLists, language: Locale): Forms {
  const steps = stepsOf(rule)
  const form = (text: string) => normalise(text, steps, language)
  const read = (texts: readonly string[]) => once(() => texts.map((text) => readAnswer(text, steps, language)))
  const isWords = rule.kind === 'word' || rule.kind === 'phrase'
  return {
    steps,
    language,
    lists,
    accepted: lists.accepted.map(form),
    decoys: lists.decoys.map(form),
    readings: isWords ? { accepted: read(lists.accepted), decoys: read(lists.decoys) } : null,
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

function matchWhole(
  typed: string,
  rule: AnswerRule,
  { steps, language, lists, accepted, decoys, readings }: Forms,
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
  if (readings) {
    const reading = readAnswer(typed, steps, readIn)
    return sameAs(reading, readings.accepted(), 'accepted') ?? sameAs(reading, readings.decoys(), 'decoy')
  }
  if (rule.kind === 'number')
    return by('value', (_, at) =>
      isNear(readQuantity(typed, readIn), readQuantity(lists.accepted[at]!, language), rule.margin),
    )
  return rule.kind === 'pattern' ? by('pattern', (_, at) => fits(given, lists.accepted[at]!, steps)) : null
}

function sameAs(reading: AnswerReading, known: readonly AnswerReading[], kind: Found['kind']): Found | null {
  for (const [index, answer] of known.entries()) {
    const by = sameBy(reading, answer)
    if (by) return { kind, index, by }
  }
  return null
}

const nothingAlike: AnswerMatch = { kind: 'none', why: 'nothing_alike' }

const isNear = (given: Quantity | null, wanted: Quantity | null, margin: number): boolean =>
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
  // the same few stretches are compared with every answer
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
  const why = (['negated', 'rivals', 'stands_alone', 'too_many_words'] as const).find((each) => within.includes(each))
  if (why) return { kind: 'none', why }
  const isBetween =
    rule.typos &&
    nearestAnswer(
      form,
      known.filter(({ kind }) => kind === 'accepted'),
    ) !== null
  return { kind: 'none', why: isBetween ? 'between' : 'nothing_alike' }
}

type Within = Containment | 'stands_alone'

const byWeight: readonly Containment[] = ['contained', 'negated', 'rivals', 'too_many_words', 'absent']

/** A text is read more strictly than an answer, or the "I" of "I heard a cat" would be one. */
function containments(
  typed: string,
  { steps, language, lists, accepted }: Forms,
  readIn: Locale,
  isAnswer: (stretch: string, at: number) => boolean,
): Within[] {
  const marked = withNegations(typed)
  const compounds = compoundsIn(typed)
  // a leading article tells "a big old clock" from a list
  const counted = new Set([...steps].filter((step) => step !== 'articles'))
  const read = (text: string) => [normalise(text, counted, readIn), normalise(text, counted, readIn, 'among')]
  // unchanged first: "maybe" and "no idea" may be answers
  const texts = [read(marked), read(withoutTag(marked)).map(withoutHesitation)].map(([whole, among]) => ({
    whole: whole!,
    among: among!,
  }))
  return lists.accepted.map((answer, at) => {
    if (accepted[at] === '') return 'absent'
    const wanted = withNegations(answer)
    const [wholeAnswer, answerAmong] = [normalise(wanted, steps, language), normalise(wanted, steps, language, 'among')]
    const isSame = (stretch: string) => stretch === wholeAnswer || isAnswer(stretch, at)
    const beside = mayBeName(answer) || isList(typed) ? 'fillers' : 'any'
    const found = texts.flatMap(({ whole, among }) =>
      wholeAnswer.includes(' ')
        ? [containment(whole, wholeAnswer, readIn, { isSame, beside, compounds })]
        : [
            containment(among, answerAmong, readIn, { beside, compounds }),
            containment(among, wholeAnswer, readIn, { isSame, beside, compounds }),
          ],
    )
    const best = byWeight.find((each) => found.includes(each))!
    return best === 'contained' && standsAlone(answer, language) ? 'stands_alone' : best
  })
}
