import DoorOpen from 'lucide-react/icons/door-open'
import Drama from 'lucide-react/icons/drama'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import type { ComponentType, ReactNode } from 'react'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Hourglass from 'lucide-react/icons/hourglass'
import Clock from 'lucide-react/icons/clock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { use, useEffect, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { usePartyContext } from '#app/features/play/party/use-party.ts'
import { JournalButton } from '#app/features/play/party/components/journal-button.tsx'
import { yourRolesText } from '#app/features/play/party/role-words.ts'
import { EditorLink } from '#app/features/play/playtest/components/editor-link.tsx'
import { changeSettings } from '#app/features/play/screens/settings/use-player-settings.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { useGroup } from '#app/features/play/runs/group-play.ts'
import { StartAnew, useEmbedded } from '#app/features/play/runs/embedded.ts'
import { request } from '#app/features/play/live/connection/run-client.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { formatCountdown, useTimeLeft } from '#app/features/puzzles/kit/player/use-countdown.ts'
import type { ClockProjection } from '#app/features/engine/projection.ts'
import { Counters } from './counters.tsx'
import { FullScreenTool } from './full-screen.tsx'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { PlayParts } from './play-parts.ts'

type TopBarProps = {
  parts: PlayParts
  children?: ReactNode
}

export function TopBar({ parts: { runId, run, adventureId, isPlaytest, settings, open }, children }: TopBarProps) {
  const lang = useContentLanguage()
  const group = useGroup()
  const isEmbedded = useEmbedded() !== null
  const startAnew = use(StartAnew)
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
      ) : isEmbedded || group ? (
        <FullScreenTool />
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
        <OwnRole roles={view.roles} />
        <Counters counters={view.counters} />
        {view.puzzlesInAll > 0 && (
          <p className="play-progress text-muted">
            {m.play_progress({ solved: view.puzzlesSolved, all: view.puzzlesInAll })}
          </p>
        )}
        <PuzzleClock clocks={view.clocks} told={run.snapshot} />
        {view.limitLeftMs === null ? (
          <RunClock runMs={view.runMs} stands={view.halted !== null} told={run.snapshot} />
        ) : (
          <LimitClock leftMs={view.limitLeftMs} stands={view.halted !== null} told={run.snapshot} />
        )}
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
        {startAnew && <Tool Icon={RotateCcw} label={m.kiosk_anew()} onClick={startAnew} />}
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
        {group && <StuckTool runId={runId} wasStuck={group.isStuck} remark={run.remark} />}
        <JournalButton onOpen={() => open('journal')} />
        {children}
        <Tool Icon={Settings} label={m.play_settings()} onClick={() => open('settings')} />
      </div>
    </header>
  )
}

function OwnRole({ roles }: { roles: readonly Role[] }) {
  const text = yourRolesText(roles)
  return (
    text !== null && (
      <p title={text} className="inline-flex items-center gap-1.5 font-semibold text-accent-ink">
        <Drama aria-hidden="true" className="size-4" />
        <span aria-hidden="true" className="uppercase">
          {roles}
        </span>
        <span className="sr-only">{text}</span>
      </p>
    )
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

export function PuzzleClock({ clocks, told }: { clocks: readonly ClockProjection[]; told: unknown }) {
  const lang = useContentLanguage()
  const [first] = clocks
  const left = useTimeLeft(first?.leftMs ?? 0, told)
  if (!first || left === 0) return null
  return (
    <p role="timer" title={first.name} className="inline-flex items-center gap-1.5 font-semibold text-warning-ink">
      <Hourglass aria-hidden="true" className="size-4" />
      <span lang={lang} className="sr-only">
        {first.name}
      </span>{' '}
      {formatCountdown(left)}
    </p>
  )
}

const minute = 60_000

/** `told`: a new value means news from the server, whose clock stops while nobody plays. */
function RunClock({ runMs, stands, told }: { runMs: number; stands: boolean; told: unknown }) {
  const [state, setState] = useState({ told, minutes: Math.floor(runMs / minute) })
  const minutes = state.told === told ? state.minutes : Math.floor(runMs / minute)
  useEffect(() => {
    if (stands) return
    const began = performance.now()
    const timer = setInterval(
      () => setState({ told, minutes: Math.floor((runMs + performance.now() - began) / minute) }),
      5_000,
    )
    return () => clearInterval(timer)
  }, [runMs, stands, told])
  return (
    <p className="play-clock text-muted" title={m.player_played()}>
      <Clock aria-hidden="true" className="size-4" />
      <span className="sr-only">{m.player_played()}</span>
      <span className="whitespace-nowrap">
        {formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' })}
      </span>
    </p>
  )
}

/** Of the session that it is played in. */
function LimitClock({ leftMs, stands, told }: { leftMs: number; stands: boolean; told: unknown }) {
  const ticking = useTimeLeft(stands ? 0 : leftMs, told)
  return (
    <p role="timer" title={m.groups_time_left()} className="inline-flex items-center gap-1.5 font-semibold">
      <Clock aria-hidden="true" className="size-4" />
      <span className="sr-only">{m.groups_time_left()}</span> {formatCountdown(stands ? leftMs : ticking)}
    </p>
  )
}

/** Asks the organiser of the session for help, or takes that back; the whole team sees it, and when it is answered. */
function StuckTool({ runId, wasStuck, remark }: { runId: string; wasStuck: boolean; remark: Run['remark'] }) {
  const isStuck = usePartyContext()?.snapshot?.isStuck ?? wasStuck
  const press = async () => {
    const reply = await request(`/api/runs/${runId}/group`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ stuck: !isStuck }),
    })
    if (reply.kind === 'answered') remark(isStuck ? m.groups_stuck_over() : m.groups_stuck_told())
  }
  return <Tool Icon={LifeBuoy} label={m.groups_stuck()} pressed={isStuck} onClick={() => void press()} />
}
