import type { ProjectDocument } from './project-document.schema.ts'

export type UnsetLink = { scene: string; hotspot: string }

type Rows = Pick<ProjectDocument, 'scenes' | 'puzzles' | 'items' | 'npcs'>

export function unsetLinks({ scenes, puzzles, items, npcs }: Rows): UnsetLink[] {
  const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
  const there = { scene_link: ids(scenes), puzzle: ids(puzzles), item: ids(items), npc: ids(npcs) }
  return scenes.flatMap((scene) =>
    scene.hotspots.flatMap(({ type, targetId, name }) =>
      targetId && !there[type].has(targetId) ? [{ scene: scene.name, hotspot: name ?? '' }] : [],
    ),
  )
}
