import { useEffect } from 'react'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { useSaveNow } from './use-save-now.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

export function useShortcuts(): void {
  const { undo, redo } = useUndo()
  const saveNow = useSaveNow()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        event.preventDefault()
        void saveNow()
        return
      }
      if (isTyping(event.target) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, redo, saveNow])
}
