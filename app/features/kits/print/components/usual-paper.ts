import { useSyncExternalStore } from 'react'
import type { Paper } from '#app/shared/papers.ts'

/** Regions whose printers use Letter; a language without a region counts as ours. */
const letterRegions = ['CA', 'US', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR']

export function paperOf(languages: readonly string[]): Paper {
  const region = languages.map((tag) => /-([A-Z]{2})\b/u.exec(tag)?.[1]).find((each) => each !== undefined)
  return region === undefined || letterRegions.includes(region) ? 'us-letter' : 'a4'
}

const never = () => () => {}

/** The usual paper of the region that the browser reports. */
export const useUsualPaper = (): Paper =>
  useSyncExternalStore(
    never,
    () => paperOf(navigator.languages),
    () => 'us-letter',
  )
