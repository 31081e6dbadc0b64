import { m } from '#app/i18n/generated/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'

/** The way back to one's sessions. */
export function SessionsPart() {
  return (
    <section aria-labelledby="sessions" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="text-heading">
          {m.groups_heading()}
        </h2>
        <Link to="/sessions" className={buttonStyles({ size: 'small' })}>
          {m.groups_yours()}
        </Link>
      </div>
      <p className="text-muted">{m.groups_lead()}</p>
    </section>
  )
}
