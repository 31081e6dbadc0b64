import type { Locale } from '#app/i18n/locale.ts'

export type Invitation = {
  code: string
  title: string
  titleLanguage: Locale | undefined
  cover: string | null
  members: { name: string; portrait: string | null }[]
  host: string | null
  seatsLeft: number
  mostPlayers: number
  language: Locale
  knownAs: string | null
}

/** `unknown`: no such code, or an expired one; `removed`: the host has taken this person out. */
export type JoinView = { view: 'open' | 'full' | 'finished'; invitation: Invitation } | { view: 'unknown' | 'removed' }

export type NameProblem = 'missing' | 'long' | 'signs'

export type RefusedJoin = { problem: NameProblem | null; error: string | null; name: string }
