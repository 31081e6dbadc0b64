import { useState } from 'react'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import { resultText } from '#app/features/studio/draft/components/result-text.ts'
import { requiredFieldText } from '#app/features/studio/draft/components/required-field-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { notify } from '#app/ui/toaster.ts'
import { FindingList } from '#app/features/studio/fields/components/finding-list.tsx'

export function ReviewNotice({ className = '' }: { className?: string }) {
  const { details, missing, can } = useDraft()
  const [findings, setFindings] = useState<readonly Finding[]>([])
  if (details.status !== 'in_review') return null
  return (
    <section aria-label={m.studio_in_review()} className={classNames('grid gap-4', className)}>
      <Notice tone="warning" title={m.studio_review_title()}>
        <div className="grid gap-3">
          {details.moderationNote?.trim() ? (
            <figure className="grid gap-1">
              <figcaption className="text-sm">{m.studio_review_note()}</figcaption>
              <blockquote className="max-w-prose border-l-2 border-current pl-3 break-words whitespace-pre-line">
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
          <Resubmission at={details.resubmittedAt} mayAsk={can.resubmit} onChecked={setFindings} />
        </div>
      </Notice>
      {findings.length > 0 && <FindingList findings={findings} />}
    </section>
  )
}

type ResubmissionProps = {
  at: Date | null
  mayAsk: boolean
  onChecked: (findings: readonly Finding[]) => void
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
    if (result.status === 'saved') {
      onChecked(result.findings ?? [])
      return notify({ title: m.studio_review_sent_title(), description: m.studio_review_sent_text(), tone: 'success' })
    }
    if (result.status === 'checked' || result.status === 'edited') return
    if (result.status === 'refused' && result.refusal.reason === 'findings') onChecked(result.refusal.findings)
    return notify({ title: m.studio_review_refused(), description: resultText(result), tone: 'danger' })
  }
  if (at !== null)
    return <p className="font-semibold">{m.studio_review_sent({ date: formatMoment(at, getLocale(), zone) })}</p>
  if (!mayAsk) return <p>{m.studio_review_creator_only()}</p>
  return (
    <Button variant="accent" className="justify-self-start" loading={busy} onClick={() => void ask()}>
      {m.studio_review_resubmit()}
    </Button>
  )
}
