import type { ProofReject } from '#app/features/studio/proofs/compare-proof.ts'
import type { TextLine } from '#app/features/studio/texts/text-places.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'

const reasons: Record<ProofReject['why'], () => string> = {
  gone: m.proofs_why_gone,
  double: m.proofs_why_double,
  stray: m.proofs_why_stray,
  required: m.proofs_why_required,
  too_long: m.proofs_why_too_long,
  not_yours: m.proofs_why_not_yours,
}

/** What cannot be taken, with its words, so that nothing typed is lost unseen. */
export function RejectedTexts({
  rejected,
  placeOf,
}: {
  rejected: readonly ProofReject[]
  placeOf: (line: TextLine) => string
}) {
  if (rejected.length === 0) return null
  return (
    <Notice tone="warning" title={m.proofs_rejected({ count: rejected.length })}>
      <ul className="mt-2 grid gap-3">
        {rejected.map(({ why, text, line }, at) => (
          <li key={at} className="grid gap-0.5">
            <span className="block font-semibold first-letter:uppercase">
              {line ? m.proofs_reject_line({ place: placeOf(line), why: reasons[why]() }) : reasons[why]()}
            </span>
            {text !== '' && <span className="whitespace-pre-wrap wrap-anywhere">{text}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
