import { startTransition, useCallback, useState } from 'react'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'

export function useSnapshot(initial: RunSnapshot): [RunSnapshot, (next: RunSnapshot) => void] {
  const [state, setState] = useState({ initial, snapshot: initial })
  // The loader spoke again, because the page was revalidated
  if (state.initial !== initial) setState({ initial, snapshot: newer(state.snapshot, initial) })
  const show = useCallback((next: RunSnapshot) => {
    // As a transition, so that what stands stays until a new puzzle's code is there
    startTransition(() => setState((state) => ({ ...state, snapshot: newer(state.snapshot, next) })))
  }, [])
  return [state.snapshot, show]
}

const newer = (shown: RunSnapshot, next: RunSnapshot): RunSnapshot => (next.version >= shown.version ? next : shown)
