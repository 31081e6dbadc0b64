import { useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { HotspotEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { hotspotTypes } from './hotspot-types.tsx'
import { useNewScene } from './use-new-scene.ts'

/** Of the select: no row has such an id. */
const newScene = 'new'

type TargetFieldProps = {
  ref: Ref<HTMLSelectElement>
  values: HotspotEdits
  set: (change: HotspotEdits) => void
  errors: string[] | undefined
  /** Whether a new scene is named below. */ naming: boolean
  onNaming: (naming: boolean) => void
}

/** What a hotspot leads to; a link also to a scene that is still to be made. */
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

/** Names a scene and makes it at once, the same way up as the one that leads there. @param onMade gets its id */
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
  // the button that writes the dialog sends the focus here while a name is typed and nothing made of it
  const [isUnmade, setUnmade] = useState(false)
  const make = async () => {
    if (busy) return
    if (name.trim() === '') return setMissing(true)
    const id = await create(name.trim(), orientation)
    if (id) onMade(id)
  }
  const makeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // not the form's own button
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
        {/* a name that was typed and not made yet is what Update asks about */}
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
