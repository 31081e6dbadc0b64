import type { Kind } from './catalogue.ts'

export const libraryTabs = {
  online: 'online-adventure',
  mystery: 'mystery-dinner',
  escape: 'escape-room',
} as const satisfies Record<string, Kind>

export const tabOf = (kind: Kind): keyof typeof libraryTabs =>
  kind === libraryTabs.mystery ? 'mystery' : kind === libraryTabs.escape ? 'escape' : 'online'

export const kindTones = {
  'online-adventure': 'blue',
  'mystery-dinner': 'purple',
  'escape-room': 'amber',
} as const satisfies Record<Kind, string>
