import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { longestCredit } from '#app/features/puzzles/types/audio_recognition/rules/limits.ts'
import type { Configuration } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'
import { SoundField } from './sound-field.tsx'

const pictures = {
  none: m.audio_recognition_form_picture_none,
  waveform: m.audio_recognition_form_picture_waveform,
  spectrogram: m.audio_recognition_form_picture_spectrogram,
} as const

interface ListeningFieldsProps {
  configuration: Configuration
  language: Locale
  isTranslation: boolean
  adventureId: string | null
  onConfigure: (change: Partial<Configuration>) => void
}

export function ListeningFields({
  configuration,
  language,
  isTranslation,
  adventureId,
  onConfigure,
}: ListeningFieldsProps) {
  const { audioUrl, slowUrl, slowOf, mostPlays, soundPicture, credit, creditShown } = configuration
  return (
    <details className="rounded-control border border-line">
      <FoldSummary className="px-4 py-2">{m.audio_recognition_form_listening()}</FoldSummary>
      <div className="grid gap-5 px-4 pt-2 pb-5">
        {audioUrl !== '' && (
          <SoundField
            key={audioUrl}
            kind="slow"
            address={slowOf === audioUrl ? slowUrl : ''}
            adventureId={adventureId}
            errors={[]}
            onChange={(address) => onConfigure({ slowUrl: address, slowOf: address === '' ? '' : audioUrl })}
          />
        )}
        {!isTranslation && (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label={m.audio_recognition_form_picture()} hint={m.audio_recognition_form_picture_hint()}>
              {(control) => (
                <Select
                  value={soundPicture}
                  onChange={(event) =>
                    onConfigure({ soundPicture: event.target.value as Configuration['soundPicture'] })
                  }
                  {...control}
                >
                  {(Object.keys(pictures) as Configuration['soundPicture'][]).map((each) => (
                    <option key={each} value={each}>
                      {pictures[each]()}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={m.audio_recognition_form_plays()} hint={m.audio_recognition_form_plays_hint()}>
              {(control) => (
                <Input
                  type="number"
                  min={1}
                  max={20}
                  step={1}
                  value={mostPlays === 0 ? '' : mostPlays}
                  onChange={(event) =>
                    onConfigure({
                      mostPlays: Number.isFinite(event.target.valueAsNumber)
                        ? Math.min(20, Math.max(0, Math.round(event.target.valueAsNumber)))
                        : 0,
                    })
                  }
                  {...control}
                />
              )}
            </Field>
          </div>
        )}
        <Field label={m.audio_recognition_form_credit()} hint={m.audio_recognition_form_credit_hint()}>
          {(control) => (
            <Input
              lang={language}
              maxLength={longestCredit}
              autoComplete="off"
              value={credit}
              onChange={(event) => onConfigure({ credit: event.target.value })}
              {...control}
            />
          )}
        </Field>
        {!isTranslation && (
          <Checkbox
            label={m.audio_recognition_form_credit_shown()}
            hint={m.audio_recognition_form_credit_shown_hint()}
            checked={creditShown}
            onChange={(event) => onConfigure({ creditShown: event.target.checked })}
          />
        )}
      </div>
    </details>
  )
}
