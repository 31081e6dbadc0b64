import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import type { DraftPerLanguage, Json, WorkedHint } from '#app/features/puzzles/contract/contract.ts'
import { nextStep } from './deduce.ts'
import { stepText, wrongMarkText } from './deduction-text.ts'
import type { Draft } from './grid.ts'
import { present, rightAnswer, sentRules } from './grid.ts'
import type { Marks } from './marks.ts'
import { pairOf } from './marks.ts'
import type { Configuration, Solution, Thing } from './schema.ts'
import { factSchema, notesSchema } from './schema.ts'
import type { Fact } from './solver.ts'

/** A wrong mark first, otherwise one step from clues, marks and earlier hints. `known`: what earlier hints left. */
export function deductionHint(
  puzzle: DraftPerLanguage<Configuration, Solution>,
  notes: unknown,
  known: readonly Json[],
): WorkedHint {
  const draft = locales.flatMap((locale) => puzzle[locale] ?? [])[0]
  const right = draft && rightAnswer(draft)
  const sent = notesSchema.safeParse(notes ?? { marks: {} })
  if (!draft || !right || !sent.success) return { outcome: 'malformed' }
  const [categories, items] = [draft.configuration.categories.length, right.mapping.length]
  const marked = factsOf(sent.data.marks, categories, items)
  if (!marked) return { outcome: 'malformed' }
  const told = known.flatMap((each) => factSchema.safeParse(each).data ?? [])
  const goes = (one: Thing, other: Thing) => rowOf(right.mapping, one) === rowOf(right.mapping, other)
  const isRight = (fact: Fact) => goes(fact.one, fact.other) === fact.goes
  const isTold = (fact: Fact) => told.some(({ one, other }) => pairOf(one, other) === pairOf(fact.one, fact.other))
  const wrong = marked.find((fact) => !isRight(fact) && !isTold(fact))
  if (wrong)
    return {
      outcome: 'hint',
      text: inEach(puzzle, (shown, locale) => wrongMarkText(wrong, shown, locale)),
      known: asJson({ ...wrong, goes: !wrong.goes }),
    }
  const step = nextStep({
    categories,
    items,
    clues: sentRules(draft.configuration),
    known: [...told, ...marked.filter(isRight)],
    goes,
  })
  if (!step) return { outcome: 'complete' }
  return {
    outcome: 'hint',
    text: inEach(puzzle, (shown, locale) => stepText(step, shown, locale)),
    known: asJson(step.fact),
  }
}

function inEach(
  puzzle: DraftPerLanguage<Configuration, Solution>,
  say: (categories: ReturnType<typeof present>['categories'], locale: Locale) => string,
): LocalText {
  const said = (locale: Locale, { configuration }: Draft) => say(present(configuration).categories, locale)
  return Object.fromEntries(
    locales.flatMap((locale) => (puzzle[locale] ? [[locale, said(locale, puzzle[locale])]] : [])),
  )
}

/** The facts in the marks, in an order independent of when they were made; null if they are not of this grid. */
function factsOf(marks: Marks, categories: number, items: number): Fact[] | null {
  const facts = Object.keys(marks)
    .sort()
    .map((pair): Fact => {
      const [one, other] = pair.split('-').map((name) => name.split('.').map(Number)) as [
        [number, number],
        [number, number],
      ]
      return {
        one: { category: one[0], item: one[1] },
        other: { category: other[0], item: other[1] },
        goes: marks[pair] === 'tick',
      }
    })
  const isOfGrid = ({ one, other }: Fact) =>
    one.category < other.category && other.category < categories && one.item < items && other.item < items
  return facts.every(isOfGrid) ? facts : null
}

const rowOf = (mapping: readonly (readonly number[])[], { category, item }: Thing): number =>
  category === 0 ? item : mapping.findIndex((row) => row[category - 1] === item)

const asJson = ({ one, other, goes }: Fact): Json => ({ one: { ...one }, other: { ...other }, goes })
