import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useRunningUploads, useUploadProgress } from '#app/features/media/components/use-uploads.ts'
import { countOf } from '#app/features/media/uploads.ts'
import type { Upload } from '#app/features/media/uploads.ts'
import { summaryOf } from '#app/features/studio/draft/log/log.ts'
import type { SaveSummary } from '#app/features/studio/draft/log/log.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Progress } from '#app/ui/progress.tsx'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'

const states: Record<SaveSummary, { Icon: typeof CloudCheck; text: () => string; look: string }> = {
  saved: { Icon: CloudCheck, text: m.studio_state_saved, look: 'text-on-curtain/80' },
  unsaved: { Icon: CloudUpload, text: m.studio_state_unsaved, look: 'text-on-curtain/80' },
  saving: { Icon: CloudUpload, text: m.studio_state_saving, look: 'text-on-curtain/80' },
  offline: { Icon: CloudOff, text: m.studio_state_offline, look: 'text-brass-ink' },
  conflict: { Icon: CircleAlert, text: m.studio_state_conflict, look: 'text-brass-ink' },
  refused: { Icon: CircleAlert, text: m.studio_state_refused, look: 'text-brass-ink' },
}

const lineStyles =
  'flex min-w-0 items-center gap-1.5 text-[0.8125rem] leading-tight font-medium @max-[12rem]:text-xs @max-[12rem]:leading-none'

/** Announces only what needs attention. Without enough room it wraps to two lines, so that the bar keeps its height. */
export function SaveState() {
  const running = useRunningUploads()
  const progress = useUploadProgress()
  const summary = useEditorPart(({ log }) => summaryOf(log))
  const busy = useEditorPart((state) => state.busy)
  const { Icon, text, look } = states[busy && summary === 'saved' ? 'saving' : summary]
  const urgent = summary === 'offline' || summary === 'conflict' || summary === 'refused'
  const label = runningText(running)
  // The progress of a generation is unknown
  const percent = countOf('generation', running) > 0 ? null : Math.round(progress * 100)
  if (running.length > 0 && !urgent)
    return (
      <div tabIndex={-1} data-uploading className={classNames(lineStyles, states.saving.look)}>
        <CloudUpload aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="@max-[20rem]:sr-only">{label}</span>
        <Progress
          label={label}
          value={percent === null ? undefined : percent / 100}
          className={classNames('w-20', percent !== null && 'max-sm:sr-only')}
        />
        {percent !== null && (
          <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
            {m.studio_percent({ percent })}
          </span>
        )}
      </div>
    )
  return (
    <div
      role="status"
      tabIndex={-1}
      aria-live={urgent ? 'polite' : 'off'}
      data-save-state={summary}
      data-urgent={urgent || undefined}
      className={classNames(lineStyles, look)}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className={classNames('min-w-0', !urgent && '@max-[12rem]:sr-only')}>{text()}</span>
    </div>
  )
}

function runningText(running: readonly Upload[]): string {
  const [count, generations] = [running.length, countOf('generation', running)]
  if (generations === 0) return count > 1 ? m.studio_state_uploading_many({ count }) : m.studio_state_uploading()
  return count > 1 ? m.studio_state_files_many({ count }) : m.media_generating()
}
