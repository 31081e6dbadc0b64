import { iconPrompt, portraitPrompt, scenePrompt } from '#app/features/generation/prompts.ts'
import type { SceneView } from '#app/features/studio/draft/view.ts'

type Named = { name?: unknown; description?: unknown }

const words = ({ name, description }: Named) => [String(name ?? '').trim(), String(description ?? '').trim()] as const

/* Of rows, and of what is typed in their dialogs. Blank when there are no words for the picture. */

export function promptOfItem(item: Named): string {
  const [name, description] = words(item)
  return name || description ? iconPrompt(name, description) : ''
}

export function promptOfNpc(npc: Named): string {
  const [name, description] = words(npc)
  return name || description ? portraitPrompt(name, description) : ''
}

export function promptOfScene(scene: Pick<SceneView, 'orientation' | 'description'>): string {
  const [, description] = words(scene)
  return description && scenePrompt(scene.orientation, description)
}
