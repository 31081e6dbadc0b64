import { useMemo } from 'react'
import type { CommandResult } from '#app/features/studio/saving/send-command.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { useSaver } from './draft-context.ts'
import { resultText } from './result-text.ts'

/** Takes the last thing back, or does it again, and says so when that could not be done: it then stays to be tried again. */
export function useUndo(): { undo: () => void; redo: () => void } {
  const saver = useSaver()
  return useMemo(() => {
    const tell = (result: CommandResult | null, title: string) => {
      if (result === null || result.status === 'saved' || result.status === 'checked') return
      if (result.status === 'conflict') saver.adopt(result.current)
      void notify({ title, description: resultText(result), tone: 'danger' })
    }
    return {
      undo: () => void saver.undo().then((result) => tell(result, m.studio_undo_failed())),
      redo: () => void saver.redo().then((result) => tell(result, m.studio_redo_failed())),
    }
  }, [saver])
}
