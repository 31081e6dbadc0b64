import { useEffect, useState } from 'react'

const isModal = () => document.querySelector('[role="dialog"],[role="alertdialog"]') !== null

/** A file dropped beside a file field would replace the page: it is refused, or taken while no dialog is open.
 * @returns whether files are held over the page that it would take */
export function useStrayDrop(take: ((files: readonly File[]) => void) | null = null): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      const isForField = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (event.defaultPrevented || isForField || !event.dataTransfer?.types.includes('Files')) return setOver(false)
      event.preventDefault()
      const takes = take !== null && !isModal()
      event.dataTransfer.dropEffect = takes ? 'copy' : 'none'
      setOver(takes)
    }
    const drop = (event: DragEvent) => {
      const isOthers = event.defaultPrevented
      over(event)
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (!isOthers && event.defaultPrevented && files.length > 0 && !isModal()) take?.(files)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    window.addEventListener('dragleave', leave)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
      window.removeEventListener('dragleave', leave)
    }
  }, [take])
  return isOver
}
