import { expect, test } from 'vitest'
import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import { phasesOf } from '#app/features/kits/documents/dinner.ts'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { composingWith } from '#app/features/kits/paper/composing.fixtures.ts'
import { locales } from '#app/i18n/locale.ts'
import { saidIn } from '#app/i18n/said-in.ts'
import { hostGuide } from './host-parts.ts'
import { phaseName } from './dinner-words.ts'

const dinner = readDinner(dinnerRows())

test.each(
  locales.flatMap((language) =>
    phasesOf(dinner)
      .slice(1)
      .map((phase) => ({ language, phase, name: phaseName(dinner, phase, language) })),
  ),
)('the guide says what to do at $name ($language)', ({ language, phase }) => {
  const composing = composingWith({ choice: { language } })
  const { name, steps } = saidIn(language, () => ({
    name: phaseName(dinner, phase, language),
    steps: hostGuide(cancelGuests(dinner, []), composing).data['steps'] as { name: string; script: string }[],
  }))
  expect(steps.find((step) => step.name === name)?.script).not.toBe('')
})
