import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { readOwnDraft } from './read-own-draft.server.ts'

/**
 * What the checker says of the draft: errors, which keep it from being published, warnings and notes; and one way to finish
 * it, null when there is none.
 * @throws AppError notFound
 */
export const checkDraft = (database: Queryable, member: Member, input: { adventureId: string }): Promise<{ findings: Finding[]; walkthrough: WalkStep[] | null }> =>
  readOwnDraft(database, member, input.adventureId, async (_tx, draft) => {
    const { findings, walkthrough } = compileEdition(draft)
    return { findings, walkthrough }
  })
