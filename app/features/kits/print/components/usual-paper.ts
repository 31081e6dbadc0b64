import { useSyncExternalStore } from 'react'

type Paper = 'us-letter' | 'a4'

/** Where printers hold Letter; a language without a region is read as ours. */
const letterRegions = ['CA', 'US', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR']

export function paperOf(languages: readonly string[]): Paper {
  const region = languages.map((tag) => /-([A-Z]{2})\b/u.exec(tag)?.[1]).find((each) => each !== undefined)
  return region === undefined || letterRegions.includes(region) ? 'us-letter' : 'a4'
}

const never = () => () => {}

/** By the region that the browser names. */
export const useUsualPaper = (): Paper =>
  useSyncExternalStore(
    never,
    () => paperOf(navigator.languages),
    () => 'us-letter',
  )
