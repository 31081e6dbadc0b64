import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { GuideForm } from '#app/features/studio/kit/components/guide-form.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'

export function GuideTab() {
  const { roomGuide } = useDraft()
  return (
    roomGuide && (
      <TabFrame title={m.room_tab_guide()} text={m.room_guide_text()}>
        <GuideForm kind="roomGuide" row={roomGuide} />
        <SaveForm
          label={m.room_guide_save()}
          saved={m.room_guide_saved()}
          failed={(reason) => m.room_guide_failed({ reason })}
        />
      </TabFrame>
    )
  )
}
