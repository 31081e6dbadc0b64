import { useId } from 'react'
import type { ReactNode } from 'react'

/** A tab's heading with its explanation and buttons, and the contents below. */
export function TabFrame({
  title,
  text,
  actions,
  children,
}: {
  title: string
  text: string
  actions?: ReactNode
  children: ReactNode
}) {
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
      {children}
    </section>
  )
}
