import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { CountField } from '#app/features/puzzles/kit/editor/count-field.tsx'
import { OnScreen } from '#app/features/puzzles/kit/editor/only-printed.ts'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { AddButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { picksKey } from '#app/features/puzzles/kit/picture/picks.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { compare, present } from '#app/features/puzzles/types/video_difference/rules/compare.ts'
import { DifferenceCanvas } from './difference-canvas.tsx'
import { DifferenceCards, UnchangedThings } from './difference-cards.tsx'
import { addDifferences, changeDifference, newOnes, usualRadius } from './differences.ts'
import { mostDifferences } from '#app/features/puzzles/types/video_difference/rules/limits.ts'
import { PlayerView } from '#app/features/puzzles/types/video_difference/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type {
  Answer,
  Circle,
  Configuration,
  Solution,
} from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import { StillsField } from './stills-field.tsx'
import { Suggestions } from './suggestions.tsx'

export function EditorForm(props: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(props, { schemas, problemTexts })
  const { value, configuration, solution, isTranslation } = form
  const [chosen, setChosen] = useState(-1)
  const [suggested, setSuggested] = useState<Circle[]>([])
  const hasStills = configuration.firstStillUrl !== '' && configuration.secondStillUrl !== ''
  const suggestions = newOnes(value, suggested)
  const add = (circles: readonly Circle[]) => {
    form.change(addDifferences(value, circles))
    setChosen(Math.min(mostDifferences, solution.differences.length + circles.length) - 1)
  }
  const preview = (
    <LivePreview<Answer>
      form={form}
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
      <FieldErrors id="video-difference-errors" errors={form.problemsAt('')} />
      {/* Without an adventure nothing can be uploaded: the stills stay as they are */}
      {!isTranslation && form.adventureId !== null && (
        <StillsField
          configuration={configuration}
          adventureId={form.adventureId}
          errors={form.problemsAt('stills')}
          onChange={(change) => {
            setSuggested([])
            form.configure(change)
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
            onMove={(at, point) => form.change(changeDifference(value, at, point))}
          />
          <Suggestions
            firstStillUrl={configuration.firstStillUrl}
            secondStillUrl={configuration.secondStillUrl}
            suggestions={suggestions}
            onSuggest={(circles, stillRatio) => {
              setSuggested(circles)
              if (Math.abs(stillRatio - configuration.stillRatio) > 0.01) form.configure({ stillRatio })
            }}
            onAdd={add}
          />
          <AddButton
            small
            label={m.video_difference_form_middle()}
            disabled={solution.differences.length >= mostDifferences}
            onAdd={() => add([{ x: 50, y: 50, radius: usualRadius }])}
          />
        </div>
      )}
      <FieldErrors id="video-difference-count-errors" errors={form.problemsAt('differences')} />
      <DifferenceCards form={form} chosen={chosen} onChoose={setChosen} />
      {!isTranslation && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <CountField
            label={m.video_difference_form_count()}
            hint={m.video_difference_form_count_hint()}
            value={configuration.differencesCount}
            to={Math.max(solution.differences.length, configuration.differencesCount)}
            onChange={(differencesCount) => form.configure({ differencesCount })}
          />
          <FormField form={form} name="allowedAttempts" />
          <FormField form={form} name="quarterHints" className="sm:col-span-2" />
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField form={form} name="firstText" rows={4} also={['texts']} />
        <FormField form={form} name="secondText" rows={4} />
      </div>
      <OnScreen>
        <UnchangedThings form={form} />
      </OnScreen>
    </BesidePreview>
  )
}
