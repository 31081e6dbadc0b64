import type { Locale } from '#app/i18n/locale.ts'

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
