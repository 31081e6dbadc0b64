import { m } from '#app/i18n/generated/messages.js'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Input } from '#app/ui/input.tsx'
import { playsLimit } from '#app/features/puzzles/types/audio_recognition/rules/limits.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'
import { SoundField } from './sound-field.tsx'

export function ListeningFields({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { configuration, isTranslation, adventureId, configure } = form
  const { audioUrl, slowUrl, slowOf } = configuration
  return (
    <details className="rounded-control border border-line">
      <FoldSummary className="px-4 py-2">{m.audio_recognition_form_listening()}</FoldSummary>
      <div className="grid gap-5 px-4 pt-2 pb-5">
        {audioUrl !== '' && adventureId !== null && (
          <SoundField
            key={audioUrl}
            kind="slow"
            address={slowOf === audioUrl ? slowUrl : ''}
            adventureId={adventureId}
            errors={[]}
            onChange={(address) => configure({ slowUrl: address, slowOf: address === '' ? '' : audioUrl })}
          />
        )}
        {!isTranslation && (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <FormField form={form} name="soundPicture" />
            <PlaysField plays={configuration.mostPlays} onChange={(mostPlays) => configure({ mostPlays })} />
          </div>
        )}
        <FormField form={form} name="credit" />
        {!isTranslation && <FormField form={form} name="creditShown" />}
      </div>
    </details>
  )
}

/** Empty for no limit. */
function PlaysField({ plays, onChange }: { plays: number; onChange: (plays: number) => void }) {
  return (
    <Field label={m.audio_recognition_form_plays()} hint={m.audio_recognition_form_plays_hint()}>
      {(control) => (
        <Input
          type="number"
          min={1}
          max={playsLimit}
          step={1}
          value={plays === 0 ? '' : plays}
          onChange={({ target }) =>
            onChange(
              Number.isFinite(target.valueAsNumber)
                ? Math.min(playsLimit, Math.max(0, Math.round(target.valueAsNumber)))
                : 0,
            )
          }
          {...control}
        />
      )}
    </Field>
  )
}
