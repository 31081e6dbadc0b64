import type { AuthTab } from './form-text.ts'

export function authAddress(tab: AuthTab, next: string | null): string {
  const search = new URLSearchParams()
  if (tab === 'sign-up') search.set('tab', 'sign-up')
  if (next) search.set('next', next)
  return search.size > 0 ? `/auth?${search.toString()}` : '/auth'
}

export const tabOf = (search: URLSearchParams): AuthTab => (search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in')

/** Where a new account is greeted, unless one of our pages was requested. */
export const welcomePath = '/welcome'

/** What somebody without an account was about to do. */
export type Promised = 'make' | 'buy' | 'give'
