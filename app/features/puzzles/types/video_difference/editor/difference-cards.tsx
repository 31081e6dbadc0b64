import { m } from '#app/i18n/generated/messages.js'
import { AddButton, RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { TextField } from '#app/features/puzzles/kit/editor/text-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Draft } from '#app/features/puzzles/types/video_difference/rules/compare.ts'
import {
  addUnchanged,
  changeDifference,
  nameDifference,
  nameThing,
  removeDifference,
  removeUnchanged,
} from './differences.ts'
import {
  largestRadius,
  longestThing,
  mostUnchanged,
  smallestRadius,
} from '#app/features/puzzles/types/video_difference/rules/limits.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/video_difference/rules/schema.ts'

type Form = PuzzleForm<Configuration, Solution>

const textOf = ({ configuration }: Draft, id: string): string =>
  configuration.things.find((thing) => thing.id === id)?.text ?? ''

interface DifferenceCardsProps {
  form: Form
  chosen: number
  onChoose: (at: number) => void
}

export function DifferenceCards({ form, chosen, onChoose }: DifferenceCardsProps) {
  const { value: draft, language, isTranslation, change } = form
  return (
    <ol className="grid gap-3 md:max-lg:grid-cols-2">
      {draft.solution.differences.map(({ x, y, radius, thing }, at) => {
        const position = at + 1
        const numbers = [
          { key: 'x', label: m.video_difference_form_across(), value: x, min: 0, max: 100 },
          { key: 'y', label: m.video_difference_form_down(), value: y, min: 0, max: 100 },
          {
            key: 'radius',
            label: m.video_difference_form_radius(),
            value: radius,
            min: smallestRadius,
            max: largestRadius,
          },
        ] as const
        return (
          <li
            key={thing || at}
            onFocus={() => onChoose(at)}
            className={classNames(
              'grid content-start gap-3 rounded-control border p-3',
              at === chosen ? 'border-brass-strong bg-brass-soft/30' : 'border-line',
            )}
          >
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
              <TextField
                label={m.video_difference_form_thing({ position })}
                error={form.problemsAt(`differences.${at}`)}
                language={language}
                longest={longestThing}
                value={textOf(draft, thing)}
                onChange={(text) => change(nameDifference(draft, at, text))}
              />
              {!isTranslation && (
                <RemoveButton
                  label={m.video_difference_form_remove({ position })}
                  onRemove={() => change(removeDifference(draft, at))}
                />
              )}
            </div>
            {!isTranslation && (
              <div className="grid grid-cols-3 items-end gap-2">
                {numbers.map(({ key, label, value, min, max }) => (
                  <Field key={key} label={label}>
                    {(control) => (
                      <Input
                        type="number"
                        min={min}
                        max={max}
                        step={0.5}
                        value={value}
                        onChange={(event) =>
                          Number.isFinite(event.target.valueAsNumber) &&
                          change(changeDifference(draft, at, { [key]: event.target.valueAsNumber }))
                        }
                        {...control}
                      />
                    )}
                  </Field>
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

export function UnchangedThings({ form }: { form: Form }) {
  const { value: draft, language, isTranslation, change } = form
  const { unchanged } = draft.solution
  return (
    <FieldGroup
      legend={m.video_difference_form_unchanged()}
      hint={m.video_difference_form_unchanged_hint()}
      error={form.problemsAt('unchanged')}
    >
      {unchanged.map((id, at) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label={m.video_difference_form_unchanged_thing({ position: at + 1 })}
            language={language}
            longest={longestThing}
            value={textOf(draft, id)}
            onChange={(text) => change(nameThing(draft, id, text))}
          />
          {!isTranslation && (
            <RemoveButton
              label={m.video_difference_form_unchanged_remove({ position: at + 1 })}
              onRemove={() => change(removeUnchanged(draft, id))}
            />
          )}
        </div>
      ))}
      {!isTranslation && unchanged.length < mostUnchanged && (
        <AddButton
          small
          focuses
          label={m.video_difference_form_unchanged_add()}
          onAdd={() => change(addUnchanged(draft))}
        />
      )}
    </FieldGroup>
  )
}
