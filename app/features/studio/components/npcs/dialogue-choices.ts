import type { NodeView } from '#app/features/studio/draft-view.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'

type Choice = NodeView['choices'][number]

/** How many choices a dialogue node can have. */
export const mostChoices = 20

/** Where a choice is to lead: `index` null is a new one, an empty `nodeId` nowhere. */
export type Lead = { index: number | null; nodeId: string }

/** The choices of a node after some of them were led elsewhere. A new one gets words to begin with, so that players get it. */
export function led(choices: readonly Choice[], leads: readonly Lead[], primary: Locale): Choice[] {
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
