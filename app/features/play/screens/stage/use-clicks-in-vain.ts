import { useCallback, useEffect, useRef } from 'react'
import type { SceneProjection } from '#app/features/engine/projection.ts'
import { cellAt } from '#app/features/play/runs/click-cells.ts'

type Waiting = Map<number, number>

/** ms without another click; browsers drop half of what is sent as a page is left. */
const quietMs = 5_000

/** Counts clicks where nothing is, for the creator's figures: sent later, or when scene or page is left. */
export function useClicksInVain(runId: string, { id: sceneId, canvas }: SceneProjection) {
  const waiting = useRef<Waiting>(new Map())
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { width, height } = canvas
  useEffect(() => {
    const send = () => sendClicks(runId, sceneId, waiting.current)
    const hidden = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      clearTimeout(quiet.current)
      send()
    }
  }, [runId, sceneId])
  /** @param at from 0 to 1 of the picture */
  return useCallback(
    (at: { x: number; y: number }) => {
      const cell = cellAt({ width, height }, at)
      waiting.current.set(cell, (waiting.current.get(cell) ?? 0) + 1)
      clearTimeout(quiet.current)
      quiet.current = setTimeout(() => sendClicks(runId, sceneId, waiting.current), quietMs)
    },
    [runId, sceneId, width, height],
  )
}

const mostCellsSent = 100
const mostClicks = 50

function sendClicks(runId: string, sceneId: string, waiting: Waiting): void {
  if (waiting.size === 0) return
  const cells = [...waiting].slice(0, mostCellsSent).map(([cell, clicks]) => ({
    cell,
    clicks: Math.min(clicks, mostClicks),
  }))
  waiting.clear()
  navigator.sendBeacon(`/api/runs/${runId}/clicks`, JSON.stringify({ sceneId, cells }))
}
