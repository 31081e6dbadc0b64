import { useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { hotspotTypes } from '#app/features/studio/fields/components/hotspot-types.tsx'
import { useNewScene } from './use-new-scene.ts'

const newScene = 'new'

type TargetFieldProps = {
  ref: Ref<HTMLSelectElement>
  values: Partial<HotspotView>
  set: (change: Partial<HotspotView>) => void
  errors: string[] | undefined
  naming: boolean
  onNaming: (naming: boolean) => void
}

export function TargetField({ ref, values, set, errors, naming, onNaming }: TargetFieldProps) {
  const draft = useDraft()
  const type = values.type ?? 'scene_link'
  const face = hotspotTypes[type]
  const choose = (id: string) => {
    onNaming(id === newScene)
    if (id !== newScene) set({ targetId: id || null })
  }
  return (
    <Field label={face.targetLabel()} error={errors}>
      {(control) => (
        <Select
          ref={ref}
          value={naming ? newScene : (values.targetId ?? '')}
          onChange={(event) => choose(event.target.value)}
          {...control}
        >
          <option value="">{m.studio_not_linked()}</option>
          {face.targets(draft).map((target) => (
            <option key={target.id} value={target.id}>
              {target.name}
            </option>
          ))}
          {type === 'scene_link' && <option value={newScene}>{m.studio_target_new()}</option>}
        </Select>
      )}
    </Field>
  )
}

const bringIntoSight = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'center' })

export function NewTarget({
  orientation,
  onMade,
}: {
  orientation: 'landscape' | 'portrait'
  onMade: (id: string) => void
}) {
  const { create, busy } = useNewScene()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  // Submitting sends the focus here while the new scene is not made.
  const [isUnmade, setUnmade] = useState(false)
  const make = async () => {
    if (busy) return
    if (name.trim() === '') return setMissing(true)
    const id = await create(name.trim(), orientation)
    if (id) onMade(id)
  }
  const makeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void make()
  }
  return (
    <div
      ref={bringIntoSight}
      className="flex flex-wrap items-end gap-3 rounded-control border border-line bg-sunken p-4"
    >
      <Field
        label={m.studio_scene_name()}
        hint={m.studio_target_new_hint()}
        error={
          name.trim() === ''
            ? isMissing
              ? m.studio_errors_required()
              : null
            : isUnmade
              ? m.studio_target_new_unmade()
              : null
        }
        className="min-w-56 flex-1"
      >
        {/* Update reminds of a name that was not made. */}
        {(control) => (
          <Input
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
            onFocus={() => setUnmade(name.trim() !== '')}
            onKeyDown={makeOnEnter}
            data-unreadable={name.trim() === '' ? undefined : true}
            {...control}
          />
        )}
      </Field>
      <Button variant="secondary" loading={busy} onClick={() => void make()}>
        {m.studio_scenes_create()}
      </Button>
    </div>
  )
}
