import type { Changes } from '#app/features/rows/changes.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { promptOfItem } from '#app/features/studio/fields/components/generation-prompt.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { RowPicture } from '#app/features/studio/fields/components/row-picture.tsx'
import { m } from '#app/i18n/generated/messages.js'

export function ItemBasics({ values }: { values: Changes }) {
  const isNamed = String(values.name ?? '').trim() !== '' && String(values.description ?? '').trim() !== ''
  const words = (
    <>
      <RowField kind="item" name="name" label={m.studio_item_name()} />
      <RowField kind="item" name="description" required />
    </>
  )
  const traits = (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <RowPicture
          kind="item"
          prompt={() => promptOfItem(values)}
          refusal={isNamed ? null : m.generation_icon_needs_both()}
        />
        <div className="grid gap-3">
          <RowField kind="item" name="rarity" />
          <RowField kind="item" name="stackable" />
          <RowField kind="item" name="consumable" />
        </div>
      </div>
      <RowField kind="item" name="accessibilityText" rows={2} />
    </>
  )
  return (
    <FormSteps
      onlyOnPhones
      steps={[
        { title: m.studio_field_description(), part: words },
        { title: m.studio_item_icon(), part: traits },
      ]}
    />
  )
}
