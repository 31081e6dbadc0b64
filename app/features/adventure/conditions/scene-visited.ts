import { m } from '#app/i18n/generated/messages.js'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'
import { quotedName } from './named.ts'

export const sceneVisited: ConditionText = {
  label: m.studio_when_scene,
  choices: [{ as: 'row', of: 'scene', field: 'sceneId' }],
  holds: { yes: m.studio_is_visited, no: m.studio_is_not_visited },
  sentence: ({ sceneId }, negated, { scenes }) =>
    either(negated, m.studio_rules_scene, m.studio_rules_not_scene, { name: quotedName(scenes, sceneId) }),
  now: (actual) => (actual === true ? m.playtest_was_visited() : m.playtest_was_not_visited()),
}
