import BookOpen from 'lucide-react/icons/book-open'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import type { ListedPart } from '#app/features/kits/print/print-progress.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Sizes } from './use-sizes.ts'

const readers: Record<ListedPart['reader'], { Icon: typeof Eye; text: () => string }> = {
  anyone: { Icon: Eye, text: m.print_reader_anyone },
  host: { Icon: BookOpen, text: m.print_reader_host },
  guest: { Icon: User, text: m.print_reader_guest },
  players: { Icon: Users, text: m.print_reader_players },
  sealed: { Icon: Lock, text: m.print_reader_sealed },
}

type PartListProps = {
  parts: readonly ListedPart[]
  /** What each part takes; null while that is being counted. */
  sizes: Sizes | null
  /** The language of the titles, if it is not the page's. */
  language: Locale | undefined
  /** Set if somebody is absent: each part then says whether its earlier print still fits. */
  showsChanges: boolean
  /** Whether this reader may print that part alone. */
  mayHave: (part: ListedPart) => boolean
  isBusy: boolean
  onPrint: (part: ListedPart) => void
}

/** The contents of the box, grouped by reader. */
export function PartList({ parts, sizes, language, showsChanges, mayHave, isBusy, onPrint }: PartListProps) {
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
      {parts.map((part) => {
        const { Icon, text } = readers[part.reader]
        return (
          <li key={part.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brass-ink" />
            <div className="grid min-w-40 flex-1 gap-0.5">
              <span lang={language} className="font-semibold">
                {part.title}
              </span>
              <span className="text-sm text-muted">{[text(), ...takes(part, sizes)].join(' · ')}</span>
            </div>
            {showsChanges && <Change {...part} />}
            {mayHave(part) && part.change !== 'gone' && (
              <Button size="small" disabled={isBusy} onClick={() => onPrint(part)}>
                {m.print_part()}
                <span className="sr-only">{m.print_part_of({ title: part.title })}</span>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Its pages, sheets, ink and minutes. */
function takes({ id, isSent, minutesToCut }: ListedPart, sizes: Sizes | null): string[] {
  const size = sizes?.[id]
  const minutes = minutesToCut > 0 ? [m.print_minutes_to_cut({ count: minutesToCut })] : []
  if (isSent) return [...(size ? [m.print_pages({ count: size.pages })] : []), m.print_to_send()]
  if (!size) return minutes
  const ink = Math.max(0.5, Math.round(size.ink * 2) / 2)
  return [
    m.print_pages({ count: size.pages }),
    m.print_sheets({ count: size.sheets }),
    m.print_ink_of({ count: ink, pages: formatNumber(ink) }),
    ...minutes,
  ]
}

function Change({ change, again, sheets, isSent }: ListedPart) {
  const looks = {
    same: { tone: 'grey', text: m.print_change_same },
    changed: { tone: 'accent', text: isSent ? m.print_change_sent : m.print_change_changed },
    new: { tone: 'accent', text: m.print_change_new },
    gone: { tone: 'grey', text: m.print_change_gone },
  } as const
  return (
    <Badge tone={looks[change].tone}>
      {again ? m.print_change_sheets({ count: again.length, all: sheets }) : looks[change].text()}
    </Badge>
  )
}
