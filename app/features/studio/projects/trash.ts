const trashDays = 30

const dayMs = 24 * 3_600_000

export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + trashDays * dayMs)

export const oldestInTrash = (now: Date): Date => new Date(now.getTime() - trashDays * dayMs)

/** The last day counts as one. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((goneAt(deletedAt).getTime() - now.getTime()) / dayMs))
