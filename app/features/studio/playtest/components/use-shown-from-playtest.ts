import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { askedPlace } from '#app/features/play/playtest/show-in-editor.ts'
import { useNavigate } from '#app/ui/link.tsx'

/** Goes where a playtest in another tab asks it to. Gives a key that is new each time, so that what is asked for opens. */
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
