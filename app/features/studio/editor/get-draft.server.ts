import { and, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { can } from '#app/features/adventure/adventure.policy.ts'
import { isMadeTogether, roleOf } from '#app/features/drafts/draft-access.server.ts'
import { isSelling } from '#app/features/payments/provider/current-provider.server.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { compileDraft } from '#app/features/adventure/compile-edition.server.ts'
import { contentHash } from '#app/features/adventure/content-hash.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { compileStoredKit } from '#app/features/kits/compile/stored-kit.server.ts'
import { listPricesOf } from '#app/features/payments/ledger/note-price.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { env } from '#app/platform/env.server.ts'
import { editions } from '#database/schema/editions.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import type { EditionView, LoadedDraft } from '#app/features/studio/draft/view.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'

/** @throws AppError notFound when absent, in the trash or not theirs */
export const getDraft = (
  database: Queryable,
  member: Member,
  input: { adventureId: string },
  installation: { isLocalInstallation: boolean } = env(),
): Promise<LoadedDraft> =>
  readOwnDraft(database, member, 'read', input.adventureId, async (tx, draft) => ({
    draft: draftOf(draft),
    facts: {
      draftRevision: draft.adventure.draftRevision,
      edition: await readEdition(tx, draft),
      prices: await listPricesOf(tx, draft.adventure.id),
      isShared: draft.adventure.creatorId !== member.userId || (await isMadeTogether(tx, draft.adventure.id)),
      role: await roleOf(tx, member, draft.adventure),
      can: {
        changeStatus: can.changeStatus(member, draft.adventure),
        resubmit: can.resubmit(member, draft.adventure),
        announce: can.announce(member, draft.adventure, installation),
        publish: can.publish(member, draft.adventure, installation),
      },
      isSelling: isSelling(),
    },
  }))

const earlier = alias(editions, 'earlier')

/** With the edition's number as the author counts: playtest editions are left out. */
const shownEdition = builtOnce((database) =>
  database
    .select({
      number: sql<number>`(select count(*)::int from ${editions} ${sql.raw('earlier')}
        where ${and(
          eq(earlier.adventureId, editions.adventureId),
          eq(earlier.purpose, 'published'),
          lte(earlier.number, editions.number),
        )})`,
      publishedAt: editions.createdAt,
      draftRevision: editions.draftRevision,
      hash: editions.contentHash,
    })
    .from(editions)
    .where(eq(editions.id, sql.placeholder('editionId')))
    .prepare('shown_edition'),
)

async function readEdition(tx: Transaction, draft: StoredDraft): Promise<EditionView | null> {
  if (!draft.adventure.publishedEditionId) return null
  const [edition] = await shownEdition(tx).execute({ editionId: draft.adventure.publishedEditionId })
  if (!edition) return null
  const { number, publishedAt } = edition
  if (edition.draftRevision === draft.adventure.draftRevision) return { number, publishedAt, hasChanges: false }
  const compiled = compileStoredKit(draft) ?? compileDraft(draft)
  return { number, publishedAt, hasChanges: !compiled || contentHash(compiled) !== edition.hash }
}
