import { useCallback, useState } from 'react'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { CommandResult } from '#app/features/studio/saving/send-command.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { notify } from '#app/ui/toaster.ts'
import { useSaver } from './draft-context.ts'
import { resultText } from './result-text.ts'

/** A command of a button: sent, and told in a toast with this title when it did not do what was asked. */
export function useCommand() {
  const saver = useSaver()
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    async (make: (draft: DraftView) => EditorRequest | null, failure: string): Promise<CommandResult> => {
      setBusy(true)
      const result = await saver.send(make)
      setBusy(false)
      if (result.status !== 'saved' && result.status !== 'checked')
        void notify({ title: failure, description: resultText(result), tone: 'danger' })
      // the version that a button acts on is the newest that this page has seen: asked again, it acts on theirs
      if (result.status === 'conflict') saver.adopt(result.current)
      return result
    },
    [saver],
  )
  return { run, busy }
}
