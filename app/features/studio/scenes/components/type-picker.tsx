import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { targetsOf } from '#app/features/studio/fields/components/hotspot-names.ts'
import { hotspotTargets, hotspotTypes, isLinked } from '#app/shared/hotspot-types.ts'
import { useState } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { firstUnreadable } from '#app/features/studio/fields/components/json-text.ts'
import { RowSelect } from '#app/features/studio/rules/components/row-select.tsx'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Radio } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'

export type Picked = { type: HotspotType; targetId: string | null }

type TypePickerProps = {
  orientation: 'landscape' | 'portrait'
  onPick: (picked: Picked, withConditions: boolean) => Promise<void>
  onClose: () => void
}

/** What a new hotspot is, and where it leads: choosing a target chooses its type. */
export function TypePicker({ orientation, onPick, onClose }: TypePickerProps) {
  const draft = useDraft()
  const [busy, setBusy] = useState(false)
  const [picked, pick] = useState<Picked>({ type: hotspotTypes[0], targetId: null })
  const add = async (form: HTMLFormElement, withConditions: boolean) => {
    const unmade = firstUnreadable(form)
    if (busy || unmade) return unmade?.focus()
    setBusy(true)
    await onPick(picked, withConditions)
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent title={m.studio_picker_title()} description={m.studio_picker_text()}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void add(event.currentTarget, false)
          }}
        >
          <div className="grid gap-3">
            {hotspotTypes.map((type) => {
              const { Icon, label, description } = hotspotFaces[type]
              const isPicked = type === picked.type
              return (
                <div
                  key={type}
                  className={classNames(
                    'grid items-start gap-x-4 rounded-control border px-4 py-1.5 sm:grid-cols-2',
                    isPicked ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised',
                  )}
                >
                  <Radio
                    name="type"
                    checked={isPicked}
                    onChange={() => pick({ type, targetId: null })}
                    label={
                      <>
                        <Icon aria-hidden="true" className="mr-2 inline size-5 align-text-bottom text-accent-ink" />
                        {label()}
                      </>
                    }
                    hint={description()}
                  />
                  {isLinked(type) && (
                    <RowSelect
                      kind={hotspotTargets[type]}
                      orientation={orientation}
                      label={hotspotFaces[type].targetLabel()}
                      rows={targetsOf(draft, type)}
                      value={isPicked ? (picked.targetId ?? '') : ''}
                      onChange={(id) => pick({ type, targetId: id || null })}
                      isIdle={!isPicked}
                      onMaking={() => pick({ type, targetId: null })}
                      none={m.studio_not_linked()}
                      className="py-1"
                    />
                  )}
                </div>
              )
            })}
          </div>
          <DialogFooter stays>
            <Button
              disabled={busy}
              className="sm:mr-auto"
              onClick={(event) => void add(event.currentTarget.form!, true)}
            >
              {m.studio_picker_conditions()}
            </Button>
            <Button disabled={busy} onClick={onClose}>
              {m.common_cancel()}
            </Button>
            <Button type="submit" variant="accent" loading={busy}>
              {m.studio_hotspot_add()}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
