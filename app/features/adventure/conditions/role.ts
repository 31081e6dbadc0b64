import { roleNames } from '#app/features/rows/role-names.ts'
import { roles } from '#app/shared/player-roles.ts'
import { m } from '#app/i18n/generated/messages.js'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'

export const role: ConditionText = {
  label: m.roles_when,
  choices: [{ as: 'option', field: 'role', label: m.roles_role, options: roleNames }],
  holds: { yes: m.roles_is, no: m.roles_is_not },
  sentence: ({ role: asked }, negated) => {
    const known = roles.find((each) => each === asked)
    return either(negated, m.roles_sentence, m.roles_not_sentence, {
      role: known ? roleNames[known]() : m.studio_rules_blank(),
    })
  },
  now: (actual) => (actual === true ? m.roles_yes() : m.roles_no()),
}
