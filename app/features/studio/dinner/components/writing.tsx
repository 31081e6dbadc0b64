import { useId, useState } from 'react'
import { answerBy, callFunction } from '#app/features/generation/components/call-function.ts'
import { useCall } from '#app/features/generation/components/use-call.ts'
import { useOffer } from '#app/features/generation/components/use-offer.ts'
import { doneText } from '#app/features/generation/generation-text.ts'
import type { storyFunctions } from '#app/features/generation/functions.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import type { z } from '#app/shared/zod.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { notify } from '#app/ui/toaster.ts'

type Texts = Readonly<Record<string, string>>

type WritingOf<Written extends Texts> = {
  name: (typeof storyFunctions)[number]
  /** From what is typed now; null without a theme. */
  body: () => object | null
  answer: z.ZodType<Written>
  /** The present texts: none of them is replaced without asking. */
  current: () => Partial<Record<keyof Written, string>>
  /** @param byModel whether a model wrote it */
  onWritten: (written: Partial<Written>, byModel: boolean) => void
  /** The written texts can be undone in one step. */
  isStep?: boolean
}

/** New texts beside the ones that they would replace. */
type Proposal = { field: string; now: string; written: string }[]

/** Writes texts for the fields of a form; leaving the form cancels it. */
export function useWriting<Written extends Texts>({
  name,
  body,
  answer,
  current,
  onWritten,
  isStep = false,
}: WritingOf<Written>) {
  const { offer, look } = useOffer(name)
  const { undo } = useUndo()
  const noteId = useId()
  const [waiting, setWaiting] = useState<{ written: Written; byModel: boolean; proposal: Proposal } | null>(null)
  const call = useCall(name, ({ title, text }) => void notify({ title, description: text, tone: 'danger' }))

  const take = (written: Partial<Written>, byModel: boolean) => {
    onWritten(written, byModel)
    const action = isStep ? { action: { label: m.studio_undo(), onClick: undo } } : {}
    void notify({ title: doneText(name).title, tone: 'success', ...action })
  }
  const write = async (signal: AbortSignal) => {
    const asked = body()
    if (!asked) throw new AppError('generationNeedsWords')
    const written = await callFunction(name, asked, answerBy(answer), signal)
    if (written === null) return
    const byModel = offer?.origin === 'model'
    const proposal = proposalOf(current(), written)
    if (proposal.length > 0) setWaiting({ written, byModel, proposal })
    else take(written, byModel)
  }
  /** @param kept fields that keep their present text; null to keep all of them */
  const decide = (kept: ReadonlySet<string> | null) => {
    if (waiting && kept) take(without(waiting.written, kept), waiting.byModel)
    setWaiting(null)
  }
  return {
    noteId,
    isGenerating: call.isRunning,
    isBusy: call.isRunning,
    offer,
    look,
    question: waiting && { proposal: waiting.proposal, onDecided: decide },
    generate: () => void call.run(write),
    stop: () => {
      call.stop()
      void notify({ title: m.media_generation_stopped() })
    },
  }
}

const proposalOf = <Written extends Texts>(
  current: Partial<Record<keyof Written, string>>,
  written: Written,
): Proposal =>
  Object.entries(written).flatMap(([field, text]) => {
    const now = current[field]?.trim() ?? ''
    return now === '' || now === text.trim() ? [] : [{ field, now, written: text }]
  })

const without = <Written extends Texts>(written: Written, kept: ReadonlySet<string>): Partial<Written> =>
  Object.fromEntries(Object.entries(written).filter(([field]) => !kept.has(field))) as Partial<Written>

type WritingProposalProps = {
  kind: KindName
  proposal: Proposal
  onDecided: (kept: ReadonlySet<string> | null) => void
}

/** Asks before replacing the author's own text, showing old and new side by side. */
export function WritingProposal({ kind, proposal, onDecided }: WritingProposalProps) {
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
