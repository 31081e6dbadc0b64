import type { DetailsView, DraftView } from '#app/features/studio/draft-view.ts'
import { priceInput } from '#app/shared/money.ts'
import {
  projectAdventureSchema,
  projectFormat,
  projectItemSchema,
  projectNodeSchema,
  projectNpcSchema,
  projectPuzzleSchema,
  projectSceneSchema,
  projectVersion,
} from './project-document.schema.ts'
import type { ProjectFile, ProjectMedia } from './project-document.schema.ts'

type Draft = Pick<DraftView, 'details' | 'scenes' | 'hotspots' | 'puzzles' | 'items' | 'npcs' | 'nodes'>
type Hotspot = ProjectFile['scenes'][number]['hotspots'][number]

/** The fields of a row that its schema knows, and no others: a new field of both goes along by itself. */
function fieldsOf<Row>(schema: { shape: Record<string, unknown> }, row: object): Row {
  const known = Object.entries(row).filter(([field]) => Object.hasOwn(schema.shape, field))
  return Object.fromEntries(known) as Row
}

const hotspotSchema = projectSceneSchema.shape.hotspots.element

/** A draft as the file of its zip, with the files that it names. */
export function presentProject(draft: Draft, media: readonly ProjectMedia[]): ProjectFile {
  const { details, scenes, hotspots, puzzles, items, npcs, nodes } = draft
  return {
    format: projectFormat,
    version: projectVersion,
    adventure: presentListing(details),
    scenes: scenes.map((scene) =>
      fieldsOf(projectSceneSchema, {
        ...scene,
        imageAssetId: scene.image?.id ?? null,
        soundAssetId: scene.sound?.id ?? null,
        isStart: scene.isStartingMap,
        hotspots: hotspots
          .filter(({ sceneId }) => sceneId === scene.id)
          .map((hotspot) => fieldsOf<Hotspot>(hotspotSchema, hotspot)),
      }),
    ),
    puzzles: puzzles.map((puzzle) =>
      fieldsOf(projectPuzzleSchema, { ...puzzle, imageAssetId: puzzle.image?.id ?? null }),
    ),
    items: items.map((item) => fieldsOf(projectItemSchema, { ...item, iconAssetId: item.icon?.id ?? null })),
    npcs: npcs.map((npc) => fieldsOf(projectNpcSchema, { ...npc, avatarAssetId: npc.avatar?.id ?? null })),
    nodes: npcs
      .flatMap(({ id }) => nodes.filter(({ npcId }) => npcId === id))
      .map((node) => fieldsOf(projectNodeSchema, node)),
    media: [...media],
  }
}

const presentListing = (details: DetailsView): ProjectFile['adventure'] =>
  fieldsOf(projectAdventureSchema, {
    ...details,
    price: priceInput(details.priceCents),
    coverAssetId: details.cover?.id ?? null,
  })
