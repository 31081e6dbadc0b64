import { useCallback, useState } from 'react'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { notify } from '#app/ui/toaster.ts'
import { useStore } from './use-store.ts'
import { commandRefusalText } from './result-text.ts'

type Make = Command | ((draft: Draft) => Command | null)

export function useCommand() {
  const store = useStore()
  const [busy, setBusy] = useState(false)
  /** @param whole the name of an undo step of which it is a part
   * @returns whether it is done, or will be once the server can be reached */
  const run = useCallback(
    async (make: Make, failure: string, whole?: string): Promise<boolean> => {
      setBusy(true)
      const outcome = await store.run(make, whole)
      setBusy(false)
      if (outcome.status !== 'refused') return true
      void notify({ title: failure, description: commandRefusalText(outcome.refusal), tone: 'danger' })
      return false
    },
    [store],
  )
  return { run, busy }
}
