import type { Kind } from './catalogue.ts'

/** The tabs of the library, by the query parameter that the home page's cards link with. */
export const libraryTabs = {
  online: 'online-adventure',
  mystery: 'mystery-dinner',
  escape: 'escape-room',
} as const satisfies Record<string, Kind>

/** The tab of the library that shows this kind. */
export const tabOf = (kind: Kind): keyof typeof libraryTabs =>
  kind === libraryTabs.mystery ? 'mystery' : kind === libraryTabs.escape ? 'escape' : 'online'

/** The colour of a kind's label, everywhere. */
export const kindTones = {
  'online-adventure': 'blue',
  'mystery-dinner': 'purple',
  'escape-room': 'amber',
} as const satisfies Record<Kind, string>
