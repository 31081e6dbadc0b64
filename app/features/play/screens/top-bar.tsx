import BookOpen from 'lucide-react/icons/book-open'
import DoorOpen from 'lucide-react/icons/door-open'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Settings from 'lucide-react/icons/settings'
import type { ComponentType } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { RunProjection } from '#app/features/engine/projection.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { useContentLanguage } from './content-language.ts'

type TopBarProps = {
  view: RunProjection
  adventureId: string
  isPlaytest: boolean
  hotspotsShown: boolean
  onToggleHotspots: () => void
  onOpen: (panel: 'journal' | 'settings') => void
}

/** The narrow bar over the scene: the way out, how it stands, and the few tools of a player. */
export function TopBar({ view, adventureId, isPlaytest, hotspotsShown, onToggleHotspots, onOpen }: TopBarProps) {
  const lang = useContentLanguage()
  return (
    <header className="play-bar flex flex-wrap items-center gap-x-1 border-b border-line px-1 sm:gap-x-2 sm:px-3">
      <Link to={`/play/${adventureId}`} className="play-tool" title={m.play_leave()}>
        <DoorOpen aria-hidden="true" />
        <span className="sr-only">{m.play_leave()}</span>
      </Link>
      <p lang={lang} className="min-w-0 flex-1 truncate font-display text-lg">
        {view.title}
      </p>
      {isPlaytest && <Badge tone="accent">{m.play_playtest()}</Badge>}
      <p className="hidden text-sm text-muted tabular-nums md:block">{m.play_progress({ solved: view.puzzlesSolved, all: view.puzzlesInAll })}</p>
      <p className="px-1 text-sm font-semibold text-brass-ink tabular-nums sm:text-base">{m.play_points({ count: view.score })}</p>
      <Tool Icon={hotspotsShown ? EyeOff : Eye} label={m.play_show_hotspots()} pressed={hotspotsShown} onClick={onToggleHotspots} />
      <Tool Icon={BookOpen} label={m.play_journal()} onClick={() => onOpen('journal')} />
      <Tool Icon={Settings} label={m.play_settings()} onClick={() => onOpen('settings')} />
    </header>
  )
}

type ToolProps = { Icon: ComponentType<{ 'aria-hidden': 'true' }>; label: string; pressed?: boolean; onClick: () => void }

function Tool({ Icon, label, pressed, onClick }: ToolProps) {
  return (
    <button type="button" onClick={onClick} aria-pressed={pressed} title={label} className="play-tool">
      <Icon aria-hidden="true" />
      <span className="sr-only lg:not-sr-only">{label}</span>
    </button>
  )
}
