import Download from 'lucide-react/icons/download'
import type { Left, LeftReason } from '#app/features/studio/bring/table-columns.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { saveText } from './save-text.ts'

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

const mostShown = 30
const longestShown = 200

/** What of a table does not fit, by line and column, as it is written there. */
export function LeftList({ left }: { left: readonly Left[] }) {
  return (
    <Notice tone="warning" title={m.bring_left({ count: left.length })}>
      <ul className="my-2 max-h-60 list-disc overflow-y-auto pl-5" tabIndex={0}>
        {left.slice(0, mostShown).map((each, index) => (
          <li key={index}>
            {headOf(each)}
            {each.text !== '' && (
              <code className="block text-sm break-words whitespace-pre-wrap">{excerpt(each.text)}</code>
            )}
          </li>
        ))}
        {left.length > mostShown && <li>{m.bring_more({ count: left.length - mostShown })}</li>}
      </ul>
      <Button size="small" onClick={() => save(left)}>
        <Download aria-hidden="true" className="size-4.5" />
        {m.studio_story_kept_save()}
      </Button>
    </Notice>
  )
}

function headOf({ line, column, reason: why, choices }: Left): string {
  const reason = choices ? m.bring_left_choices({ choices: choices.join(', ') }) : reasons[why]()
  return column === '' ? m.bring_left_line({ line, reason }) : m.bring_left_cell({ line, column, reason })
}

const excerpt = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)

const save = (left: readonly Left[]): void =>
  saveText(m.studio_story_kept_file(), left.map((each) => `${headOf(each)}\n${each.text}\n`).join('\n'))
