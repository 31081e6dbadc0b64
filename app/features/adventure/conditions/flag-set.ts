import { m } from '#app/i18n/generated/messages.js'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'
import { quoted, valueText } from './named.ts'

export const flagSet: ConditionText = {
  label: m.studio_when_flag,
  choices: [{ as: 'flag' }],
  holds: { yes: m.studio_is_set, no: m.studio_is_not_set },
  sentence: ({ flag = '' }, negated) =>
    either(negated, m.studio_rules_flag, m.studio_rules_not_flag, { flag: quoted(String(flag)) }),
  now: valueText,
}
