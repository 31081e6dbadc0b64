import { useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { AttemptsField } from '#app/features/puzzles/kit/editor/attempts-field.tsx'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { picksKey } from '#app/features/puzzles/kit/picture/picks.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { compare, present } from '#app/features/puzzles/types/video_difference/rules/compare.ts'
import { DifferenceCanvas } from './difference-canvas.tsx'
import { DifferenceCards, UnchangedThings } from './difference-cards.tsx'
import { addDifferences, changeDifference, newOnes, usualRadius } from './differences.ts'
import { mostDifferences } from '#app/features/puzzles/types/video_difference/rules/limits.ts'
import { PlayerView } from '#app/features/puzzles/types/video_difference/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type {
  Answer,
  Configuration,
  Difference,
  Solution,
} from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import { StillsField } from './stills-field.tsx'
import { Suggestions } from './suggestions.tsx'

export function EditorForm({
  value,
  errors,
  onChange,
  language,
  isTranslation = false,
  adventureId = null,
}: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const [chosen, setChosen] = useState(-1)
  const [suggested, setSuggested] = useState<Omit<Difference, 'thing'>[]>([])
  const configure = (change: Partial<Configuration>) =>
    onChange({ configuration: { ...configuration, ...change }, solution })
  const textsAt = (field: string) =>
    errors.filter((error) => error.field === field).map((error) => problemText(problemTexts, error))
  const hasStills = configuration.firstStillUrl !== '' && configuration.secondStillUrl !== ''
  const suggestions = newOnes(value, suggested)
  const add = (circles: readonly Omit<Difference, 'thing'>[]) => {
    onChange(addDifferences(value, circles))
    setChosen(Math.min(mostDifferences, solution.differences.length + circles.length) - 1)
  }
  const cards = { draft: value, language, isTranslation, textsAt, onChange }
  const preview = (
    <LivePreview<Answer>
      isTranslation={isTranslation}
      allowedAttempts={configuration.allowedAttempts}
      subject={[configuration.firstStillUrl, configuration.secondStillUrl, configuration.differencesCount, solution]}
      missing={hasStills && solution.differences.length > 0 ? null : m.video_difference_preview_missing()}
      judge={(answer, progress) => {
        const result = compare(value, answer, progress)
        if (!result) return { outcome: 'wrong', key: picksKey(answer), reply: null }
        return result.isComplete
          ? { outcome: 'solved' }
          : { outcome: 'partial', progress: result.found, view: result.view, again: !result.isNew }
      }}
    >
      {(played, view) => <PlayerView configuration={present(configuration)} view={view} {...played} />}
    </LivePreview>
  )
  return (
    <BesidePreview preview={preview}>
      <FieldErrors id="video-difference-errors" errors={textsAt('')} />
      {!isTranslation && (
        <StillsField
          configuration={configuration}
          adventureId={adventureId}
          errors={textsAt('stills')}
          onChange={(change) => {
            setSuggested([])
            configure(change)
          }}
        />
      )}
      {hasStills && !isTranslation && (
        <div className="grid gap-3">
          <p className="text-sm text-muted">{m.video_difference_form_how()}</p>
          <DifferenceCanvas
            draft={value}
            suggestions={suggestions}
            chosen={chosen}
            onChoose={setChosen}
            onAdd={(point) => add([{ ...point, radius: usualRadius }])}
            onMove={(at, point) => onChange(changeDifference(value, at, point))}
          />
          <Suggestions
            firstStillUrl={configuration.firstStillUrl}
            secondStillUrl={configuration.secondStillUrl}
            suggestions={suggestions}
            onSuggest={(circles, stillRatio) => {
              setSuggested(circles)
              if (Math.abs(stillRatio - configuration.stillRatio) > 0.01) configure({ stillRatio })
            }}
            onAdd={add}
          />
          <Button
            size="small"
            className="min-h-11 justify-self-start"
            disabled={solution.differences.length >= mostDifferences}
            onClick={() => add([{ x: 50, y: 50, radius: usualRadius }])}
          >
            <Plus aria-hidden="true" className="size-4.5" />
            {m.video_difference_form_middle()}
          </Button>
        </div>
      )}
      <FieldErrors id="video-difference-count-errors" errors={textsAt('differences')} />
      <DifferenceCards {...cards} chosen={chosen} onChoose={setChosen} />
      {!isTranslation && (
        <Counts configuration={configuration} all={solution.differences.length} onChange={configure} />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={m.video_difference_form_first_text()}
          hint={m.video_difference_form_text_hint()}
          error={textsAt('texts')}
        >
          {(control) => (
            <Textarea
              rows={4}
              lang={language}
              maxLength={2000}
              value={configuration.firstText}
              onChange={(event) => configure({ firstText: event.target.value })}
              {...control}
            />
          )}
        </Field>
        <Field label={m.video_difference_form_second_text()} hint={m.video_difference_form_text_hint()}>
          {(control) => (
            <Textarea
              rows={4}
              lang={language}
              maxLength={2000}
              value={configuration.secondText}
              onChange={(event) => configure({ secondText: event.target.value })}
              {...control}
            />
          )}
        </Field>
      </div>
      <UnchangedThings {...cards} />
    </BesidePreview>
  )
}

function Counts({
  configuration,
  all,
  onChange,
}: {
  configuration: Configuration
  all: number
  onChange: (change: Partial<Configuration>) => void
}) {
  const { differencesCount, allowedAttempts, quarterHints } = configuration
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label={m.video_difference_form_count()} hint={m.video_difference_form_count_hint()}>
        {(control) => (
          <Select
            className="max-w-40"
            value={differencesCount}
            onChange={(event) => onChange({ differencesCount: Number(event.target.value) })}
            {...control}
          >
            {Array.from({ length: Math.max(all, differencesCount) }, (_, at) => (
              <option key={at}>{at + 1}</option>
            ))}
          </Select>
        )}
      </Field>
      <AttemptsField value={allowedAttempts} onChange={(attempts) => onChange({ allowedAttempts: attempts })} />
      <Checkbox
        className="sm:col-span-2"
        label={m.video_difference_form_quarter_hints()}
        hint={m.video_difference_form_quarter_hints_hint()}
        checked={quarterHints}
        onChange={(event) => onChange({ quarterHints: event.target.checked })}
      />
    </div>
  )
}
