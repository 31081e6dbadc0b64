import type { Locale } from '#app/i18n/locale.ts'

/** A puzzle as it is printed on its sheet. */
export const SignedName = ({ sign, name, language }: { sign: string; name: string; language: Locale | undefined }) => (
  <span lang={language}>
    <span aria-hidden="true" className="mr-2 text-brass-ink">
      {sign}
    </span>
    {name}
  </span>
)
