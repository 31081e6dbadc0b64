import { kindOf } from '#app/features/rows/kinds/index.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import type { FieldName } from '#app/features/studio/fields/components/row-field.tsx'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody } from '#app/ui/card.tsx'
import { RowParts } from './row-parts.tsx'
import { TabFrame } from './tab-frame.tsx'

type GuideKind = 'dinnerGuide' | 'roomGuide'

/** Contains every text of a host guide. */
function Guide<Kind extends GuideKind>({ kind }: { kind: Kind }) {
  const form = useRowEdit(useDraft()[kind]!)
  const names = Object.keys(kindOf(kind).fields) as FieldName<Kind>[]
  return (
    <Card>
      <CardBody className="gap-6">
        <RowFields value={form}>
          <RowParts kind={kind} parts={names.map((name) => [name, { rows: 6 }] as const)} />
        </RowFields>
      </CardBody>
    </Card>
  )
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
