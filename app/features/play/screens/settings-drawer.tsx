import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Modal } from './modal.tsx'

type SettingsProps = {
  language: Locale
  languages: readonly Locale[]
  untimed: boolean
  hasTimeLimits: boolean
  onLanguage: (language: Locale) => void
  onUntimed: (untimed: boolean) => void
  onClose: () => void
  /** Settings of the whole site: language of the interface, theme. */
  children: ReactNode
}

const names: Record<Locale, string> = { en: 'English', fr: 'Français' }

/** The game's own language, apart from the interface's; whether clocks run; and the site's settings. */
export function SettingsDrawer({ language, languages, untimed, hasTimeLimits, onLanguage, onUntimed, onClose, children }: SettingsProps) {
  const name = useId()
  // What was chosen shows at once; the game follows when the server has answered
  const [chosen, setChosen] = useState({ language, untimed })
  return (
    <Modal title={m.play_settings()} look="drawer" onClose={onClose}>
      {languages.length > 1 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{m.play_game_language()}</legend>
          {languages.map((each) => (
            <label key={each} className="play-choice">
              <input
                type="radio"
                name={name}
                checked={each === chosen.language}
                onChange={() => {
                  setChosen({ ...chosen, language: each })
                  onLanguage(each)
                }}
                className="size-5 accent-brass"
              />
              <span lang={each}>{names[each]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {hasTimeLimits && (
        <label className="play-choice">
          <input
            type="checkbox"
            checked={chosen.untimed}
            onChange={(event) => {
              setChosen({ ...chosen, untimed: event.target.checked })
              onUntimed(event.target.checked)
            }}
            className="size-5 accent-brass"
          />
          <span>
            {m.play_untimed()}
            <span className="block text-sm text-muted">{m.play_untimed_hint()}</span>
          </span>
        </label>
      )}
      <div className="grid gap-2 border-t border-line pt-4">
        <p className="font-semibold">{m.play_site_settings()}</p>
        {children}
      </div>
    </Modal>
  )
}
