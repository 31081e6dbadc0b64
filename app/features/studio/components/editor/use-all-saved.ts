import { useCallback } from 'react'
import { notify } from '#app/ui/toaster.ts'
import { useSaver } from './draft-context.ts'
import { unsavedText } from './unsaved-text.ts'

/**
 * Sends all that waits, for what goes on from the draft as it is saved.
 * @returns what tells whether all of it is saved now; when not, a toast with the given title says why not
 */
export function useAllSaved(): (failure: string) => Promise<boolean> {
  const saver = useSaver()
  return useCallback(
    async (failure) => {
      const summary = await saver.flush()
      if (summary === 'saved') return true
      void notify({ title: failure, description: unsavedText(summary), tone: 'danger' })
      return false
    },
    [saver],
  )
}
