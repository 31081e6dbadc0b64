import type { Draft } from '#app/features/studio/draft/draft.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { Row } from '#app/features/rows/row-kind.ts'
import {
  projectAdventureSchema,
  projectFormat,
  projectHotspotSchema,
  projectItemSchema,
  projectKitSchemas,
  projectLayerSchema,
  projectNodeSchema,
  projectNpcSchema,
  projectPuzzleSchema,
  projectSceneSchema,
  projectVersion,
} from './project-document.schema.ts'
import type { ProjectDocument, ProjectMedia } from './project-document.schema.ts'

const written = ({ shape }: { shape: object }, rows: readonly Row[]): never[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(shape, field))) as never)

export function presentProject({ rows }: Pick<Draft, 'rows'>, media: readonly ProjectMedia[]): ProjectDocument {
  const inside = Map.groupBy(rows.hotspot, ({ sceneId }) => sceneId)
  const layers = Map.groupBy(rows.layer, ({ sceneId }) => sceneId)
  const said = Map.groupBy(rows.node, ({ npcId }) => npcId)
  const scenes = rows.scene.map((scene) => ({
    ...scene,
    isStart: scene['isStartingMap'],
    hotspots: written(projectHotspotSchema, inside.get(scene.id) ?? []),
    layers: written(projectLayerSchema, layers.get(scene.id) ?? []),
  }))
  return {
    format: projectFormat,
    version: projectVersion,
    adventure: written(projectAdventureSchema, rows.details)[0]!,
    scenes: written(projectSceneSchema, scenes),
    puzzles: written(projectPuzzleSchema, rows.puzzle),
    items: written(projectItemSchema, rows.item),
    npcs: written(projectNpcSchema, rows.npc),
    nodes: written(
      projectNodeSchema,
      rows.npc.flatMap(({ id }) => said.get(id) ?? []),
    ),
    ...kitOf(rows),
    media: [...media],
  }
}

function kitOf(rows: Draft['rows']): Pick<ProjectDocument, 'kit'> {
  const lists = kitKindNames.flatMap((kind) =>
    rows[kind].length > 0 ? [[kind, written(projectKitSchemas[kind], rows[kind])] as const] : [],
  )
  return lists.length > 0 ? { kit: Object.fromEntries(lists) } : {}
}
