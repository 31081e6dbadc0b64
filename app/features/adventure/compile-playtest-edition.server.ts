import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions } from '#database/schema/editions.ts'
import { runs } from '#database/schema/play.ts'
import type { Member } from './adventure.policy.ts'
import { checkDraft } from './checks/check-draft.server.ts'
import type { Finding } from './checks/finding.ts'
import { isJudgedBy } from './judged.server.ts'
import { compileDraft } from './compile-edition.server.ts'
import { contentHash } from './content-hash.server.ts'
import { findStoredDraft } from './draft.queries.server.ts'
import { storeEdition } from './store-edition.server.ts'

/** Leaves out incomplete parts; `judges` is staff. Call it in the run's transaction: it removes playtest editions
 * that no run needs. @throws AppError notFound: the adventure is absent, trashed, or not theirs to edit or judge */
export function compilePlaytestEdition(
  database: Queryable,
  member: Member,
  input: { adventureId: string; judges?: boolean },
): Promise<{ editionId: string | null; findings: Finding[] }> {
  if (!isId(input.adventureId)) throw new AppError('notFound')
  return database.transaction(async (tx) => {
    const [root] = await tx
      .select({ id: adventures.id })
      .from(adventures)
      .where(
        input.judges
          ? and(eq(adventures.id, input.adventureId), isJudgedBy(member.userId))
          : draftFor('playtest', input.adventureId, member),
      )
      .for('no key update')
    const draft = root && (await findStoredDraft(tx, root.id))
    if (!draft) throw new AppError('notFound')
    const compiled = compileDraft(draft)
    // a playtest need not wait until the draft has been played in every way
    const { findings } = checkDraft(draft, compiled, null)
    if (!compiled) return { editionId: null, findings }
    const same = await findSame(tx, draft.adventure.id, contentHash(compiled))
    await removeUnused(tx, draft.adventure.id, same)
    const editionId =
      same ??
      (await storeEdition(tx, compiled, {
        adventureId: draft.adventure.id,
        purpose: 'playtest',
        draftRevision: draft.adventure.draftRevision,
        createdBy: member.userId,
      }))
    return { editionId, findings }
  })
}

async function findSame(tx: Transaction, adventureId: string, hash: string): Promise<string | undefined> {
  const [same] = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(and(eq(editions.adventureId, adventureId), eq(editions.purpose, 'playtest'), eq(editions.contentHash, hash)))
    .orderBy(desc(editions.number))
    .limit(1)
  return same?.id
}

async function removeUnused(tx: Transaction, adventureId: string, kept: string | undefined): Promise<void> {
  const withRun = tx
    .select({ one: sql`1` })
    .from(runs)
    .where(eq(runs.editionId, editions.id))
  await tx
    .delete(editions)
    .where(
      and(
        eq(editions.adventureId, adventureId),
        eq(editions.purpose, 'playtest'),
        kept ? sql`${editions.id} <> ${kept}` : undefined,
        notExists(withRun),
      ),
    )
}
