import { useCallback, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { SceneProjection } from '#app/features/engine/projection.ts'

/** ms; a second tap, which zooms, must not take the next line. */
const quietMs = { ours: 4000, authors: 500 }

/** The scene's own lines are said in turn and over again; without any, the same words of ours. */
export function useMissed(
  remark: (text: string, ofScene?: boolean) => void,
  scene?: Pick<SceneProjection, 'id' | 'missLines'>,
): () => void {
  const lately = useRef(-Infinity)
  const said = useRef(new Map<string, number>())
  return useCallback(() => {
    const now = performance.now()
    const lines = scene?.missLines ?? []
    if (now - lately.current < (lines.length > 0 ? quietMs.authors : quietMs.ours)) return
    lately.current = now
    if (!scene || lines.length === 0) return remark(m.player_nothing_there())
    const before = said.current.get(scene.id) ?? 0
    said.current.set(scene.id, before + 1)
    remark(lines[before % lines.length]!, true)
  }, [remark, scene])
}
