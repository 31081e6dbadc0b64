import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { numberedNames } from '#app/features/studio/draft/numbered-names.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { hotspotName } from './hotspot-names.ts'

type HotspotFieldProps = {
  label: string
  name?: string
  hint?: string | undefined
  value: string
  onChange: (id: string) => void
  /** The text for choosing none. */
  none: string
  among?: (hotspot: HotspotView) => boolean
  errors?: readonly string[] | undefined
}

/** Chooses a hotspot, scene by scene if there are several. One that is gone stays chosen, and the field says so. */
export function HotspotField({ name, value, onChange, none, among = () => true, errors, ...said }: HotspotFieldProps) {
  const { scenes, hotspots } = useDraft()
  const sceneNames = numberedNames(scenes.map((scene) => scene.name))
  const groups = scenes.map(({ id }, at) => ({
    id,
    label: sceneNames[at]!,
    own: hotspots.filter((hotspot) => hotspot.sceneId === id && (among(hotspot) || hotspot.id === value)),
  }))
  const offered = groups.filter(({ own }) => own.length > 0)
  const gone = value !== '' && !hotspots.some(({ id }) => id === value)
  return (
    <Field {...said} {...(name && { name })} error={gone ? m.studio_item_hotspot_gone() : errors}>
      {(control) => (
        <Select value={value} onChange={({ target }) => onChange(target.value)} {...control}>
          <option value="">{none}</option>
          {gone && <option value={value}>{m.studio_gone()}</option>}
          {offered.map(({ id, label, own }) =>
            offered.length === 1 ? (
              <Options key={id} of={namedIn(own)} />
            ) : (
              <optgroup key={id} label={label}>
                <Options of={namedIn(own)} />
              </optgroup>
            ),
          )}
        </Select>
      )}
    </Field>
  )
}

function namedIn(hotspots: readonly HotspotView[]): { id: string; name: string }[] {
  const names = numberedNames(hotspots.map(hotspotName))
  return hotspots.map(({ id }, at) => ({ id, name: names[at]! }))
}
