import { useMemo } from 'react'
import { useStore } from './use-store.ts'

export function useUndo(): { undo: () => void; redo: () => void } {
  const store = useStore()
  return useMemo(() => ({ undo: () => void store.undo(), redo: () => void store.redo() }), [store])
}
