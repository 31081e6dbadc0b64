import { useEffect } from 'react'

/** A file dropped beside a file field would replace the page. */
export function useStrayDrop(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const isForField = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (event.defaultPrevented || isForField || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
