import { useState } from 'react'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import { resultText } from '#app/features/studio/draft/components/result-text.ts'
import { requiredFieldText } from '#app/features/studio/draft/components/required-field-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { notify } from '#app/ui/toaster.ts'
import type { Findings } from '#app/features/studio/draft/editor-result.ts'
import { findingsIn } from '#app/features/studio/details/findings-in.ts'
import { Found } from './found.tsx'

export function ReviewNotice({ className = '' }: { className?: string }) {
  const { details, missing, can } = useDraft()
  const [found, setFound] = useState<Partial<Findings>>({})
  return (
    <section aria-label={m.studio_in_review()} className={classNames('grid gap-4', className)}>
      <Notice tone="warning" title={m.studio_review_title()}>
        <div className="grid gap-3">
          {details.moderationNote?.trim() ? (
            <figure className="grid gap-1">
              <figcaption className="text-sm">{m.studio_review_note()}</figcaption>
              <blockquote className="max-w-prose border-l-2 border-current pl-3 whitespace-pre-line">
                {details.moderationNote}
              </blockquote>
            </figure>
          ) : (
            <p>{m.studio_review_no_note()}</p>
          )}
          <p className="max-w-prose">{m.studio_review_now()}</p>
          {details.resubmittedAt === null && can.resubmit && missing.length > 0 && (
            <p>{m.studio_still_missing({ fields: missing.map(requiredFieldText).join(', ') })}</p>
          )}
          <Resubmission at={details.resubmittedAt} mayAsk={can.resubmit} onChecked={setFound} />
        </div>
      </Notice>
      <Found {...found} />
    </section>
  )
}

type ResubmissionProps = {
  at: Date | null
  mayAsk: boolean
  onChecked: (found: Partial<Findings>) => void
}

function Resubmission({ at, mayAsk, onChecked }: ResubmissionProps) {
  const allSaved = useAllSaved()
  const zone = useReaderZone()
  const store = useStore()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    if (!(await allSaved(m.studio_review_refused()))) return
    setBusy(true)
    const result = await store.ask({ intent: 'resubmit' })
    setBusy(false)
    const found = findingsIn(result)
    if (found) onChecked(found)
    if (result.status === 'saved')
      return notify({ title: m.studio_review_sent_title(), description: m.studio_review_sent_text(), tone: 'success' })
    if (result.status === 'checked' || result.status === 'checkedKit' || result.status === 'edited') return
    return notify({ title: m.studio_review_refused(), description: resultText(result), tone: 'danger' })
  }
  if (at !== null) return <p className="font-semibold">{m.studio_review_sent({ date: formatMoment(at, zone) })}</p>
  if (!mayAsk) return <p>{m.studio_review_creator_only()}</p>
  return (
    <Button variant="accent" className="justify-self-start" loading={busy} onClick={() => void ask()}>
      {m.studio_review_resubmit()}
    </Button>
  )
}
