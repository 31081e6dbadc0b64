import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { categories } from '#app/features/adventure/catalogue.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import type { StoredFiles } from '#app/features/media/copy-assets.server.ts'
import { createItem } from '#app/features/studio/cast/create-item.server.ts'
import { createNode } from '#app/features/studio/cast/create-node.server.ts'
import { createNpc } from '#app/features/studio/cast/create-npc.server.ts'
import { detailsColumns } from '#app/features/studio/details/details-columns.ts'
import { InvalidInput } from '#app/features/studio/edit-refusals.ts'
import { copiedTitles } from '#app/features/studio/projects/copy-title.ts'
import { insertProject } from '#app/features/studio/projects/insert-project.server.ts'
import { ownTitles } from '#app/features/studio/projects/own-titles.server.ts'
import { replaceIds } from '#app/features/studio/projects/replace-ids.ts'
import { createPuzzle } from '#app/features/studio/puzzles/create-puzzle.server.ts'
import { putHotspots } from '#app/features/studio/scenes/put-hotspots.server.ts'
import { putScene } from '#app/features/studio/scenes/put-scene.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { AppError } from '#app/shared/app-error.ts'
import { defined } from '#app/shared/defined.ts'
import { newId } from '#app/shared/ids.ts'
import { currentProjectPuzzle } from './current-project-puzzle.ts'
import { mediaLink } from './media-link.ts'
import type { ProjectDocument, ProjectMedia } from './project-document.schema.ts'
import { ProjectRefused } from './project-refusal.ts'

/**
 * Writes a document as a new draft of this member, by the use-cases of the editor: what these refuse is refused here.
 * @throws ProjectRefused; AppError notSignedIn
 */
export async function writeProject(
  tx: Transaction,
  member: Member,
  document: ProjectDocument,
  files: StoredFiles<ProjectMedia>,
): Promise<{ id: string }> {
  const { scenes, puzzles, items, npcs, nodes, adventure } = withNewIds(document, files)
  const id = await taking('adventure', () => writeListing(tx, member, adventure))
  await files.adopt(tx, id)
  await taking('adventure.coverAssetId', () => putCover(tx, id, adventure.coverAssetId))
  const write = async <Row>(part: string, rows: readonly Row[], put: (row: Row, index: number) => Promise<unknown>) => {
    for (const [index, row] of rows.entries()) await taking(`${part}.${index}`, () => put(row, index))
  }
  await write('items', items, (item) => createItem(tx, member, { intent: 'create-item', adventureId: id, ...item }))
  await write('npcs', npcs, (npc) => createNpc(tx, member, { intent: 'create-npc', adventureId: id, ...npc }))
  const said = new Map<string, number>()
  await write('nodes', nodes, (node) => {
    // Talking starts at the first that can be said: they stay in the order of the document
    const displayOrder = said.get(node.npcId) ?? 0
    said.set(node.npcId, displayOrder + 1)
    return createNode(tx, member, { intent: 'create-node', adventureId: id, ...node, displayOrder })
  })
  await write('puzzles', puzzles, (puzzle) => {
    const { typeVersion: _today, ...current } = currentProjectPuzzle(puzzle)
    return createPuzzle(tx, member, { intent: 'create-puzzle', adventureId: id, ...current })
  })
  // Hotspots lead to any scene, so that all of them come first
  await write('scenes', scenes, (scene, displayOrder) =>
    putScene(tx, member, { intent: 'put-scene', adventureId: id, ...scene, displayOrder, hotspots: [], leading: [] }),
  )
  await write(
    'scenes',
    scenes,
    async ({ id: sceneId, hotspots }) =>
      hotspots.length > 0 && putHotspots(tx, member, { intent: 'put-hotspots', adventureId: id, sceneId, hotspots }),
  )
  return { id }
}

/** The document with ids that nobody has yet, those of its files too. */
function withNewIds(document: ProjectDocument, files: StoredFiles<ProjectMedia>): ProjectDocument {
  const { scenes, puzzles, items, npcs, nodes } = document
  const ids = new Map<string, string>()
  for (const { id } of [
    ...scenes,
    ...scenes.flatMap(({ hotspots }) => hotspots),
    ...puzzles,
    ...items,
    ...npcs,
    ...nodes,
  ])
    ids.set(id, newId())
  for (const { source, row } of files.made) ids.set(source.id, row.id).set(mediaLink(source.id), assetUrl(row))
  return replaceIds(document, ids)
}

async function writeListing(
  tx: Transaction,
  member: Member,
  { kind, primaryLanguage, ...changes }: ProjectDocument['adventure'],
): Promise<string> {
  // Two projects of one name could not be told apart: the second is called a copy, as a duplicate is
  const taken = await ownTitles(tx, member)
  const named = taken.has(changes.title)
    ? {
        ...changes,
        ...copiedTitles({ title: changes.title, translations: changes.translations ?? {} }, primaryLanguage, taken),
      }
    : changes
  const columns = detailsColumns(
    { kind, primaryLanguage, title: named.title, description: '', translations: {} },
    named,
  )
  const row = await insertProject(tx, member.userId, {
    category: categories[kind][0],
    languages: [primaryLanguage],
    ...defined(columns),
    kind,
    primaryLanguage,
    title: named.title,
  })
  return row.id
}

async function putCover(tx: Transaction, adventureId: string, assetId: string | null): Promise<void> {
  if (assetId === null) return
  await requireAssetOfAdventure(tx, adventureId, assetId)
  await tx.update(adventures).set({ thumbnailAssetId: assetId }).where(eq(adventures.id, adventureId))
}

/** Says where in the document it was, when a use-case does not take something. */
async function taking<Result>(place: string, put: () => Promise<Result>): Promise<Result> {
  try {
    return await put()
  } catch (error) {
    if (error instanceof InvalidInput)
      throw new ProjectRefused(
        'invalid',
        { place: [place, ...Object.keys(error.fields).slice(0, 1)].join('.').replace('.changes.', '.') },
        error,
      )
    if (error instanceof AppError && error.code === 'tooLarge')
      throw new ProjectRefused('tooMuchInside', { place }, error)
    if (error instanceof AppError && (error.code === 'invalidInput' || error.code === 'notFound'))
      throw new ProjectRefused('invalid', { place }, error)
    throw error
  }
}
