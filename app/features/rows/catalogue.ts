export const kinds = ['online-adventure', 'mystery-dinner', 'escape-room'] as const
export type Kind = (typeof kinds)[number]

/** The categories of each kind, in the order of the library's chips; the first is the default. Stored as written. */
export const categories = {
  'online-adventure': ['Mystery', 'Adventure', 'Sci-Fi', 'Horror', 'Family', 'Educational'],
  'mystery-dinner': ['1920s', 'Victorian', 'Modern', 'Fantasy', 'Historical'],
  'escape-room': ['Home Setup', 'Party Game', 'Team Building', 'Educational'],
} as const satisfies Record<Kind, readonly string[]>

export type Category = (typeof categories)[Kind][number]

export const isCategoryOf = (kind: Kind, category: string): category is Category =>
  (categories[kind] as readonly string[]).includes(category)

/** Numbers of players that a kit can be made for. */
export const playerLimits = {
  'mystery-dinner': { fewest: 6, most: 10 },
  'escape-room': { fewest: 1, most: 10 },
} as const

function rangesWithin({ fewest, most }: { fewest: number; most: number }): string[] {
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at)
  return counts.flatMap((from) =>
    counts.filter((to) => to >= from).map((to) => (to === from ? `${from}` : `${from}-${to}`)),
  )
}

export const playerChoices: Record<Kind, readonly string[]> = {
  'online-adventure': ['1', '1-2', '1-3', '1-4', '1-5', '1-6'],
  'mystery-dinner': rangesWithin(playerLimits['mystery-dinner']),
  'escape-room': ['2-4', '2-6', '2-8'],
}

/** Every range that a project may have: older rooms may have ranges that are no longer offered. */
export const playerRanges: Record<Kind, readonly string[]> = {
  ...playerChoices,
  'escape-room': rangesWithin(playerLimits['escape-room']),
}

/** Defaults for a new project; the author of an online adventure chooses a range before listing it. */
export const usualPlayers: Record<Kind, string> = {
  'online-adventure': '',
  'mystery-dinner': '6-10',
  'escape-room': '2-6',
}

/** Limits on the pictures of rooms shown on an adventure's page. */
export const fewestRooms = 3
export const mostRooms = 5

export function mostPlayers(recommendedPlayers: string): number {
  const last = Number(recommendedPlayers.split('-').at(-1))
  return Number.isInteger(last) && last >= 1 ? last : 1
}

export const accessibilityTags = [
  'screen-reader',
  'keyboard-only',
  'no-sound-needed',
  'captions',
  'no-time-limits',
  'colour-independent',
  'high-contrast',
  'reduced-motion',
  'large-targets',
  'plain-language',
  'dyslexia-friendly',
  'one-handed',
] as const
export type AccessibilityTag = (typeof accessibilityTags)[number]

export const contentWarnings = [
  'violence',
  'blood',
  'death',
  'frightening-scenes',
  'jump-scares',
  'flashing-lights',
  'loud-sounds',
  'confined-spaces',
  'alcohol-drugs',
  'strong-language',
  'mature-themes',
  'spiders-insects',
] as const
export type ContentWarning = (typeof contentWarnings)[number]
