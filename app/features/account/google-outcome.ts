import { keepLanguage } from '#app/i18n/keep-language.ts'
import type { AuthTab } from './form-text.ts'

/** A closed list, so that an address cannot put text into the page. */
const googleProblems = [
  'missing',
  'cancelled',
  'unverified',
  'kept',
  'expired',
  'banned',
  'unreachable',
  'failed',
] as const

export type GoogleProblem = (typeof googleProblems)[number]

export const googleProblemOf = (search: URLSearchParams): GoogleProblem | null =>
  googleProblems.find((problem) => problem === search.get('google')) ?? null

export function googleProblemAddress(problem: GoogleProblem, tab: AuthTab, next: string | null): string {
  const search = new URLSearchParams({
    ...(tab === 'sign-up' ? { tab } : {}),
    ...(next ? { next } : {}),
    google: problem,
  })
  return keepLanguage(`/auth?${search.toString()}`, next?.split('?')[1] ?? '')
}
