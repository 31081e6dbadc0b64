import { asc, eq } from 'drizzle-orm'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { locks } from '#database/schema/locks.ts'

/** Locks are deleted with the user's row. */
export const personalLocks: PersonalPart = {
  exports: (database, userId) =>
    Promise.resolve([
      {
        path: 'locks.json',
        read: () =>
          database
            .select({
              id: locks.id,
              type: locks.type,
              language: locks.language,
              title: locks.title,
              question: locks.question,
              configuration: locks.configuration,
              solution: locks.solution,
              opened: locks.opened,
              openedLink: locks.openedLink,
              createdAt: locks.createdAt,
            })
            .from(locks)
            .where(eq(locks.ownerId, userId))
            .orderBy(asc(locks.createdAt)),
      },
    ]),

  erase: () => Promise.resolve([]),
}
