import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import type { EditorState } from '#app/features/studio/draft/log/editor-state.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'

export const StoreContext = createContext<DraftStore | null>(null)

export function useStore(): DraftStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('there is no editor around')
  return store
}

export function useEditor(): EditorState {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}

/** @param pick returns the same object or an equal primitive while nothing has changed, to avoid rerendering */
export function useEditorPart<Part>(pick: (state: EditorState) => Part): Part {
  const store = useStore()
  const read = () => pick(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

export const useDraft = (): DraftView => useEditorPart(({ draft }) => draft)
