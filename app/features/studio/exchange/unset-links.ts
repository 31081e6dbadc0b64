import { targetIds } from '#app/features/adventure/hotspot-target.ts'
import type { ProjectDocument } from './project-document.schema.ts'

export type UnsetLink = { scene: string; hotspot: string }

type Rows = Pick<ProjectDocument, 'scenes' | 'puzzles' | 'items' | 'npcs'>

export function unsetLinks(rows: Rows): UnsetLink[] {
  const there = targetIds(rows)
  return rows.scenes.flatMap((scene) =>
    scene.hotspots.flatMap(({ type, targetId, name }) =>
      targetId && !there[type].has(targetId) ? [{ scene: scene.name, hotspot: name ?? '' }] : [],
    ),
  )
}
