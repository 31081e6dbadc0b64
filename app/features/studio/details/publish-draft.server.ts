import { eq, sql } from 'drizzle-orm'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { checkEdition, checkExaminedEdition } from '#app/features/adventure/check-edition.server.ts'
import { isPublishable } from '#app/features/adventure/checks/finding.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { publishEdition } from '#app/features/adventure/publish-edition.server.ts'
import type { Publication } from '#app/features/adventure/publish-edition.server.ts'
import type { DraftRoot } from '#app/features/studio/edit-draft.server.ts'
import { Refused } from '#app/features/studio/edit-refusals.ts'
import { keepPublishedVersion } from '#app/features/studio/versions/keep-version.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'

/** Whether there is mail: without it nobody can verify an address. */
export type Installation = { isLocalInstallation: boolean }

/** @throws Refused blocked, when this member may not bring this adventure to that status now */
export function requireAllowed(
  member: Member,
  root: DraftRoot,
  status: 'draft' | 'coming_soon' | 'published',
  installation: Installation,
): void {
  if (!can.changeStatus(member, root)) throw new Refused({ reason: 'blocked', block: 'inReview' })
  if (status === 'draft') return
  const verdict =
    status === 'published' ? can.publish(member, root, installation) : can.announce(member, root, installation)
  if (!verdict.allowed) throw new Refused({ reason: 'blocked', block: verdict.block ?? 'inReview' })
}

/**
 * Gives players the draft as it stands in this transaction, which `whenExamined` begins, and keeps what they get as a version.
 * @throws Refused findings, when it cannot be finished
 */
export async function publishDraft(
  tx: Transaction,
  root: DraftRoot,
  member: Member,
): Promise<Extract<Publication, { outcome: 'published' | 'unchanged' }>> {
  const publication = await publishEdition(tx, root.id, member.userId)
  if (publication.outcome === 'notExamined') throw new NotExamined(publication.draft)
  if (publication.outcome === 'refused') throw new Refused({ reason: 'findings', findings: publication.findings })
  await tx
    .update(adventures)
    .set({ publishedEditionId: publication.editionId, publishedAt: sql`coalesce(${adventures.publishedAt}, now())` })
    .where(eq(adventures.id, root.id))
  if (publication.outcome === 'published') await keepPublishedVersion(tx, root.id, publication.editionId)
  return publication
}

/**
 * Reads the draft as it stands in this transaction, which `whenExamined` begins, without giving it to anybody.
 * @throws Refused findings, when it cannot be finished
 */
export async function requirePublishable(tx: Transaction, root: DraftRoot): Promise<Finding[]> {
  const draft = await findStoredDraft(tx, root.id)
  if (!draft) throw new Error('the draft to look at is gone')
  const checked = checkExaminedEdition(draft)
  if (!checked) throw new NotExamined(draft)
  if (!checked.compiled || !isPublishable(checked.findings))
    throw new Refused({ reason: 'findings', findings: checked.findings })
  return checked.findings
}

/** The draft that a transaction wanted to publish, or to have looked at, has not been played through. Undoes the transaction. */
class NotExamined extends Error {
  readonly draft: StoredDraft

  constructor(draft: StoredDraft) {
    super('nobody has played this draft through')
    this.name = 'NotExamined'
    this.draft = draft
  }
}

/**
 * Does work that publishes. Where it finds content that nobody has played through, the transaction is undone, so that neither the
 * adventure nor a connection is held while the checker looks, and done anew with what it found; once more when the draft was edited
 * meanwhile. Every other refusal comes before the long look.
 * @throws Refused findings, when the checker finds a fault or could not look; AppError conflict when the draft never stands still
 */
export async function whenExamined<Result>(member: Member, work: () => Promise<Result>): Promise<Result> {
  for (let looks = 0; ; looks++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof NotExamined)) throw error
      if (looks === mostLooks) throw new AppError('conflict', { log: 'the draft changed whenever it was checked' })
      const { findings } = await checkEdition(error.draft, member.userId)
      if (!isPublishable(findings)) throw new Refused({ reason: 'findings', findings })
    }
  }
}

const mostLooks = 2
