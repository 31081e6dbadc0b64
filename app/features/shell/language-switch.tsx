import { useLocation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { useSwitchLanguage } from '#app/i18n/switch-language.ts'
import { classNames } from '#app/ui/class-names.ts'
import { keepLook } from '#app/shared/keep-look.ts'
import { notifyOffline } from '#app/ui/toaster.ts'
import { useIsMember } from '#app/ui/use-is-member.ts'

/** Each language named in itself, for its own readers. */
const names: Record<Locale, string> = { en: 'English', fr: 'Français' }

export function LanguageSwitch({ locale, look }: { locale: Locale; look: 'strip' | 'menu' }) {
  const switchLanguage = useSwitchLanguage()
  const { search } = useLocation()
  const isMember = useIsMember()
  return (
    <ul
      aria-label={m.shell_language()}
      className={classNames('flex items-center', look === 'menu' && 'rounded-control border border-line p-1')}
    >
      {(['en', 'fr'] as const).map((language) => (
        <li key={language} className={classNames(look === 'menu' && 'flex-1')}>
          <a
            href={`?${withLanguage(search, language)}`}
            lang={language}
            hrefLang={language}
            aria-current={language === locale ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              void switchLanguage(language).then((switched) => {
                if (!switched) void notifyOffline()
                else if (isMember) keepLook({ language })
              })
            }}
            className={looks[look]}
          >
            {names[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

const withLanguage = (search: string, language: Locale): string => {
  const query = new URLSearchParams(search)
  query.set('lang', language)
  return query.toString()
}

const looks = {
  strip:
    'flex min-h-9 max-bar:min-h-11 items-center rounded-small px-2 text-sm font-medium text-on-curtain/80 transition-colors hover:text-on-curtain aria-[current]:text-brass-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4',
  menu: 'edged flex min-h-11 items-center justify-center rounded-small px-3 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:bg-accent aria-[current]:text-on-accent',
}
