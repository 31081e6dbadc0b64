import type { HostCommand, Refusal } from '#app/features/kits/evening/evening.ts'
import { eveningPath } from '#app/features/kits/evening/evening-path.ts'
import type { HostDeed } from '#app/features/kits/evening/evening-command.schema.ts'
import type { HostView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useSending } from './use-sending.ts'
import type { Sending } from './use-sending.ts'

export type Send = (body: HostCommand | HostDeed) => Promise<boolean>

export type Stage = Omit<Sending<HostView, HostCommand | HostDeed, object>, 'ask'> & {
  /** @returns whether it was done */
  send: Send
}

/** What a host is told who was refused something. */
const refusedTexts: Readonly<Record<Refusal, () => string>> = {
  stale: m.evening_host_refused_stale,
  early: m.evening_host_refused_early,
  late: m.evening_host_refused_late,
  paused: m.evening_host_refused_paused,
  over: m.evening_host_over,
  gone: m.evening_guest_refused_gone,
  left: m.evening_guest_refused_left,
  held: m.evening_host_refused_held,
  taken: m.evening_host_refused_taken,
  full: m.evening_host_refused_full,
  self: m.evening_guest_refused_self,
}

/** The evening as it is, and what its host does to it. */
export function useStage(first: HostView): Stage {
  const { ask, ...rest } = useSending<HostView, HostCommand | HostDeed, Refusal, object>(
    eveningPath(first.id),
    first,
    refusedTexts,
  )
  return { ...rest, send: async (body) => (await ask(body)) !== null }
}
