import { useCallback, useEffect, useState, useTransition } from 'react'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'

/** ms; a shorter wait is not worth mentioning. */
const lateAfterMs = 700

/** `coming`: a newer snapshot waits for its picture or its code; `late`: it has done so for a while. */
export function useSnapshot(initial: RunSnapshot) {
  const [state, setState] = useState({ initial, snapshot: initial })
  const [coming, start] = useTransition()
  // The loader returned new data, because the page was revalidated
  if (state.initial !== initial) setState({ initial, snapshot: newer(state.snapshot, initial) })
  const show = useCallback(
    (next: RunSnapshot) => {
      // A transition keeps the old screen until a new scene's picture or a new puzzle's code has loaded
      start(() => setState((state) => ({ ...state, snapshot: newer(state.snapshot, next) })))
    },
    [start],
  )
  return { snapshot: state.snapshot, show, coming, late: useLate(coming) }
}

function useLate(coming: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!coming) return
    const timer = setTimeout(() => setLate(true), lateAfterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [coming])
  return late
}

const newer = (shown: RunSnapshot, next: RunSnapshot): RunSnapshot => (next.version >= shown.version ? next : shown)
