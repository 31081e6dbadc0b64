import { useId } from 'react'
import type { ReactNode } from 'react'

type HeadedProps = {
  /** Where an address leads to it. */
  id?: string
  title: ReactNode
  /** 3 within a part that has a heading of level 2. */
  level?: 2 | 3
  isSmall?: boolean
  className?: string
  children: ReactNode
}

/** Part of a page under a heading that names it. */
export function Headed({
  id,
  title,
  level = 2,
  isSmall = level === 3,
  className = 'grid gap-4',
  children,
}: HeadedProps) {
  const made = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id ?? made} className={className}>
      <Heading id={id ?? made} className={isSmall ? 'text-subheading' : 'text-heading'}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
