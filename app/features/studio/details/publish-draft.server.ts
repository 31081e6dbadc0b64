import { eq, sql } from 'drizzle-orm'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { checkEdition, checkExaminedEdition } from '#app/features/adventure/check-edition.server.ts'
import { isPublishable } from '#app/features/adventure/checks/finding.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { publishEdition } from '#app/features/adventure/publish-edition.server.ts'
import { isPublishableKit } from '#app/features/kits/checks/finding.ts'
import { checkStoredKit, publishKit } from '#app/features/kits/publish/publish-kit.server.ts'
import type { DraftRoot } from '#app/features/studio/draft/edit-draft.server.ts'
import type { Findings } from '#app/features/studio/draft/editor-result.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import { keepPublishedVersion } from '#app/features/studio/versions/keep-version.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { isOut } from '#app/shared/statuses.ts'
import type { ChosenStatus } from '#app/shared/statuses.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'

export type Installation = { isLocalInstallation: boolean }

/** @throws Refused blocked */
export function requireAllowed(
  member: Member,
  root: DraftRoot,
  status: ChosenStatus,
  installation: Installation,
): void {
  if (!can.changeStatus(member, root)) throw new Refused({ reason: 'blocked', block: 'inReview' })
  if (status === 'draft') return
  const verdict = isOut(status) ? can.publish(member, root, installation) : can.announce(member, root, installation)
  if (!verdict.allowed) throw new Refused({ reason: 'blocked', block: verdict.block ?? 'inReview' })
}

type Published = { outcome: 'published' | 'unchanged'; editionId: string; said: Partial<Findings> }

/** Call it in a transaction begun by `whenExamined`. Also keeps the edition as a version.
 * @throws Refused findings, kitFindings */
export async function publishDraft(tx: Transaction, root: DraftRoot, member: Member): Promise<Published> {
  const publication =
    root.kind === 'online-adventure' ? await publishGame(tx, root, member) : await publishPrintKind(tx, root, member)
  const untrue = (publication.said.findings ?? []).flatMap(({ code, params }) =>
    code === 'tag_untrue' ? [params['tag']] : [],
  )
  if (untrue.length > 0) await announcePageChange(tx)
  await tx
    .update(adventures)
    .set({
      accessibilityTags: root.accessibilityTags.filter((tag) => !untrue.includes(tag)),
      publishedEditionId: publication.editionId,
      publishedPlayers: root.kind === 'online-adventure' ? null : sql`${adventures.recommendedPlayers}`,
      publishedAt: sql`coalesce(${adventures.publishedAt}, now())`,
    })
    .where(eq(adventures.id, root.id))
  if (publication.outcome === 'published') await keepPublishedVersion(tx, root.id, publication.editionId)
  return publication
}

async function publishGame(tx: Transaction, root: DraftRoot, member: Member): Promise<Published> {
  const publication = await publishEdition(tx, root.id, member.userId)
  if (publication.outcome === 'notExamined') throw new NotExamined(publication.draft)
  const { findings } = publication
  if (publication.outcome === 'refused') throw new Refused({ reason: 'findings', findings })
  return { ...publication, said: { findings } }
}

async function publishPrintKind(tx: Transaction, root: DraftRoot, member: Member): Promise<Published> {
  const { checked: kitFindings, ...publication } = await publishKit(tx, root.id, member.userId)
  if (publication.outcome === 'refused') throw new Refused({ reason: 'kitFindings', kitFindings })
  return { ...publication, said: { kitFindings } }
}

/** Checks the draft of this transaction, begun by `whenExamined`. @throws Refused findings, kitFindings */
export async function requirePublishable(tx: Transaction, root: DraftRoot): Promise<Partial<Findings>> {
  const draft = await findStoredDraft(tx, root.id)
  if (!draft) throw new Error('the draft to look at is gone')
  const kitFindings = checkStoredKit(draft)
  if (kitFindings) {
    if (!isPublishableKit(kitFindings.findings)) throw new Refused({ reason: 'kitFindings', kitFindings })
    return { kitFindings }
  }
  const checked = checkExaminedEdition(draft)
  if (!checked) throw new NotExamined(draft)
  if (!checked.compiled || !isPublishable(checked.findings))
    throw new Refused({ reason: 'findings', findings: checked.findings })
  return { findings: checked.findings }
}

/** Rolls the transaction back so that the checker runs without holding the adventure. */
class NotExamined extends Error {
  readonly draft: StoredDraft

  constructor(draft: StoredDraft) {
    super('nobody has played this draft through')
    this.name = 'NotExamined'
    this.draft = draft
  }
}

/** Runs the checker outside of the transaction, so that it holds no lock or connection, then repeats `work`.
 * @throws Refused findings; AppError conflict when the draft changes each time */
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
