import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Clock } from './clock.ts'
import type { EditionDocument } from './edition.schema.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { RunState } from './state.schema.ts'

export interface View {
  edition: EditionDocument
  state: RunState
  clock: Clock
  /** Of the player whose view it is. */
  roles: readonly Role[]
  language: Locale
  /** The text in the player's language, or else in the primary one. */
  text: (text: LocalText) => string
}
