import DoorOpen from 'lucide-react/icons/door-open'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import type { ComponentType, ReactNode } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { JournalButton } from '#app/features/play/party/components/journal-button.tsx'
import { EditorLink } from '#app/features/play/playtest/components/editor-link.tsx'
import { changeSettings } from '#app/features/play/screens/settings/use-player-settings.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Counters } from './counters.tsx'
import type { PlayParts } from './play-parts.ts'
import { PuzzleClock } from './puzzle-clock.tsx'
import { RunClock } from './run-clock.tsx'

type TopBarProps = {
  parts: PlayParts
  children?: ReactNode
}

export function TopBar({ parts: { run, adventureId, isPlaytest, settings, open }, children }: TopBarProps) {
  const lang = useContentLanguage()
  const { view } = run.snapshot
  return (
    <header className="play-bar">
      {isPlaytest ? (
        <EditorLink
          adventureId={adventureId}
          place={{ entity: 'scene', id: view.scene.id }}
          className="play-tool"
          title={m.play_back_to_editor()}
        >
          <DoorOpen aria-hidden="true" />
          <span className="sr-only">{m.play_back_to_editor()}</span>
        </EditorLink>
      ) : (
        <Link to={`/play/${adventureId}`} className="play-tool" title={m.play_leave()}>
          <DoorOpen aria-hidden="true" />
          <span className="sr-only">{m.play_leave()}</span>
        </Link>
      )}
      <p lang={lang} className="play-bar-title">
        {view.title}
      </p>
      <div className="play-standing">
        {isPlaytest && <Badge tone="accent">{m.play_playtest()}</Badge>}
        <Counters counters={view.counters} />
        {view.puzzlesInAll > 0 && (
          <p className="play-progress text-muted">
            {m.play_progress({ solved: view.puzzlesSolved, all: view.puzzlesInAll })}
          </p>
        )}
        <PuzzleClock clocks={view.clocks} told={run.snapshot} />
        <RunClock runMs={view.runMs} told={run.snapshot} />
        <p
          className="inline-flex items-center gap-1.5 font-semibold text-brass-ink"
          title={m.play_points({ count: view.score })}
        >
          <Star aria-hidden="true" className="size-4" />
          <span aria-hidden="true">{formatNumber(view.score)}</span>
          <span className="sr-only">{m.play_points({ count: view.score })}</span>
        </p>
      </div>
      <div role="group" aria-label={m.player_tools()} className="play-tools">
        <Tool
          Icon={settings.labels ? EyeOff : Eye}
          label={m.play_show_hotspots()}
          pressed={settings.labels}
          onClick={() => changeSettings({ labels: !settings.labels })}
        />
        <Tool
          Icon={settings.sound ? Volume2 : VolumeX}
          label={m.player_sound()}
          pressed={settings.sound}
          onClick={() => changeSettings({ sound: !settings.sound })}
        />
        <JournalButton onOpen={() => open('journal')} />
        {children}
        <Tool Icon={Settings} label={m.play_settings()} onClick={() => open('settings')} />
      </div>
    </header>
  )
}

type ToolProps = {
  Icon: ComponentType<{ 'aria-hidden': 'true' }>
  label: string
  pressed?: boolean
  onClick: () => void
}

export function Tool({ Icon, label, pressed, onClick }: ToolProps) {
  return (
    <button type="button" onClick={onClick} aria-pressed={pressed} title={label} className="play-tool">
      <Icon aria-hidden="true" />
      <span className="play-tool-name">{label}</span>
    </button>
  )
}
