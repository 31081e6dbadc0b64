import type { Paper } from '#app/features/puzzles/contract/papers.ts'
import type { Locale } from '#app/i18n/locale.ts'

export type PrintWish = { language: Locale; paper: Paper; withKey: boolean; withHints: boolean }

export function printAddress(
  adventureId: string,
  puzzleId: string,
  { language, paper, withKey, withHints }: PrintWish,
): string {
  const query = new URLSearchParams({ language, paper, ...(withKey && { key: '1' }), ...(withHints && { hints: '1' }) })
  return `/api/projects/${adventureId}/puzzles/${puzzleId}/print?${query.toString()}`
}
