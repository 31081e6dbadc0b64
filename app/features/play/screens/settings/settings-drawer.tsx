import { useState } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choices, Switch, VolumeSlider } from './settings-fields.tsx'
import { textSizes } from './player-settings.ts'
import { changeSettings, usePlayerSettings } from './use-player-settings.ts'

type SettingsProps = {
  language: Locale
  languages: readonly Locale[]
  untimed: boolean
  hasTimeLimits: boolean
  onLanguage: (language: Locale) => Promise<string | null>
  onUntimed: (untimed: boolean) => void
  onHelp: () => void
  onClose: () => void
  children: ReactNode
}

const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' }

const sizeNames = {
  normal: m.player_text_normal,
  large: m.player_text_large,
  larger: m.player_text_larger,
  largest: m.player_text_largest,
}

export function SettingsDrawer({
  language,
  languages,
  untimed,
  hasTimeLimits,
  onLanguage,
  onUntimed,
  onHelp,
  onClose,
  children,
}: SettingsProps) {
  const settings = usePlayerSettings()
  // The choice shows immediately; the game follows when the server has answered
  const [chosenUntimed, setChosenUntimed] = useState(untimed)
  return (
    <Modal title={m.play_settings()} look="drawer" onClose={onClose}>
      {languages.length > 1 && <GameLanguage language={language} languages={languages} onLanguage={onLanguage} />}
      <Choices
        legend={m.player_text_size()}
        value={settings.text}
        options={textSizes.map((size) => ({ value: size, label: sizeNames[size]() }))}
        onChange={(text) => changeSettings({ text })}
      />
      <SettingsGroup title={m.player_sound()}>
        <Switch
          label={m.player_sound()}
          hint={m.player_sound_hint()}
          checked={settings.sound}
          onChange={(sound) => changeSettings({ sound })}
        />
        <VolumeSlider value={settings.volume} onChange={(volume) => changeSettings({ volume })} />
        <Switch
          label={m.player_captions()}
          hint={m.player_captions_hint()}
          checked={settings.captions}
          onChange={(captions) => changeSettings({ captions })}
        />
      </SettingsGroup>
      <SettingsGroup title={m.player_picture_title()}>
        <Switch
          label={m.player_labels()}
          hint={m.player_labels_hint()}
          checked={settings.labels}
          onChange={(labels) => changeSettings({ labels })}
        />
        <Switch
          label={m.player_still()}
          hint={m.player_still_hint()}
          checked={settings.motion === 'off'}
          onChange={(still) => changeSettings({ motion: still ? 'off' : 'system' })}
        />
      </SettingsGroup>
      {hasTimeLimits && (
        <SettingsGroup title={m.player_time_title()}>
          <Switch
            label={m.play_untimed()}
            hint={m.player_untimed_hint()}
            checked={chosenUntimed}
            onChange={(next) => {
              setChosenUntimed(next)
              onUntimed(next)
            }}
          />
        </SettingsGroup>
      )}
      <SettingsGroup title={m.player_keyboard_title()}>
        <Switch
          label={m.player_shortcuts()}
          hint={m.player_shortcuts_hint()}
          checked={settings.shortcuts}
          onChange={(shortcuts) => changeSettings({ shortcuts })}
        />
        <Button onClick={onHelp}>{m.player_help()}</Button>
      </SettingsGroup>
      <SettingsGroup title={m.play_site_settings()}>{children}</SettingsGroup>
      <p className="text-sm text-muted">{m.player_settings_kept()}</p>
    </Modal>
  )
}

type GameLanguageProps = Pick<SettingsProps, 'language' | 'languages' | 'onLanguage'>

function GameLanguage({ language, languages, onLanguage }: GameLanguageProps) {
  // Kept until the game has followed or refused
  const [chosen, setChosen] = useState<{ from: Locale; to: Locale } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (to: Locale) => {
    setChosen({ from: language, to })
    setFailure(null)
    const failed = await onLanguage(to)
    if (failed === null) return
    setChosen(null)
    setFailure(failed)
  }
  return (
    <div className="grid gap-2">
      <Choices
        legend={m.play_game_language()}
        value={chosen?.from === language ? chosen.to : language}
        options={languages.map((each) => ({ value: each, label: languageNames[each], lang: each }))}
        onChange={(next) => void choose(next)}
      />
      <p role="status" className="text-danger-ink empty:sr-only">
        {failure}
      </p>
    </div>
  )
}

function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4 [&_ul]:flex-wrap">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}
