import Flag from 'lucide-react/icons/flag'
import Hand from 'lucide-react/icons/hand'
import type { CSSProperties } from 'react'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { hasBegun } from '#app/features/play/groups/board.ts'
import type { ScreenView } from '#app/features/play/results/read-screen.server.ts'
import { leftForAll, since } from '#app/features/play/results/screen-view.ts'
import type { ScreenTeam } from '#app/features/play/results/screen-view.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { useLivePicture, useSince } from '#app/ui/use-live-picture.ts'

/** For a projector: nothing on it tells where a team is, only how far. Letters grow with the screen. */
export function ScreenPage({ first, events }: { first: ScreenView; events: string }) {
  const { picture: view, since: cameAt, isLost } = useLivePicture(events, 'screen', first)
  const tickedMs = useSince(cameAt)
  const { name, title, status, teams, join, limitMs } = view
  const isWaiting = status === 'waiting'
  const leftMs = limitMs === null ? null : leftForAll(teams, limitMs, tickedMs)
  const columns = teams.length > 48 ? 5 : teams.length > 24 ? 4 : teams.length > (join && isWaiting ? 3 : 7) ? 2 : 1
  const rows = Math.max(1, Math.ceil(teams.length / columns))
  return (
    <div className="flex min-h-dvh flex-col gap-[2vh] bg-canvas p-[2vw] text-ink lg:h-dvh lg:overflow-hidden">
      <header className="flex flex-wrap items-end justify-between gap-x-[3vw] gap-y-2">
        <div className="min-w-0">
          <p className="text-[max(1rem,1.5vw)] font-semibold text-brass-ink">{title}</p>
          <h1
            translate="no"
            className={classNames(
              'font-display leading-tight font-semibold',
              name.length > 30 ? 'text-[max(1.5rem,2.2vw)]' : 'text-[max(1.75rem,3.2vw)]',
            )}
          >
            {name}
          </h1>
        </div>
        <p className="sm:text-right">
          {leftMs !== null && (
            <span className="block font-display text-[max(2rem,5vw)] leading-none tabular-nums">
              {formatCountdown(leftMs)}
            </span>
          )}
          <span className="text-[max(1rem,1.5vw)] text-muted">
            {isLost
              ? m.groups_connecting()
              : leftMs === 0 && status === 'running'
                ? m.groups_time_up()
                : statusTexts[status]()}
          </span>
        </p>
      </header>
      {join && <Join {...join} isLarge={isWaiting} />}
      {teams.length === 0 ? (
        <p className="grid flex-1 place-content-center text-[max(1.25rem,2.4vw)] text-muted">{m.screen_no_teams()}</p>
      ) : (
        <ol
          style={{ '--rows': rows } as CSSProperties}
          className="grid flex-1 auto-cols-fr content-start lg:min-h-0 gap-x-[2vw] gap-y-[max(0.4rem,0.8vh)] lg:grid-flow-col lg:grid-rows-[repeat(var(--rows),minmax(0,7rem))]"
        >
          {teams.map((team) => (
            <TeamRow
              key={team.id}
              team={team}
              size={rows > 8 || columns > 2 ? 'small' : 'large'}
              isWaiting={isWaiting}
              tickedMs={tickedMs}
              hasOwnClock={limitMs === null}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

const statusTexts: Record<ScreenView['status'], () => string> = {
  waiting: m.screen_waiting,
  running: m.screen_running,
  paused: m.screen_paused,
  ended: m.screen_ended,
}

/** How long it took, or else what is left or gone by; null where one clock is for all. */
function timeOf(team: ScreenTeam, tickedMs: number, hasOwnClock: boolean): number | null {
  const { standing, clock } = team
  if (standing === 'finished') return clock.runMs
  if (!hasOwnClock || !hasBegun(team)) return null
  const gone = since(clock, tickedMs)
  return clock.leftMs === null ? clock.runMs + gone : Math.max(0, clock.leftMs - gone)
}

type RowProps = {
  team: ScreenTeam
  size: 'small' | 'large'
  /** Nobody has a way behind them yet. */
  isWaiting: boolean
  tickedMs: number
  /** Whether teams play at times of their own. */
  hasOwnClock: boolean
}

function TeamRow({ team, size, isWaiting, tickedMs, hasOwnClock }: RowProps) {
  const { name, standing, share, isStuck, here, place, score } = team
  const isThere = standing === 'finished'
  const time = timeOf(team, tickedMs, hasOwnClock)
  return (
    <li
      className={classNames(
        'grid content-center gap-[0.2em] overflow-hidden rounded-card border-2 bg-surface px-[max(0.75rem,0.9vw)]',
        isStuck ? 'border-warning-ink' : 'border-line',
        size === 'large'
          ? 'py-1 text-[max(1.125rem,1.7vw)]'
          : 'text-[max(1.125rem,1.25vw)] leading-tight max-lg:py-1.5',
      )}
    >
      <p className="flex min-w-0 items-baseline gap-[0.6em]">
        {place !== null && <span className="font-display text-brass-ink tabular-nums">{formatNumber(place)}</span>}
        <span translate="no" className="min-w-0 flex-1 truncate font-semibold">
          {name}
        </span>
        {isStuck && (
          <span className="flex items-center gap-[0.3em] self-center text-warning-ink">
            <Hand aria-hidden="true" className="size-[1em]" />
            {size === 'large' ? m.screen_stuck() : <span className="sr-only">{m.screen_stuck()}</span>}
          </span>
        )}
        {isThere && (
          <Flag role="img" aria-label={m.results_ended()} className="size-[1em] self-center text-success-ink" />
        )}
        {score !== null && hasBegun(team) && (
          <span className="whitespace-nowrap text-brass-ink tabular-nums">
            {size === 'large' ? m.play_points({ count: score }) : formatNumber(score)}
          </span>
        )}
        {standing === 'absent' ? (
          <span className="whitespace-nowrap text-muted">{m.groups_standing_absent()}</span>
        ) : (
          (isWaiting || standing === 'waiting') && (
            <span className="whitespace-nowrap text-muted tabular-nums">{m.screen_here({ count: here })}</span>
          )
        )}
        {time !== null && <span className="text-muted tabular-nums">{formatCountdown(time)}</span>}
      </p>
      {!isWaiting && (
        <div
          role="progressbar"
          aria-label={m.screen_way({ name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className={classNames('overflow-hidden rounded-full bg-sunken', size === 'large' ? 'h-[0.5em]' : 'h-[0.3em]')}
        >
          <div
            className={classNames('h-full transition-[width]', isThere ? 'bg-success-ink' : 'bg-accent')}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
    </li>
  )
}

function Join({ code, address, qr, isLarge }: NonNullable<ScreenView['join']> & { isLarge: boolean }) {
  return (
    <section
      aria-labelledby="join"
      className={classNames(
        'flex flex-wrap items-center rounded-card border border-brass/70 bg-surface',
        isLarge ? 'gap-[3vw] p-[1.5vw]' : 'gap-[1.5vw] p-[0.6vw]',
      )}
    >
      <QrPicture
        drawn={qr}
        label={m.screen_join_qr()}
        className={isLarge ? 'w-[max(9rem,16vw)]' : 'w-[max(6rem,7vw)]'}
      />
      <div className={isLarge ? 'grid gap-2' : 'flex flex-wrap items-baseline gap-x-[1.5vw]'}>
        <h2
          id="join"
          className={isLarge ? 'text-[max(1.25rem,2.2vw)] text-muted' : 'text-[max(1.125rem,1.6vw)] text-muted'}
        >
          {m.screen_join({ address })}
        </h2>
        <p
          translate="no"
          className={classNames(
            'font-mono leading-none font-semibold tracking-wider',
            isLarge ? 'text-[max(2rem,6vw)]' : 'text-[max(1.75rem,3vw)]',
          )}
        >
          {code}
        </p>
      </div>
    </section>
  )
}
