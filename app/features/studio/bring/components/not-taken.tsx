import Download from 'lucide-react/icons/download'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { saveText } from './save-text.ts'

const mostShown = 30
const longestShown = 200

/** `text`: as it is written in the file; may be empty. */
type Piece = { head: string; text: string }

/** What of a file does not fit, with its words; all of it in a file to keep. */
export function NotTaken({ title, lead, pieces }: { title: string; lead?: string; pieces: readonly Piece[] }) {
  return (
    <Notice tone="warning" title={title}>
      {lead !== undefined && <p>{lead}</p>}
      <ul className="my-2 max-h-60 list-disc overflow-y-auto pl-5" tabIndex={0}>
        {pieces.slice(0, mostShown).map(({ head, text }, index) => (
          <li key={index}>
            {head}
            {text !== '' && <code className="block text-sm break-words whitespace-pre-wrap">{excerpt(text)}</code>}
          </li>
        ))}
        {pieces.length > mostShown && <li>{m.bring_more({ count: pieces.length - mostShown })}</li>}
      </ul>
      <Button size="small" onClick={() => save(pieces)}>
        <Download aria-hidden="true" className="size-4.5" />
        {m.studio_story_kept_save()}
      </Button>
    </Notice>
  )
}

const excerpt = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)

const save = (pieces: readonly Piece[]): void =>
  saveText(m.studio_story_kept_file(), pieces.map(({ head, text }) => `${head}\n\n${text}\n`).join('\n----\n\n'))
