import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { checkEdition } from '#app/features/adventure/check-edition.server.ts'
import type { Checked } from '#app/features/adventure/checks/check-draft.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'

/** The checker plays after the draft was read, so that it holds no connection. @throws AppError notFound */
export async function checkDraft(
  database: Queryable,
  member: Member,
  input: { adventureId: string },
): Promise<Checked> {
  const draft = await readOwnDraft(database, member, input.adventureId, (_tx, read) => Promise.resolve(read))
  const { findings, walkthrough, isShortest } = await checkEdition(draft, member.userId)
  return { findings, walkthrough, isShortest }
}
