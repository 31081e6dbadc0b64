import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

export function BackLink({ to, children, className }: { to: To; children: ReactNode; className?: string }) {
  return (
    <Link
      to={to}
      className={classNames(
        'group inline-flex min-h-11 w-fit items-center gap-2 rounded-small font-semibold text-accent-ink no-underline print:hidden hover:underline hover:decoration-2 hover:underline-offset-4',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-5 transition-transform group-hover:-translate-x-1" />
      {children}
    </Link>
  )
}

export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: To }[] }) {
  return (
    <nav aria-label={m.ui_breadcrumb()}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {trail.map(({ label, to }, place) => (
          <li key={label} className="flex items-center gap-1.5">
            {place > 0 && <ChevronRight aria-hidden="true" className="size-4" />}
            {to ? (
              <Link
                to={to}
                className="flex min-h-9 items-center rounded-small font-medium text-accent-ink max-sm:min-h-11 pointer-coarse:min-h-11 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
