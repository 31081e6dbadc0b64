/** What each status lets strangers do. `isOut`: they play, print, buy and review it, by the rules of publishing.
 * `isShown`: they see it at its address. `isListed`: lists, search and the sitemap name it. */
const standings = {
  draft: { isOut: false, isShown: false, isListed: false },
  in_review: { isOut: false, isShown: false, isListed: false },
  coming_soon: { isOut: false, isShown: true, isListed: true },
  unlisted: { isOut: true, isShown: true, isListed: false },
  published: { isOut: true, isShown: true, isListed: true },
} as const satisfies Record<string, { isOut: boolean; isShown: boolean; isListed: boolean }>

export type Status = keyof typeof standings

export const statuses = Object.keys(standings) as [Status, ...Status[]]

export const isOut = (status: Status): boolean => standings[status].isOut
export const isShown = (status: Status): boolean => standings[status].isShown
export const isListed = (status: Status): boolean => standings[status].isListed

export const outStatuses = statuses.filter(isOut)
export const shownStatuses = statuses.filter(isShown)
export const listedStatuses = statuses.filter(isListed)

/** The statuses that a creator chooses; staff put work in review. */
export const chosenStatuses = ['draft', 'unlisted', 'coming_soon', 'published'] as const satisfies Status[]
export type ChosenStatus = (typeof chosenStatuses)[number]

/** For raw SQL: `('unlisted', 'published')`. */
export const inSql = (of: readonly string[]): string => `(${of.map((status) => `'${status}'`).join(', ')})`
