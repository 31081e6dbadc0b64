import type { DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'

/** `isLate`: in the last course or after it, when exactly one suspect should be left. */
type VerdictProps = { isLate: boolean; left: readonly DinnerCharacter[]; culpritId: string | null }

/** Whether the guests could make their accusation by now. */
export function Verdict({ isLate, left, culpritId }: VerdictProps) {
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
      <Notice tone={isLate ? 'warning' : 'info'} title={m.dinner_verdict_open({ count: left.length })}>
        {names}
      </Notice>
    )
  const isRight = first.id === culpritId
  return (
    <Notice tone={isRight && isLate ? 'success' : 'warning'} title={m.dinner_verdict_one({ name: first.name })}>
      {isRight ? (isLate ? m.dinner_verdict_right() : m.dinner_verdict_early()) : m.dinner_verdict_wrong()}
    </Notice>
  )
}
