import { useState } from 'react'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import { useAllSaved } from '#app/features/studio/components/editor/use-all-saved.ts'
import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import { requiredFieldText } from '#app/features/studio/components/required-field-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { notify } from '#app/ui/toaster.ts'
import { FindingList } from './finding-list.tsx'

/** What a moderator wrote of an adventure that they took down, what that means, and the way back. Nothing in any other status. */
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
  /** What the checker said of the draft when it was asked for. */ onChecked: (findings: readonly Finding[]) => void
}

function Resubmission({ at, mayAsk, onChecked }: ResubmissionProps) {
  const allSaved = useAllSaved()
  const zone = useReaderZone()
  const { run, busy } = useCommand()
  const ask = async () => {
    if (!(await allSaved(m.studio_review_refused()))) return
    const result = await run(() => ({ intent: 'resubmit' }), m.studio_review_refused())
    if (result.status === 'saved') onChecked(result.findings ?? [])
    else if (result.status === 'refused' && result.reason === 'findings') onChecked(result.findings)
    if (result.status === 'saved')
      void notify({ title: m.studio_review_sent_title(), description: m.studio_review_sent_text(), tone: 'success' })
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
