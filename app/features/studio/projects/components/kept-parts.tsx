import Download from 'lucide-react/icons/download'
import type { Kept, KeptReason } from '#app/features/studio/exchange/story-pieces.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

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

/** What of a story did not fit, by passage, with its words; all of it in a file to keep. */
export function KeptParts({ id, kept }: { id: string; kept: readonly Kept[] }) {
  return (
    <Notice tone="warning" title={m.studio_story_kept({ count: kept.length })}>
      <p>{m.studio_story_kept_text()}</p>
      <ul className="my-2 max-h-80 list-disc overflow-y-auto pl-5" tabIndex={0}>
        {kept.slice(0, mostShown).map((part, index) => (
          <li key={index}>
            {headOf(part)}
            <code className="block text-sm break-words whitespace-pre-wrap">{excerpt(part.text)}</code>
          </li>
        ))}
        {kept.length > mostShown && <li>{m.studio_import_unset_more({ count: kept.length - mostShown })}</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => save(kept)}>
          <Download aria-hidden="true" className="size-4.5" />
          {m.studio_story_kept_save()}
        </Button>
        <Button asChild size="small" variant="accent">
          <Link to={`/editor/${id}?tab=scenes`}>{m.studio_import_open()}</Link>
        </Button>
      </div>
    </Notice>
  )
}

const headOf = ({ passage, reason }: Kept): string =>
  m.studio_story_kept_part({ passage: passage || m.studio_story_kept_start(), reason: reasons[reason]() })

const longestShown = 200

const excerpt = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)

function save(kept: readonly Kept[]): void {
  const text = kept.map((part) => `${headOf(part)}\n\n${part.text}\n`).join('\n----\n\n')
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: address, download: m.studio_story_kept_file() }).click()
  URL.revokeObjectURL(address)
}
