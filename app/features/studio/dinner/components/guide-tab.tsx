import { GuideForm } from '#app/features/studio/kit/components/guide-form.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useDinnerRows } from './use-dinner.ts'

export const GuideTab = () => (
  <TabFrame
    title={m.dinner_tab_guide()}
    text={m.dinner_guide_text()}
    actions={<SaveForm label={m.dinner_guide_save()} saved={m.dinner_guide_saved()} />}
  >
    <GuideForm kind="dinnerGuide" row={useDinnerRows().dinnerGuide} />
  </TabFrame>
)
