import { useRunningUploads, useUploads } from '#app/features/media/components/use-uploads.ts'
import { countOf } from '#app/features/media/uploads.ts'
import type { Upload } from '#app/features/media/uploads.ts'
import { m } from '#app/i18n/generated/messages.js'
import { PassingButton } from '#app/ui/passing-button.tsx'
import { notify } from '#app/ui/toaster.ts'
import { SaveState } from './save-state.tsx'

/** A line of text with a touch target as large as a button's, in a bar that keeps its height. */
const lineStyles =
  'relative text-[0.8125rem] leading-tight text-brass-ink after:absolute after:-inset-x-2 after:-inset-y-3.5 max-sm:text-xs max-sm:leading-none'

/** Below the title: the state of saving, and running uploads. */
export function HeaderRow() {
  const running = useRunningUploads()
  return (
    <div className="flex min-w-0 items-center gap-x-3 max-sm:gap-x-1.5 @max-[22rem]:row-start-2 @max-[22rem]:group-has-data-uploading/title:col-span-2 @max-[22rem]:group-has-data-urgent/title:col-span-2 @min-[22rem]:col-span-3">
      <SaveState />
      {running.length > 0 && <StopUploads running={running} />}
    </div>
  )
}

function StopUploads({ running }: { running: readonly Upload[] }) {
  const uploads = useUploads()
  const stop = () => {
    uploads.stop()
    if (countOf('upload', running) > 0) void notify({ title: m.media_upload_stopped() })
    if (countOf('generation', running) > 0) void notify({ title: m.media_generation_stopped() })
  }
  return (
    <PassingButton variant="link" onClick={stop} aria-label={stopText(running)} className={`${lineStyles} shrink-0`}>
      {m.studio_upload_stop()}
    </PassingButton>
  )
}

function stopText(running: readonly Upload[]): string {
  const [count, generations] = [running.length, countOf('generation', running)]
  if (generations === 0) return count === 1 ? m.media_cancel() : m.media_cancel_all({ count })
  return count === 1 ? m.media_generating_stop() : m.media_stop_all({ count })
}
