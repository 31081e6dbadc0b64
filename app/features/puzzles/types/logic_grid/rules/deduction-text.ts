import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { sentence } from './clue-text.ts'
import type { Step } from './deduce.ts'
import type { Presented, Thing } from './schema.ts'
import type { Fact } from './solver.ts'

type Categories = Presented['categories']

const nameIn = (categories: Categories, { category, item }: Thing): string => categories[category]?.items[item] ?? ''

const namesOf = ({ one, other }: Fact, categories: Categories) => ({
  one: nameIn(categories, one),
  other: nameIn(categories, other),
})

export function wrongMarkText(mark: Fact, categories: Categories, locale: Locale): string {
  const names = namesOf(mark, categories)
  return mark.goes
    ? m.logic_grid_deduction_wrong_tick(names, { locale })
    : m.logic_grid_deduction_wrong_cross(names, { locale })
}

export const stepText = (step: Step, categories: Categories, locale: Locale): string =>
  sentence(reasonText(step, categories, locale))

function reasonText(step: Step, categories: Categories, locale: Locale): string {
  const names = namesOf(step.fact, categories)
  const fact = step.fact.goes ? m.logic_grid_rule_is(names, { locale }) : m.logic_grid_rule_not(names, { locale })
  switch (step.why) {
    case 'clue':
      return m.logic_grid_deduction_clue({ clue: step.clue, fact }, { locale })
    case 'left':
      return m.logic_grid_deduction_left(names, { locale })
    case 'over': {
      const told = { ...names, between: nameIn(categories, step.between), fact }
      return step.fact.goes
        ? m.logic_grid_deduction_over_is(told, { locale })
        : m.logic_grid_deduction_over_not(told, { locale })
    }
    case 'category':
      return m.logic_grid_deduction_category(
        { ...names, category: categories[step.category]?.name ?? '', fact },
        { locale },
      )
    case 'supposed':
      return m.logic_grid_deduction_supposed({ ...names, fact }, { locale })
  }
}
