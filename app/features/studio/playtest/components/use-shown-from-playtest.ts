import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { askedPlace } from '#app/features/play/playtest/show-in-editor.ts'
import { useNavigate } from '#app/ui/link.tsx'

/** Navigates where a playtest in another tab asks it to.
 * Returns a new key each time, so that the requested part opens. */
export function useShownFromPlaytest(adventureId: string): string {
  const navigate = useNavigate()
  useEffect(() => {
    window.name = `whodini-editor-${adventureId}`
    const heed = (event: MessageEvent<unknown>) => {
      const query = askedPlace(event)
      if (query !== null) void navigate(query, { state: { shown: crypto.randomUUID() } })
    }
    window.addEventListener('message', heed)
    return () => {
      window.name = ''
      window.removeEventListener('message', heed)
    }
  }, [adventureId, navigate])
  const state = useLocation().state as { shown?: string } | null
  return state?.shown ?? ''
}
