import type { ProjectDocument } from './project-document.schema.ts'

/** A hotspot that leads nowhere after an import, because what it led to is not in the file; by the names of its scene and its own. */
export type UnsetLink = { scene: string; hotspot: string }

type Rows = Pick<ProjectDocument, 'scenes' | 'puzzles' | 'items' | 'npcs'>

/** The hotspots of a document that lead to what is not in it. */
export function unsetLinks({ scenes, puzzles, items, npcs }: Rows): UnsetLink[] {
  const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
  const there = { scene_link: ids(scenes), puzzle: ids(puzzles), item: ids(items), npc: ids(npcs) }
  return scenes.flatMap((scene) =>
    scene.hotspots.flatMap(({ type, targetId, name }) =>
      targetId && !there[type].has(targetId) ? [{ scene: scene.name, hotspot: name ?? '' }] : [],
    ),
  )
}
