import type { ComponentProps } from 'react'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { Link, useNavigate } from '#app/ui/link.tsx'

/** Saves first, so that the form there starts from the typed text. */
export function PlaceLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }) {
  const store = useStore()
  const navigate = useNavigate()
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || store.summary === 'saved') return
        event.preventDefault()
        void store.flush().then(() => navigate(to))
      }}
    />
  )
}
