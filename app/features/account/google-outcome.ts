import { keepLanguage } from '#app/i18n/keep-language.ts'
import type { AuthTab } from './form-text.ts'

/** Why signing in with Google came to nothing: a closed list, so that no text gets into the page from outside. */
const googleProblems = ['missing', 'cancelled', 'unverified', 'expired', 'banned', 'unreachable', 'failed'] as const

export type GoogleProblem = (typeof googleProblems)[number]

/** The problem that an address names, or null. */
export const googleProblemOf = (search: URLSearchParams): GoogleProblem | null =>
  googleProblems.find((problem) => problem === search.get('google')) ?? null

/** The sign-in page as it says why Google led nowhere, in the language of the page that was to come next. */
export function googleProblemAddress(problem: GoogleProblem, tab: AuthTab, next: string | null): string {
  const search = new URLSearchParams({
    ...(tab === 'sign-up' ? { tab } : {}),
    ...(next ? { next } : {}),
    google: problem,
  })
  return keepLanguage(`/auth?${search.toString()}`, next?.split('?')[1] ?? '')
}
