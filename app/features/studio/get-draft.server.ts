import { eq } from 'drizzle-orm'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { compileDraft } from '#app/features/adventure/compile-edition.server.ts'
import { contentHash } from '#app/features/adventure/content-hash.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { publishedNumbers } from '#app/features/adventure/published-numbers.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { editions } from '#database/schema/editions.ts'
import {
  presentDetails,
  presentHotspot,
  presentItem,
  presentNode,
  presentNpc,
  presentPuzzle,
  presentScene,
} from './draft.present.ts'
import type { DraftView, EditionView } from './draft-view.ts'
import { missingFields } from './listing-rules.ts'
import { readOwnDraft } from './read-own-draft.server.ts'

/**
 * Everything that the editor shows of an adventure, and what this member may do with it.
 * @throws AppError notFound when it is absent, in the trash or not theirs
 */
export const getDraft = (
  database: Queryable,
  member: Member,
  input: { adventureId: string },
  installation: { isLocalInstallation: boolean } = env(),
): Promise<DraftView> =>
  readOwnDraft(database, member, input.adventureId, async (tx, draft) => ({
    details: presentDetails(draft.adventure),
    draftRevision: draft.adventure.draftRevision,
    edition: await readEdition(tx, draft),
    scenes: draft.scenes.map(presentScene),
    hotspots: draft.hotspots.map(presentHotspot),
    puzzles: draft.puzzles.map(presentPuzzle),
    items: draft.items.map(presentItem),
    npcs: draft.npcs.map(presentNpc),
    nodes: draft.nodes.map(presentNode),
    missing: missingFields(draft.adventure),
    can: {
      edit: can.edit(member, draft.adventure),
      delete: can.delete(member, draft.adventure),
      changeStatus: can.changeStatus(member, draft.adventure),
      resubmit: can.resubmit(member, draft.adventure),
      announce: can.announce(member, draft.adventure, installation),
      publish: can.publish(member, draft.adventure, installation),
      playtest: can.playtest(member, draft.adventure),
    },
  }))

/** What is played now. The draft is compiled only when something was saved since, to see whether players would notice. */
async function readEdition(tx: Transaction, draft: StoredDraft): Promise<EditionView | null> {
  if (!draft.adventure.publishedEditionId) return null
  const [edition] = await tx
    .select({
      number: editions.number,
      publishedAt: editions.createdAt,
      draftRevision: editions.draftRevision,
      hash: editions.contentHash,
    })
    .from(editions)
    .where(eq(editions.id, draft.adventure.publishedEditionId))
  if (!edition) return null
  const number = (await publishedNumbers(tx, draft.adventure.id))(edition.number)
  const { publishedAt } = edition
  if (edition.draftRevision === draft.adventure.draftRevision) return { number, publishedAt, hasChanges: false }
  const compiled = compileDraft(draft)
  return { number, publishedAt, hasChanges: !compiled || contentHash(compiled) !== edition.hash }
}
