import type { MouseEvent } from 'react'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useNavigate } from '#app/ui/link.tsx'

/** For a link to the project's other page, which loads the draft anew: sends waiting changes first. */
export function useLeaveSaved() {
  const store = useStore()
  const navigate = useNavigate()
  return (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void store.flush().then(() => navigate(to))
  }
}
