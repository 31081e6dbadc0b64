import type { Locale } from '#app/i18n/locale.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'

/** What an invitation shows of the party and its adventure to somebody who holds its code. */
export type Invitation = {
  code: string
  title: string
  /** Of the title, where it is not the page's. */
  titleLanguage: Locale | undefined
  cover: string | null
  /** Names of those who are in, in the order of joining; the first may have left, so the host is named apart. */
  members: string[]
  host: string | null
  seatsLeft: number
  mostPlayers: number
  /** The language that the reader would play in: their own, where the game has it. */
  language: Locale
  /** The name of the account, for who is signed in. */
  knownAs: string | null
}

/**
 * What a code leads to. `unknown`: no such code, or one that lets nobody in any more, which nobody is told apart; `removed`: the host
 * has taken this person out.
 */
export type JoinView = { view: 'open' | 'full' | 'finished'; invitation: Invitation } | { view: 'unknown' | 'removed' }

/** Why a name cannot be taken. */
export type NameProblem = 'missing' | 'long' | 'signs'

/** A form that came back: what is wrong with the name or with all of it, and the name that was typed. */
export type RefusedJoin = { problem: NameProblem | null; error: ErrorCode | null; name: string }
