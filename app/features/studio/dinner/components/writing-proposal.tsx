import { useState } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { Proposal } from './use-writing.ts'

type WritingProposalProps = {
  kind: KindName
  writing: { proposal: Proposal | null; decide: (kept: ReadonlySet<string> | null) => void }
}

/** Asks before replacing the author's own text, showing old and new side by side. */
export function WritingProposal({ kind, writing: { proposal, decide } }: WritingProposalProps) {
  return proposal && <Question kind={kind} proposal={proposal} onDecided={decide} />
}

function Question({
  kind,
  proposal,
  onDecided,
}: {
  kind: KindName
  proposal: Proposal
  onDecided: (kept: ReadonlySet<string> | null) => void
}) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const toggle = (field: string) => {
    const next = new Set(kept)
    if (!next.delete(field)) next.add(field)
    setKept(next)
  }
  return (
    <AlertDialog
      open
      isWide
      tone="accent"
      onOpenChange={(open) => !open && onDecided(null)}
      title={m.dinner_replace_title()}
      confirm={m.dinner_replace_confirm()}
      onConfirm={() => onDecided(kept)}
    >
      <p>{m.dinner_replace_text()}</p>
      <ul className="grid max-h-[60vh] gap-5 overflow-y-auto pr-1">
        {proposal.map(({ field, now, written }) => (
          <li key={field} className="grid gap-2">
            <Checkbox
              label={m.dinner_replace_field({ field: kindOf(kind).fields[field]?.label() ?? field })}
              checked={!kept.has(field)}
              onChange={() => toggle(field)}
            />
            <div className="grid gap-3 text-sm sm:grid-cols-2">
              <Version label={m.dinner_replace_now()} text={now} />
              <Version label={m.dinner_replace_new()} text={written} />
            </div>
          </li>
        ))}
      </ul>
    </AlertDialog>
  )
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <figure className="grid content-start gap-1 rounded-control border border-line bg-sunken p-3">
      <figcaption className="font-semibold">{label}</figcaption>
      <blockquote className="whitespace-pre-line text-ink">{text}</blockquote>
    </figure>
  )
}
