import CircleAlert from 'lucide-react/icons/circle-alert'
import { useFailedUploads, useUploads } from '#app/features/media/components/use-uploads.ts'
import { countOf } from '#app/features/media/uploads.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { stripButton, stripStyles } from './edition-strip.tsx'

/** What failed may be out of sight, and its notice is gone after a moment. */
export function FailedUploads() {
  const uploads = useUploads()
  const failed = useFailedUploads()
  return (
    <div role="status">
      {failed.length > 0 && (
        <p className={stripStyles}>
          <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 text-brass-ink" />
          {failedText(failed)}
          <Button variant="link" className={stripButton} onClick={() => failed.forEach(({ again }) => again())}>
            {m.studio_upload_again()}
          </Button>
          <Button variant="link" className={stripButton} onClick={() => uploads.forget()}>
            {m.studio_upload_forget()}
          </Button>
        </p>
      )}
    </div>
  )
}

function failedText(failed: ReturnType<typeof useFailedUploads>): string {
  const [uploads, generations] = [countOf('upload', failed), countOf('generation', failed)]
  return [
    uploads > 0 && m.studio_upload_failed({ count: uploads }),
    generations > 0 && m.studio_generation_failed({ count: generations }),
  ]
    .filter(Boolean)
    .join(' · ')
}
