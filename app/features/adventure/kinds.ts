import type { Kind } from '#app/features/rows/catalogue.ts'

export const libraryTabs = {
  online: 'online-adventure',
  mystery: 'mystery-dinner',
  escape: 'escape-room',
} as const satisfies Record<string, Kind>

export const tabOf = (kind: Kind): keyof typeof libraryTabs =>
  kind === libraryTabs.mystery ? 'mystery' : kind === libraryTabs.escape ? 'escape' : 'online'

/** The editor for a project of this kind; for a print kind, `/editor/{id}` edits what all kinds have in common. */
export const editorPath = (kind: Kind, id: string): string =>
  kind === 'online-adventure' ? `/editor/${id}` : `/${kind}/${id}`

export const kindTones = {
  'online-adventure': 'blue',
  'mystery-dinner': 'purple',
  'escape-room': 'amber',
} as const satisfies Record<Kind, string>
