import { useMemo, useState } from 'react'
import { may, mayChangeDetails } from '#app/features/drafts/draft.policy.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { contentLanguages, otherLanguage } from '#app/features/studio/fields/components/content-languages.ts'
import { compareProof } from '#app/features/studio/proofs/compare-proof.ts'
import type { Compared, ProofChange } from '#app/features/studio/proofs/compare-proof.ts'
import { adventureMark, placesOf } from '#app/features/studio/proofs/compose-proof.ts'
import type { ProofDocument } from '#app/features/studio/proofs/proof-document.ts'
import { proofEdits } from '#app/features/studio/proofs/proof-edits.ts'
import { nameOfPart } from '#app/features/studio/texts/components/text-place.tsx'
import { linesIn } from '#app/features/studio/texts/text-places.ts'
import type { TextLine, TextPlace } from '#app/features/studio/texts/text-places.ts'
import type { Side } from '#app/features/studio/draft/words/text-pair.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { notify } from '#app/ui/toaster.ts'
import { ProofChangeLine } from './proof-change-line.tsx'
import { ProofRefused } from './proof-refused.tsx'
import { RejectedTexts } from './rejected-texts.tsx'

type Props = { document: ProofDocument; onClose: () => void }

/** What a document would change in the draft around it, before anything is changed. */
export function ProofChanges({ document, onClose }: Props) {
  const store = useStore()
  const [found] = useState(() => {
    const { draft, log } = store.getState()
    if (document.adventure !== adventureMark(draft.details.id)) return null
    const places = placesOf({ draft, log })
    const lines = places.flatMap(linesIn)
    const compared = compareProof(document, lines, contentLanguages(draft.details), isTheirsIn(draft))
    return { places, compared }
  })
  return found ? (
    <Found {...found} onClose={onClose} />
  ) : (
    <ProofRefused text={m.proofs_other_adventure()} onClose={onClose} />
  )
}

const isTheirsIn =
  ({ role, details }: DraftView) =>
  ({ kind }: TextLine, side: Side): boolean => {
    const language = side === 'primary' ? details.primaryLanguage : otherLanguage(details.primaryLanguage)
    if (kind === 'details' && !mayChangeDetails(role, details.status)) return false
    return may(role, 'edit') || (side === 'other' && role.language === language)
  }

const nameIn = (change: ProofChange): string => `${change.line.key} ${change.side}`

function Found({ places, compared, onClose }: { places: TextPlace[]; compared: Compared; onClose: () => void }) {
  const store = useStore()
  const { changes, rejected } = compared
  const fitting = changes.filter(({ state }) => state === 'fits')
  const outgrown = changes.filter(({ state }) => state === 'outgrown')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(fitting.map(nameIn)))
  const placeOf = usePlaceNames(places)
  const choose = (some: readonly ProofChange[], isChosen: boolean) => {
    const names = new Set(some.map(nameIn))
    setChosen((now) => (isChosen ? new Set([...now, ...names]) : new Set([...now].filter((name) => !names.has(name)))))
  }
  const take = () => {
    const { details } = store.getState().draft
    const languages = { primary: details.primaryLanguage, other: otherLanguage(details.primaryLanguage) }
    const taken = changes.filter((change) => chosen.has(nameIn(change)))
    const { edits, left } = proofEdits(store.getState(), languages, taken)
    store.completeStep()
    store.editTogether(edits)
    store.completeStep()
    void notify({
      title: m.proofs_taken({ count: taken.length - left }),
      description: left > 0 ? m.proofs_left({ count: left }) : m.proofs_taken_text(),
      tone: left > 0 ? 'warning' : 'success',
    })
    onClose()
  }
  const list = (some: readonly ProofChange[]) => (
    <ul className="grid gap-3">
      {some.map((change) => (
        <ProofChangeLine
          key={nameIn(change)}
          change={change}
          place={placeOf(change.line)}
          isChosen={chosen.has(nameIn(change))}
          onChoose={(isChosen) => choose([change], isChosen)}
        />
      ))}
    </ul>
  )
  return (
    <>
      <div className="grid gap-5">
        {changes.length === 0 && <Notice title={m.proofs_nothing()}>{m.proofs_nothing_text()}</Notice>}
        {fitting.length > 0 && (
          <section className="grid gap-3">
            <h3 className="text-subheading">{m.proofs_changes({ count: fitting.length })}</h3>
            {fitting.length > 1 && (
              <Checkbox
                label={m.proofs_all()}
                checked={fitting.every((change) => chosen.has(nameIn(change)))}
                onChange={({ target }) => choose(fitting, target.checked)}
              />
            )}
            {list(fitting)}
          </section>
        )}
        {outgrown.length > 0 && (
          <section className="grid gap-3">
            <h3 className="text-subheading">{m.proofs_outgrown({ count: outgrown.length })}</h3>
            <p className="max-w-prose text-muted">{m.proofs_outgrown_text()}</p>
            {list(outgrown)}
          </section>
        )}
        <RejectedTexts rejected={rejected} placeOf={placeOf} />
      </div>
      <DialogFooter stays>
        <Button onClick={onClose}>{m.common_cancel()}</Button>
        <Button variant="accent" disabled={chosen.size === 0} onClick={take}>
          {m.proofs_take({ count: chosen.size })}
        </Button>
      </DialogFooter>
    </>
  )
}

function usePlaceNames(places: readonly TextPlace[]): (line: TextLine) => string {
  const names = useMemo(() => {
    const all = new Map<string, string>()
    for (const { name, lines, inside } of places) {
      for (const line of lines) all.set(line.key, name)
      for (const part of inside) for (const line of part.lines) all.set(line.key, `${name} · ${nameOfPart(part)}`)
    }
    return all
  }, [places])
  return ({ key, label }) => [names.get(key) ?? '', label()].filter(Boolean).join(' · ')
}
