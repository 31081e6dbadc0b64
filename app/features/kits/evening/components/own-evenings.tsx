import { eveningPath } from '#app/features/kits/evening/evening-path.ts'
import type { OwnEvening } from '#app/features/kits/evening/list-evenings.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Headed } from '#app/ui/headed.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** The evenings and rooms that this member hosts on phones. */
export function OwnEvenings({ evenings }: { evenings: readonly OwnEvening[] }) {
  return (
    <Headed id="evenings" title={m.evening_host_hosted()}>
      {evenings.length === 0 && (
        <p className="text-muted">
          {m.evening_host_none()} <TextLink to="/library">{m.shell_library()}</TextLink>
        </p>
      )}
      <ul role="list" className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {evenings.map(({ id, title, team, date, isOver }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-5 py-3">
            <TextLink to={eveningPath(id)}>{title}</TextLink>
            <span className="text-sm text-muted">
              {team !== null && (
                <>
                  <span translate="no">{team}</span>
                  {' · '}
                </>
              )}
              {date}
              {isOver && ` · ${m.evening_host_over()}`}
            </span>
          </li>
        ))}
      </ul>
    </Headed>
  )
}
