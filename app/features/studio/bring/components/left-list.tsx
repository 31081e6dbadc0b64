import type { Left, LeftReason } from '#app/features/studio/bring/table-columns.ts'
import { m } from '#app/i18n/generated/messages.js'
import { NotTaken } from './not-taken.tsx'

const reasons: Record<LeftReason, () => string> = {
  missing: m.bring_left_missing,
  tooLong: m.bring_left_long,
  unread: m.bring_left_unread,
  noSuchRow: m.bring_left_nobody,
  unknown: m.bring_left_unknown,
  twice: m.bring_left_twice,
  extra: m.bring_left_extra,
  full: m.bring_left_full,
}

/** What of a table does not fit, by line and column. */
export const LeftList = ({ left }: { left: readonly Left[] }) => (
  <NotTaken
    title={m.bring_left({ count: left.length })}
    pieces={left.map((each) => ({ head: headOf(each), text: each.text }))}
  />
)

function headOf({ line, column, reason: why, choices }: Left): string {
  const reason = choices ? m.bring_left_choices({ choices: choices.join(', ') }) : reasons[why]()
  return column === '' ? m.bring_left_line({ line, reason }) : m.bring_left_cell({ line, column, reason })
}
