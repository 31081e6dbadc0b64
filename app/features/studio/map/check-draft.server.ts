import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { checkEdition } from '#app/features/adventure/check-edition.server.ts'
import { checkStoredKit } from '#app/features/kits/publish/publish-kit.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { EditorResult } from '#app/features/studio/draft/editor-result.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'

/** The checker plays after the draft was read, so that it holds no connection. @throws AppError notFound */
export async function checkDraft(
  database: Queryable,
  member: Member,
  input: { adventureId: string },
): Promise<Extract<EditorResult, { status: 'checked' | 'checkedKit' }>> {
  const draft = await readOwnDraft(database, member, 'playtest', input.adventureId, (_tx, read) =>
    Promise.resolve(read),
  )
  const kitFindings = checkStoredKit(draft)
  if (kitFindings) return { status: 'checkedKit', kitFindings }
  const { findings, walkthrough, isShortest } = await checkEdition(draft, member.userId)
  return { status: 'checked', findings, walkthrough, isShortest }
}
