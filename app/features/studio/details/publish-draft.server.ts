import { eq, sql } from 'drizzle-orm'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { publishEdition } from '#app/features/adventure/publish-edition.server.ts'
import type { Publication } from '#app/features/adventure/publish-edition.server.ts'
import type { DraftRoot } from '#app/features/studio/edit-draft.server.ts'
import { Refused } from '#app/features/studio/edit-refusals.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'

/** Whether there is mail: without it nobody can verify an address. */
export type Installation = { isLocalInstallation: boolean }

/** @throws Refused blocked, when this member may not bring this adventure to that status now */
export function requireAllowed(member: Member, root: DraftRoot, status: 'draft' | 'coming_soon' | 'published', installation: Installation): void {
  if (!can.changeStatus(member, root)) throw new Refused({ reason: 'blocked', block: 'inReview' })
  if (status === 'draft') return
  const verdict = status === 'published' ? can.publish(member, root, installation) : can.announce(member, root, installation)
  if (!verdict.allowed) throw new Refused({ reason: 'blocked', block: verdict.block ?? 'inReview' })
}

/**
 * Gives players the draft as it stands in this transaction.
 * @throws Refused findings, when it cannot be finished
 */
export async function publishDraft(tx: Transaction, root: DraftRoot, member: Member): Promise<Exclude<Publication, { outcome: 'refused' }>> {
  const publication = await publishEdition(tx, root.id, member.userId)
  if (publication.outcome === 'refused') throw new Refused({ reason: 'findings', findings: publication.findings })
  await tx
    .update(adventures)
    .set({ publishedEditionId: publication.editionId, publishedAt: sql`coalesce(${adventures.publishedAt}, now())` })
    .where(eq(adventures.id, root.id))
  return publication
}
