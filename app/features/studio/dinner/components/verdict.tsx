import type { DinnerCharacter, Phase } from '#app/features/kits/documents/dinner.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'

type VerdictProps = { phase: Phase; left: readonly DinnerCharacter[]; culpritId: string | null }

/** Whether the guests could accuse by now. */
export function Verdict({ phase, left, culpritId }: VerdictProps) {
  const [first, second] = left
  const names = left.map(({ name }) => name).join(', ')
  if (!first)
    return (
      <Notice tone="warning" title={m.dinner_verdict_nobody()}>
        {m.dinner_verdict_nobody_text()}
      </Notice>
    )
  if (second)
    return (
      <Notice tone={isLate(phase) ? 'warning' : 'info'} title={m.dinner_verdict_open({ count: left.length })}>
        {names}
      </Notice>
    )
  const isRight = first.id === culpritId
  return (
    <Notice tone={isRight && isLate(phase) ? 'success' : 'warning'} title={m.dinner_verdict_one({ name: first.name })}>
      {isRight ? (isLate(phase) ? m.dinner_verdict_right() : m.dinner_verdict_early()) : m.dinner_verdict_wrong()}
    </Notice>
  )
}

/** From the accusation on, exactly one should be left; the last course may lead there. */
const isLate = ({ name }: Phase): boolean => name !== 'invitation' && name !== 'arrival'
