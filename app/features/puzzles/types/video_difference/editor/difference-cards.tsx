import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { focusAdded } from '#app/features/puzzles/kit/editor/focus-added.ts'
import { Button } from '#app/ui/button.tsx'
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

interface CardsProps {
  draft: Draft
  language: Locale
  isTranslation: boolean
  textsAt: (field: string) => string[]
  onChange: (draft: Draft) => void
}

const textOf = ({ configuration }: Draft, id: string): string =>
  configuration.things.find((thing) => thing.id === id)?.text ?? ''

export function DifferenceCards({
  draft,
  chosen,
  language,
  isTranslation,
  textsAt,
  onChoose,
  onChange,
}: CardsProps & { chosen: number; onChoose: (at: number) => void }) {
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
              <Field label={m.video_difference_form_thing({ position })} error={textsAt(`differences.${at}`)}>
                {(control) => (
                  <Input
                    lang={language}
                    maxLength={longestThing}
                    value={textOf(draft, thing)}
                    onChange={(event) => onChange(nameDifference(draft, at, event.target.value))}
                    {...control}
                  />
                )}
              </Field>
              {!isTranslation && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={m.video_difference_form_remove({ position })}
                  onClick={() => onChange(removeDifference(draft, at))}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </Button>
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
                          onChange(changeDifference(draft, at, { [key]: event.target.valueAsNumber }))
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

export function UnchangedThings({ draft, language, isTranslation, textsAt, onChange }: CardsProps) {
  const { unchanged } = draft.solution
  return (
    <FieldGroup
      legend={m.video_difference_form_unchanged()}
      hint={m.video_difference_form_unchanged_hint()}
      error={textsAt('unchanged')}
    >
      {unchanged.map((id, at) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Field label={m.video_difference_form_unchanged_thing({ position: at + 1 })}>
            {(control) => (
              <Input
                lang={language}
                maxLength={longestThing}
                value={textOf(draft, id)}
                onChange={(event) => onChange(nameThing(draft, id, event.target.value))}
                {...control}
              />
            )}
          </Field>
          {!isTranslation && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={m.video_difference_form_unchanged_remove({ position: at + 1 })}
              onClick={() => onChange(removeUnchanged(draft, id))}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          )}
        </div>
      ))}
      {!isTranslation && unchanged.length < mostUnchanged && (
        <Button
          size="small"
          className="min-h-11 justify-self-start"
          onClick={(event) => focusAdded(event, () => onChange(addUnchanged(draft)))}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {m.video_difference_form_unchanged_add()}
        </Button>
      )}
    </FieldGroup>
  )
}
