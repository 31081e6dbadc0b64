import { targetsById } from '#app/features/adventure/hotspot-target.ts'
import { targetKindOf } from '#app/shared/hotspot-types.ts'
import type { ProjectDocument } from './project-document.schema.ts'

export type UnsetLink = { scene: string; hotspot: string }

type Rows = Pick<ProjectDocument, 'scenes' | 'puzzles' | 'items' | 'npcs'>

export function unsetLinks(rows: Rows): UnsetLink[] {
  const there = targetsById<{ id: string }>(rows)
  return rows.scenes.flatMap((scene) =>
    scene.hotspots.flatMap(({ type, targetId, name }) => {
      const kind = targetKindOf(type)
      return kind && targetId && !there[kind].has(targetId) ? [{ scene: scene.name, hotspot: name ?? '' }] : []
    }),
  )
}
