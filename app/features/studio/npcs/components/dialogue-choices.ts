import type { NodeView } from '#app/features/studio/draft/view.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'

type Choice = NodeView['choices'][number]

/** `index` null: a new choice; `nodeId` empty: no target. */
export type Lead = { index: number | null; nodeId: string }

export function withTargets(choices: readonly Choice[], leads: readonly Lead[], primary: Locale): Choice[] {
  return leads.reduce<Choice[]>(
    (now, { index, nodeId }) => {
      if (index === null)
        return [...now, { text: { [primary]: m.studio_choice_default({}, { locale: primary }) }, next_node_id: nodeId }]
      const choice = now[index]
      return choice ? now.with(index, { ...choice, next_node_id: nodeId }) : now
    },
    [...choices],
  )
}
