import Download from 'lucide-react/icons/download'
import type { Kept, KeptReason } from '#app/features/studio/exchange/story-pieces.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { saveText } from './save-text.ts'

const reasons: Record<KeptReason, () => string> = {
  construct: m.studio_story_why_construct,
  condition: m.studio_story_why_condition,
  value: m.studio_story_why_value,
  change: m.studio_story_why_change,
  comment: m.studio_story_why_comment,
  code: m.studio_story_why_code,
  target: m.studio_story_why_target,
  redirect: m.studio_story_why_redirect,
  tooMuch: m.studio_story_why_too_much,
}

const mostShown = 30

/** What of a story does not fit, by passage, with its words; all of it in a file to keep. */
export function KeptList({ kept }: { kept: readonly Kept[] }) {
  return (
    <Notice tone="warning" title={m.studio_story_kept({ count: kept.length })}>
      <p>{m.studio_story_kept_text()}</p>
      <ul className="my-2 max-h-60 list-disc overflow-y-auto pl-5" tabIndex={0}>
        {kept.slice(0, mostShown).map((each, index) => (
          <li key={index}>
            {headOf(each)}
            <code className="block text-sm break-words whitespace-pre-wrap">{excerpt(each.text)}</code>
          </li>
        ))}
        {kept.length > mostShown && <li>{m.bring_more({ count: kept.length - mostShown })}</li>}
      </ul>
      <Button size="small" onClick={() => save(kept)}>
        <Download aria-hidden="true" className="size-4.5" />
        {m.studio_story_kept_save()}
      </Button>
    </Notice>
  )
}

const headOf = ({ passage, reason }: Kept): string =>
  m.studio_story_kept_at({ passage: passage || m.studio_story_kept_start(), reason: reasons[reason]() })

const longestShown = 200

const excerpt = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)

const save = (kept: readonly Kept[]): void =>
  saveText(m.studio_story_kept_file(), kept.map((each) => `${headOf(each)}\n\n${each.text}\n`).join('\n----\n\n'))
