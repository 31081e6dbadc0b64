import { useContext } from 'react'
import { OnlyPrinted } from '#app/features/puzzles/kit/editor/only-printed.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Box, Point } from '#app/features/puzzles/kit/picture/geometry.ts'
import { boxOf, fitInto } from '#app/features/puzzles/kit/picture/geometry.ts'
import { RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import { TextField } from '#app/features/puzzles/kit/editor/text-field.tsx'
import { longestReply } from '#app/features/puzzles/kit/rules/limits.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestPlace } from '#app/features/puzzles/types/hidden_object/rules/limits.ts'
import type { Zone } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'

interface ZoneFieldsProps {
  zone: Zone
  sign: string
  chosen: boolean
  place: string
  /** The reply to players who take it for an object; null for an object. */
  reply: string | null
  errors: readonly string[]
  language: Locale
  isTranslation: boolean
  onChoose: () => void
  onPlace: (text: string) => void
  onReply: (text: string) => void
  onReshape: (outline: Point[]) => void
  onRemove: () => void
}

export function ZoneFields({
  zone,
  sign,
  chosen,
  place,
  reply,
  errors,
  language,
  isTranslation,
  onChoose,
  onPlace,
  onReply,
  onReshape,
  onRemove,
}: ZoneFieldsProps) {
  const isOnPaper = useContext(OnlyPrinted)
  return (
    <div
      role="group"
      aria-label={m.hidden_object_form_zone({ sign })}
      onFocus={onChoose}
      className={classNames(
        'grid gap-3 rounded-control border p-3',
        chosen ? 'border-brass-strong bg-brass-soft/30' : 'border-line',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label={m.hidden_object_form_place({ sign })}
          error={errors}
          language={language}
          longest={longestPlace}
          value={place}
          onChange={onPlace}
        />
        {!isTranslation && (
          <RemoveButton className="mt-7.5" label={m.hidden_object_form_remove({ sign })} onRemove={onRemove} />
        )}
      </div>
      {reply !== null && (
        <TextField
          label={m.hidden_object_form_reply()}
          hint={isOnPaper ? undefined : m.hidden_object_form_reply_hint()}
          language={language}
          longest={longestReply}
          value={reply}
          onChange={onReply}
        />
      )}
      {!isTranslation && <BoxFields outline={zone.outline} onReshape={onReshape} />}
    </div>
  )
}

const sides = {
  left: m.hidden_object_form_left,
  top: m.hidden_object_form_top,
  width: m.hidden_object_form_width,
  height: m.hidden_object_form_height,
} satisfies Record<keyof Box, unknown>

function BoxFields({ outline, onReshape }: { outline: readonly Point[]; onReshape: (outline: Point[]) => void }) {
  const box = boxOf(outline)
  return (
    <details>
      <FoldSummary className="text-sm">{m.hidden_object_form_position()}</FoldSummary>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(Object.keys(sides) as (keyof Box)[]).map((side) => (
          <Field key={side} label={sides[side]()}>
            {(control) => (
              <Input
                type="number"
                min={0}
                max={100}
                step={0.5}
                value={box[side]}
                onChange={(event) =>
                  Number.isFinite(event.target.valueAsNumber) &&
                  onReshape(fitInto(outline, { ...box, [side]: event.target.valueAsNumber }))
                }
                {...control}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
