import { createElement } from 'react'
import { typePictureOf } from '#app/features/puzzles/registry/type-pictures.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card, cardLinkStyles } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'

type KeptLock = { id: string; title: string; type: string; language: Locale }

/** The locks of an account, each leading to where it is handed round. */
export function KeptLocks({ locks }: { locks: readonly KeptLock[] }) {
  return (
    <section aria-labelledby="locks" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="locks" className="text-heading">
          {m.lock_yours()}
        </h2>
        <Link to="/lock/new" className={buttonStyles({ size: 'small' })}>
          {m.lock_new()}
        </Link>
      </div>
      {locks.length === 0 ? (
        <p className="text-muted">{m.lock_none()}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {locks.map(({ id, title, type, language }) => (
            <li key={id}>
              <Card interactive className="h-full flex-row items-center gap-4 p-3">
                {createElement(typePictureOf(type)!, { className: 'w-16 shrink-0 text-ink' })}
                <Link
                  to={`/lock/${id}/share`}
                  lang={language}
                  className={`${cardLinkStyles} min-w-0 font-semibold wrap-anywhere`}
                >
                  {title}
                </Link>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
