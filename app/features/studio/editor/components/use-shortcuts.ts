import { useEffect } from 'react'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { holdsText, shortcutLetter } from '#app/ui/undo-keys.ts'
import { useSaveNow } from './use-save-now.ts'

/** The contents of an open dialog are not in the draft yet; the dialog has its own undo steps. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"][data-state="open"]') !== null

export function useShortcuts(): void {
  const { undo, redo } = useUndo()
  const saveNow = useSaveNow()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = shortcutLetter(event)
      if (key === 's') {
        event.preventDefault()
        void saveNow()
        return
      }
      if (holdsText(event.target) || isInDialog(event.target) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, redo, saveNow])
}
