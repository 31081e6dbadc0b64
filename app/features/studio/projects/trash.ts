/** How long a deleted project can be restored. */
const trashDays = 30

const dayMs = 24 * 3_600_000

/** When a project that was deleted then goes for good. */
export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + trashDays * dayMs)

/** What was deleted before this moment can no longer be restored. */
export const oldestInTrash = (now: Date): Date => new Date(now.getTime() - trashDays * dayMs)

/** How many days a deleted project can still be restored: the last one counts as one. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((goneAt(deletedAt).getTime() - now.getTime()) / dayMs))
