import { useEffect, useState } from 'react'

const isModal = () => document.querySelector('[role="dialog"],[role="alertdialog"]') !== null

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null

const inFolders = async (entries: FileSystemEntry[]) => (await import('./dropped-files.ts')).filesIn(entries)

/** A file dropped beside a file field would replace the page: it is refused, or taken while no dialog is open, as are
 * files that are pasted. @returns whether files are held over the page that it would take */
export function useStrayDrop(take: ((files: readonly File[]) => void) | null = null): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const takes = () => take !== null && !isModal()
    const over = (event: DragEvent) => {
      const isForField = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (event.defaultPrevented || isForField || !event.dataTransfer?.types.includes('Files')) return setOver(false)
      event.preventDefault()
      event.dataTransfer.dropEffect = takes() ? 'copy' : 'none'
      setOver(takes())
    }
    const drop = (event: DragEvent) => {
      const isOthers = event.defaultPrevented
      over(event)
      setOver(false)
      if (isOthers || !event.defaultPrevented || !event.dataTransfer || !takes()) return
      const files = [...event.dataTransfer.files]
      // Gone after the event
      const entries = [...event.dataTransfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
      if (!entries.some(({ isDirectory }) => isDirectory)) return files.length > 0 && take?.(files)
      void inFolders(entries).then(
        (found) => found.length > 0 && take?.(found),
        // A folder that cannot be opened: whoever takes it says so
        () => take?.(files),
      )
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (event.defaultPrevented || files.length === 0 || isTyped(event.target) || !takes()) return
      event.preventDefault()
      take?.(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    window.addEventListener('dragleave', leave)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('paste', paste)
    }
  }, [take])
  return isOver
}
