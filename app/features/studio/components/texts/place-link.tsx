import type { ComponentProps } from 'react'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { Link, useNavigate } from '#app/ui/link.tsx'

/** A way to another part of the editor: what was typed is sent first, so that the form there begins with it. */
export function PlaceLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }) {
  const saver = useSaver()
  const navigate = useNavigate()
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || saver.summary === 'saved') return
        event.preventDefault()
        void saver.flush().then(() => navigate(to))
      }}
    />
  )
}
