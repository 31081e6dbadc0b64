import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { FieldName } from '#app/features/studio/fields/components/row-field.tsx'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { EditedRow } from './edited-row.tsx'
import { TabFrame } from './tab-frame.tsx'

/** Contains every text of a host guide. */
function Guide<Kind extends 'dinnerGuide' | 'roomGuide'>({ kind }: { kind: Kind }) {
  const names = Object.keys(kindOf(kind).fields) as FieldName<Kind>[]
  return <EditedRow kind={kind} cards={[['', ...names.map((name) => [name, { rows: 6 }] as const)]]} />
}

export function DinnerGuideTab() {
  const save = <SaveForm label={m.dinner_guide_save()} saved={m.dinner_guide_saved()} />
  return (
    <TabFrame title={m.studio_kit_tab_guide()} text={m.dinner_guide_text()} actions={save}>
      <Guide kind="dinnerGuide" />
    </TabFrame>
  )
}

export const RoomGuideTab = () => (
  <TabFrame title={m.studio_kit_tab_guide()} text={m.room_guide_text()}>
    <Guide kind="roomGuide" />
    <SaveForm
      label={m.room_guide_save()}
      saved={m.room_guide_saved()}
      failed={(reason) => m.room_guide_failed({ reason })}
    />
  </TabFrame>
)
