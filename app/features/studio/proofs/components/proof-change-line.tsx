import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import type { ProofChange } from '#app/features/studio/proofs/compare-proof.ts'
import { differenceOf } from '#app/features/studio/proofs/difference.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'

type Props = { change: ProofChange; place: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

export function ProofChangeLine({ change: { before, after, language }, place, isChosen, onChoose }: Props) {
  const { start, gone, added, end } = differenceOf(before, after)
  return (
    <li className="grid gap-2 rounded-control border border-line px-3 pt-1 pb-3">
      <Checkbox
        label={m.proofs_side({ place, language: languageName(language) })}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <p lang={language} className="whitespace-pre-wrap wrap-anywhere">
        {start}
        {gone !== '' && (
          <del className="bg-danger-soft text-danger-ink">
            <span className="sr-only">{m.proofs_gone_before()} </span>
            {gone}
          </del>
        )}
        {added !== '' && (
          <ins className="bg-success-soft text-success-ink">
            <span className="sr-only">{m.proofs_added_before()} </span>
            {added}
          </ins>
        )}
        {end}
      </p>
    </li>
  )
}
