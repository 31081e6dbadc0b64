import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomGuideRow } from '#app/features/rows/kinds/room-guide.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody } from '#app/ui/card.tsx'

export function GuideTab() {
  const { roomGuide } = useDraft()
  return roomGuide && <Guide row={roomGuide} />
}

const parts = [
  { field: 'introduction', label: m.studio_kit_introduction, hint: m.room_guide_introduction_hint },
  { field: 'setupInstructions', label: m.studio_room_setup_instructions, hint: m.room_guide_setup_hint },
  { field: 'hostScript', label: m.studio_kit_host_script, hint: m.room_guide_script_hint },
  { field: 'resetInstructions', label: m.studio_room_reset_instructions, hint: m.room_guide_reset_hint },
  { field: 'debriefQuestions', label: m.studio_room_debrief, hint: m.room_guide_debrief_hint },
] as const

function Guide({ row }: { row: RoomGuideRow }) {
  const form = useRowEdit(row)
  const textOf = rowTexts(form, contentLanguages(useDraft().details))
  return (
    <section aria-labelledby="guide" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="guide" className="text-heading">
          {m.room_tab_guide()}
        </h2>
        <p className="max-w-prose text-muted">{m.room_guide_text()}</p>
      </div>
      <Card>
        <CardBody className="gap-6">
          {parts.map(({ field, label, hint }) => (
            <BilingualText
              key={field}
              label={label()}
              hint={hint()}
              max={field === 'debriefQuestions' ? 5000 : 10_000}
              rows={6}
              {...textOf(field)}
            />
          ))}
        </CardBody>
      </Card>
      <SaveForm
        label={m.room_guide_save()}
        saved={m.room_guide_saved()}
        failed={(reason) => m.room_guide_failed({ reason })}
      />
    </section>
  )
}
