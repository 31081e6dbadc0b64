import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { applyAsGuest } from './apply-guest.ts'
import { applyAsHost } from './apply-host.ts'
import type { Applied, Setting } from './applied.ts'
import type { DinnerEvening, GuestCommand, HostCommand } from './evening.ts'
import { dealt } from './evening-state.ts'

export type Asked = { as: 'host'; command: HostCommand } | { as: 'guest'; guestId: string; command: GuestCommand }

/** The one way in which an evening changes. The same state comes back where nothing changes. */
export function applyToEvening(
  document: DinnerDocument,
  state: DinnerEvening,
  asked: Asked,
  setting: Setting,
): Applied {
  const applied =
    asked.as === 'host'
      ? applyAsHost(document, state, asked.command, setting)
      : applyAsGuest(document, state, asked.guestId, asked.command)
  return 'refused' in applied || applied.state === state ? applied : { state: dealt(document, applied.state) }
}
