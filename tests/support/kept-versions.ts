import { desc, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { scoringRulesSchema } from '#app/features/rows/scoring-rules.schema.ts'
import { snapshotNow } from '#app/features/studio/versions/keep-version.server.ts'
import { performVersionCommand } from '#app/features/studio/versions/perform-version-command.server.ts'
import type { VersionsResult, VersionView } from '#app/features/studio/versions/version-view.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'

export async function buildFullDraft(database: Database, creatorId: string, status: 'draft' | 'published' = 'draft') {
  const made = await buildPublishedAdventure(database, {
    creatorId,
    status,
    languages: ['en', 'fr'],
    translations: { fr: { title: 'Le grenier fermé' } },
  })
  const adventureId = made.adventure.id
  await database
    .update(adventurePuzzles)
    .set({ scoringRules: scoringRulesSchema.parse({}) })
    .where(eq(adventurePuzzles.adventureId, adventureId))
  const items = await database
    .insert(adventureItems)
    .values([
      { adventureId, name: 'A key', translations: { fr: { name: 'Une clé' } } },
      { adventureId, name: 'A lamp' },
    ])
    .returning()
  const [npc] = await database.insert(adventureNpcs).values({ adventureId, name: 'The butler' }).returning()
  const nodes = await database
    .insert(npcDialogueNodes)
    .values([
      { npcId: npc!.id, nodeId: 'start', content: 'Good evening.', choices: [{ text: 'Who?', target: 'who' }] },
      { npcId: npc!.id, nodeId: 'who', content: 'I.', displayOrder: 1 },
    ])
    .returning()
  return { ...made, adventureId, items, npc: npc!, nodes }
}

export function versionsOf(database: Database, member: Member, adventureId: string) {
  const ask = (body: unknown, who = member): Promise<VersionsResult> =>
    performVersionCommand(database, who, adventureId, body)
  const list = async (body: unknown): Promise<VersionView[]> => {
    const result = await ask(body)
    if (result.status !== 'listed') throw new Error(`expected a list, got ${JSON.stringify(result)}`)
    return result.versions
  }
  const revision = async () =>
    (
      await database
        .select({ revision: adventures.draftRevision })
        .from(adventures)
        .where(eq(adventures.id, adventureId))
    )[0]!.revision
  return {
    ask,
    revision,
    document: () => database.transaction(async (tx) => (await snapshotNow(tx, adventureId)).document),
    keep: async (name: string): Promise<VersionView> => (await list({ intent: 'keep-version', name }))[0]!,
    rename: (versionId: string, name: string) => list({ intent: 'rename-version', versionId, name }),
    remove: (versionId: string) => list({ intent: 'delete-version', versionId }),
    restore: async (versionId: string) =>
      ask({ intent: 'restore-version', versionId, draftRevision: await revision() }),
    rows: () =>
      database
        .select()
        .from(draftVersions)
        .where(eq(draftVersions.adventureId, adventureId))
        .orderBy(desc(draftVersions.createdAt), desc(draftVersions.id)),
  }
}
