import { useCallback } from 'react'
import { notify } from '#app/ui/toaster.ts'
import { useStore } from './use-store.ts'
import { unsavedText } from './unsaved-text.ts'

/** @returns a function that saves and tells whether all is saved; otherwise a toast with the given title says why */
export function useAllSaved(): (failure: string) => Promise<boolean> {
  const store = useStore()
  return useCallback(
    async (failure) => {
      const summary = await store.flush()
      if (summary === 'saved') return true
      void notify({ title: failure, description: unsavedText(summary), tone: 'danger' })
      return false
    },
    [store],
  )
}
