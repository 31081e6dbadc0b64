import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type { JsonPlace } from './json-places.ts'

const problemTexts: Record<JsonPlace['problem'], () => string> = {
  missing: m.studio_rules_missing,
  unknown: m.studio_rules_unknown,
  unfit: m.studio_rules_unfit,
  gone: m.studio_rules_gone,
}

export const placeText = (place: JsonPlace): string =>
  m.studio_rules_place({ path: place.path === '' ? m.studio_rules_whole() : place.path, problem: problemText(place) })

function problemText({ problem, fits }: JsonPlace): string {
  const text = problemTexts[problem]()
  return fits
    ? m.studio_rules_fitting({
        problem: text,
        fits: new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(fits),
      })
    : text
}
