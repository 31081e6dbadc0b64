import { eq } from 'drizzle-orm'
import { checkEdition } from '#app/features/adventure/check-edition.server.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { publishEdition } from '#app/features/adventure/publish-edition.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildAdventure } from './build-adventure.ts'
import { buildAsset } from './build-asset.ts'
import { buildPuzzle } from './build-puzzle.ts'
import { buildHotspot, buildScene } from './build-scene.ts'

type Overrides = Partial<typeof adventures.$inferInsert> & { code?: string }

/** A lock (`code`, 4711) in the hall opens the door to the garden, where it ends. Published as the studio does it. */
export function buildPublishedAdventure(database: Database, { code = '4711', ...overrides }: Overrides = {}) {
  return database.transaction(async (tx) => {
    const draft = await buildAdventure(tx, { ...overrides, status: 'draft' })
    const cover = await buildAsset(tx, { adventureId: draft.id, ownerId: draft.creatorId })
    const hall = await buildScene(tx, { adventureId: draft.id, name: 'The Hall', isStartingMap: true, displayOrder: 0 })
    const garden = await buildScene(tx, {
      adventureId: draft.id,
      name: 'The Garden',
      isEnding: true,
      endingText: 'You are out.',
      displayOrder: 1,
    })
    const puzzle = await buildPuzzle(tx, { adventureId: draft.id, code })
    const lock = await buildHotspot(tx, {
      sceneId: hall.id,
      type: 'puzzle',
      name: 'The lock',
      x: 30,
      targetPuzzleId: puzzle.id,
    })
    const door = await buildHotspot(tx, {
      sceneId: hall.id,
      name: 'The door',
      x: 70,
      displayOrder: 1,
      targetSceneId: garden.id,
      interactionConditions: { type: 'puzzle_solved', puzzleId: puzzle.id },
      blockedMessage: 'It is locked.',
    })
    await tx.update(adventures).set({ thumbnailAssetId: cover.id }).where(eq(adventures.id, draft.id))
    if (draft.creatorId === null) throw new Error('an adventure is published by its creator')
    // Nobody else knows these rows yet, so nobody waits for them; any number may be built for one creator at once
    const { findings } = await checkEdition((await findStoredDraft(tx, draft.id))!, draft.id)
    const publication = await publishEdition(tx, draft.id, draft.creatorId)
    if (!('editionId' in publication))
      throw new Error(`the factory's adventure cannot be published: ${JSON.stringify(findings)}`)
    const [adventure] = await tx
      .update(adventures)
      .set({
        status: overrides.status ?? 'published',
        publishedEditionId: publication.editionId,
        publishedAt: new Date(),
      })
      .where(eq(adventures.id, draft.id))
      .returning()
    if (!adventure) throw new Error('no adventure was built')
    return {
      adventure,
      editionId: publication.editionId,
      cover,
      scenes: { hall, garden },
      hotspots: { lock, door },
      puzzle,
      code,
    }
  })
}
