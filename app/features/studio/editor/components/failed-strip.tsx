import CircleAlert from 'lucide-react/icons/circle-alert'
import { useFailedUploads, useUploads } from '#app/features/media/components/use-uploads.ts'
import { countOf } from '#app/features/media/uploads.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

/** What failed, in a strip below the bar. */
export function FailedStrip({ onCleanUp }: { onCleanUp: () => void }) {
  const uploads = useUploads()
  const failed = useFailedUploads()
  const isFull = failed.some(({ code }) => code === 'quotaExceeded')
  return (
    <p className={classNames(stripStyles, isFull && 'max-sm:gap-y-5 max-sm:py-2')}>
      <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 text-brass-ink" />
      {failedText(failed)}
      {isFull && (
        <Button variant="link" className={stripButton} onClick={onCleanUp}>
          {m.studio_unused()}
        </Button>
      )}
      <Button variant="link" className={stripButton} onClick={() => failed.forEach(({ again }) => again())}>
        {m.common_retry()}
      </Button>
      <Button variant="link" className={stripButton} onClick={() => uploads.forget()}>
        {m.studio_upload_forget()}
      </Button>
    </p>
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

const stripButton =
  'relative text-[0.8125rem] text-brass-ink after:absolute after:-inset-x-2 after:-inset-y-3.5 sm:after:-inset-y-2'

const stripStyles =
  'mx-auto flex min-h-8 max-w-[110rem] flex-wrap items-center justify-center gap-x-3 px-4 text-[0.8125rem] leading-tight'
