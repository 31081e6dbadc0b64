import type { Locale } from '#app/i18n/locale.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'

export type Invitation = {
  code: string
  title: string
  /** Where it is not the page's. */
  titleLanguage: Locale | undefined
  cover: string | null
  /** In the order of joining; the host may have changed. */
  members: string[]
  host: string | null
  seatsLeft: number
  mostPlayers: number
  /** The reader's own, where the game has it. */
  language: Locale
  /** The account's name. */
  knownAs: string | null
}

/** `unknown`: no such code, or an expired one; `removed`: the host has taken this person out. */
export type JoinView = { view: 'open' | 'full' | 'finished'; invitation: Invitation } | { view: 'unknown' | 'removed' }

export type NameProblem = 'missing' | 'long' | 'signs'

export type RefusedJoin = { problem: NameProblem | null; error: ErrorCode | null; name: string }
