import type { Locale } from '#app/i18n/locale.ts'

/** Where there is room for plain words only. */
export const playedBy = (name: string, other: string): string => (other === '' ? name : `${name} (${other})`)

/** A character, and who plays it if anybody does. */
export const Played = ({ name, person, language }: { name: string; person: string; language: Locale }) => (
  <>
    <span lang={language}>{name}</span>
    {person !== '' && (
      <>
        {' '}
        <span className="font-normal text-muted">
          (<bdi translate="no">{person}</bdi>)
        </span>
      </>
    )}
  </>
)
