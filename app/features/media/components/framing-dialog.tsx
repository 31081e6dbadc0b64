import { useState } from 'react'
import type { ChosenFraming } from '#app/features/media/send-image.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Radio } from '#app/ui/checkbox.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { onUndoKeys } from '#app/ui/undo-keys.ts'

type FramingDialogProps = {
  url: string
  /** In proportion, the picture is wider than its place. */
  isWider: boolean
  place: { width: number; height: number }
  /** Null: nothing is to be sent. */
  onAnswer: (framing: ChosenFraming | null) => void
}

export function FramingDialog({ url, isWider, place, onAnswer }: FramingDialogProps) {
  const [steps, setSteps] = useState<readonly ChosenFraming[]>([{ framing: 'crop', at: 50 }])
  const framing = steps.at(-1)!
  const change = (next: Partial<ChosenFraming>) => setSteps([...steps, { ...framing, ...next }])
  const undo = () => setSteps(steps.slice(0, Math.max(1, steps.length - 1)))
  const isCropped = framing.framing === 'crop'
  const aspect = `${place.width} / ${place.height}`
  return (
    <Dialog open onOpenChange={(open) => !open && onAnswer(null)}>
      <DialogContent
        title={m.media_framing_title()}
        description={m.media_framing_text({ shape: `${place.width}:${place.height}` })}
      >
        <form
          onKeyDown={onUndoKeys(undo)}
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onAnswer(framing)
          }}
        >
          <div className="grid gap-5">
            <div
              className="mx-auto overflow-hidden rounded-control border border-line bg-white"
              style={{ aspectRatio: aspect, width: `min(100%, calc(45dvh * (${aspect})))` }}
            >
              <img
                src={url}
                alt={m.media_framing_preview()}
                style={{ objectPosition: `${framing.at}% ${framing.at}%` }}
                className={isCropped ? 'size-full object-cover' : 'size-full object-contain object-center!'}
              />
            </div>
            <FieldGroup legend={m.media_framing_how()}>
              <Radio
                name="framing"
                label={m.media_framing_crop()}
                checked={isCropped}
                onChange={() => change({ framing: 'crop' })}
              />
              <Radio
                name="framing"
                label={m.media_framing_fit()}
                checked={!isCropped}
                onChange={() => change({ framing: 'fit' })}
              />
            </FieldGroup>
            {isCropped && (
              <Field label={isWider ? m.media_framing_across() : m.media_framing_down()}>
                {(control) => (
                  <input
                    type="range"
                    min={0}
                    max={100}
                    value={framing.at}
                    aria-valuetext={m.media_framing_at({ percent: framing.at })}
                    onChange={(event) => change({ at: event.target.valueAsNumber })}
                    className="h-11 w-full cursor-pointer accent-accent"
                    {...control}
                  />
                )}
              </Field>
            )}
          </div>
          <DialogFooter stays>
            <Button onClick={() => onAnswer(null)}>{m.common_cancel()}</Button>
            <Button type="submit" variant="accent">
              {m.media_framing_use()}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
