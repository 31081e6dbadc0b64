import { m } from '#app/i18n/generated/messages.js'
import { buttonStyles } from './button.tsx'
import { Link } from './link.tsx'

/** Below a list with the newest first; nothing for a single page. */
export function ListPages({
  label,
  page,
  pages,
  addressOf,
}: {
  label: string
  page: number
  pages: number
  addressOf: (page: number) => string
}) {
  if (pages === 1) return null
  const look = buttonStyles({ variant: 'secondary' })
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <Link to={addressOf(page - 1)} rel="prev" className={look}>
          {m.ui_pages_newer()}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted">{m.common_page_of({ page, pages })}</p>
      {page < pages ? (
        <Link to={addressOf(page + 1)} rel="next" className={look}>
          {m.ui_pages_older()}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
