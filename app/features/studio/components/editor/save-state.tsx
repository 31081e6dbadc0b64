import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { summaryOf } from '#app/features/studio/saving/save-queue.ts'
import type { SaveSummary } from '#app/features/studio/saving/save-queue.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useEditorPart } from './draft-context.ts'

const states: Record<SaveSummary, { Icon: typeof CloudCheck; text: () => string; look: string }> = {
  saved: { Icon: CloudCheck, text: m.studio_state_saved, look: 'text-on-curtain/80' },
  unsaved: { Icon: CloudUpload, text: m.studio_state_unsaved, look: 'text-on-curtain/80' },
  saving: { Icon: CloudUpload, text: m.studio_state_saving, look: 'text-on-curtain/80' },
  offline: { Icon: CloudOff, text: m.studio_state_offline, look: 'text-brass-ink' },
  conflict: { Icon: CircleAlert, text: m.studio_state_conflict, look: 'text-brass-ink' },
  refused: { Icon: CircleAlert, text: m.studio_state_refused, look: 'text-brass-ink' },
}

/** Saved, saving, offline or in conflict: always in sight. Only what asks for attention is read out. It stands on one line below the title; where the bar has two rows it has room for two lines beside the buttons, so that the bar never changes its height. */
export function SaveState() {
  const summary = useEditorPart(({ queue, orders }) => summaryOf(queue, orders))
  const commanding = useEditorPart((state) => state.commanding)
  const { Icon, text, look } = states[commanding && summary === 'saved' ? 'saving' : summary]
  const urgent = summary === 'offline' || summary === 'conflict' || summary === 'refused'
  return (
    <p role="status" aria-live={urgent ? 'polite' : 'off'} data-save-state={summary} className={`flex min-w-0 items-center gap-1.5 text-[0.8125rem] leading-tight font-medium bar:col-start-2 bar:row-start-2 ${look}`}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {text()}
    </p>
  )
}
