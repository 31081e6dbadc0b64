import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import type { MessageState, StateFilter } from './message-address.ts'

const tones: Record<MessageState, BadgeTone> = { open: 'warning', answered: 'success', closed: 'grey' }

const filters: Record<StateFilter, () => string> = {
  open: m.messages_filter_open,
  answered: m.messages_filter_answered,
  closed: m.messages_state_closed,
  all: m.admin_all,
}
const states: Record<MessageState, () => string> = {
  open: m.messages_state_open,
  answered: m.messages_state_answered,
  closed: m.messages_state_closed,
}

export const filterText = (state: StateFilter): string => filters[state]()

export const MessageStateBadge = ({ state }: { state: MessageState }) => (
  <Badge tone={tones[state]}>{states[state]()}</Badge>
)
