import { useId } from 'react'
import type { ReactNode } from 'react'
import { EmptyState } from '#app/ui/empty-state.tsx'

type TabFrameProps = {
  title: string
  text: string
  actions?: ReactNode
  /** In place of the contents. */
  empty?: false | { title: string; text: string; action?: ReactNode; picture?: ReactNode }
  children: ReactNode
}

/** A tab's heading with its explanation and buttons, and the contents below. */
export function TabFrame({ title, text, actions, empty = false, children }: TabFrameProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-prose gap-1">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <p className="text-muted">{text}</p>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
      {empty ? (
        <EmptyState {...empty} headingLevel={3}>
          <p>{empty.text}</p>
        </EmptyState>
      ) : (
        children
      )}
    </section>
  )
}
