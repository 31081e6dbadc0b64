import type { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import type { CommandResult } from '#app/features/studio/saving/send-command.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { useSaver } from './draft-context.ts'
import { resultText } from './result-text.ts'

type Undo = { undo: () => void; redo: () => void }

/** Of each editor the same, whoever asks: two notices that offer to take the last thing back offer the same. */
const known = new WeakMap<DraftSaver, Undo>()

/** Takes the last thing back, or does it again, and says so when that could not be done: it then stays to be tried again. */
export function useUndo(): Undo {
  const saver = useSaver()
  const undo = known.get(saver) ?? undoOf(saver)
  known.set(saver, undo)
  return undo
}

function undoOf(saver: DraftSaver): Undo {
  const tell = (result: CommandResult | null, title: string) => {
    if (result === null || result.status === 'saved' || result.status === 'checked') return
    if (result.status === 'conflict') saver.adopt(result.current)
    void notify({ title, description: resultText(result), tone: 'danger' })
  }
  return {
    undo: () => void saver.undo().then((result) => tell(result, m.studio_undo_failed())),
    redo: () => void saver.redo().then((result) => tell(result, m.studio_redo_failed())),
  }
}
