import type { CastMember } from '#app/features/kits/evening/evening-views.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { Portrait } from '#app/ui/portrait.tsx'
import { Played } from './played.tsx'

/** Who is who, and who plays whom. */
export function CastList({ cast, language }: { cast: readonly CastMember[]; language: Locale }) {
  return (
    <ul role="list" className="grid gap-4">
      {cast.map(({ id, name, person, description, portrait }) => (
        <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Portrait src={portrait} name={name} className="size-14 object-top text-lg" />
          <div className="grid content-start gap-0.5">
            <p className="leading-snug font-semibold">
              <Played name={name} person={person} language={language} />
            </p>
            <p lang={language} className="text-sm text-muted">
              {description}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
