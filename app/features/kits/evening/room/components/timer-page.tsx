import CirclePause from 'lucide-react/icons/circle-pause'
import Hand from 'lucide-react/icons/hand'
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { eventsOf } from '#app/features/kits/evening/evening-path.ts'
import type { TimerView } from '#app/features/kits/evening/room/room-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useLivePicture } from '#app/ui/use-live-picture.ts'
import { Clock } from './room-clock.tsx'
import { endClosing, endText, endTitle, teamStuckText } from './room-words.ts'

/** For everybody in the room: read from four metres away, and nothing to press. */
export function TimerPage({ path, first }: { path: string; first: TimerView }) {
  const { picture: view, since, isLost } = useLivePicture(eventsOf(path), 'view', first)
  const { title, textLanguage, team, status, message, end } = view
  return (
    <div className="flex min-h-dvh flex-col gap-[2vw] bg-canvas p-[2.5vw] text-[max(1.125rem,1.9vw)] leading-snug text-ink lg:h-dvh lg:overflow-hidden">
      <header className="flex flex-wrap items-end justify-between gap-x-[3vw] gap-y-1">
        <div className="min-w-0">
          <p lang={textLanguage} className="font-semibold text-brass-ink">
            {title}
          </p>
          <h1 translate="no" className="font-display text-[max(1.75rem,3.4vw)] leading-tight font-semibold">
            {team}
          </h1>
        </div>
        <p role="status" className="flex items-center gap-[0.5em] text-muted">
          {status === 'paused' && <CirclePause aria-hidden="true" className="size-[1.2em]" />}
          {isLost ? m.groups_connecting() : statusText(view)}
        </p>
      </header>
      <div className="grid min-h-0 flex-1 content-center justify-items-center gap-[2vw] text-center">
        {end ? (
          <>
            <p className="font-display text-[max(2.5rem,7vw)] leading-none font-semibold">{endTitle(end)}</p>
            <p className="text-[max(1.25rem,3vw)]">{endClosing(end)}</p>
            <p className="text-muted">{endText(end)}</p>
          </>
        ) : (
          <Clock
            clock={view.clock}
            since={since}
            className="font-display text-[max(5rem,21vw)] leading-none font-semibold tabular-nums"
          />
        )}
        {view.stuck && (
          <p role="status" className="flex items-center gap-[0.5em] text-[max(1.25rem,2.4vw)] text-warning-ink">
            <Hand aria-hidden="true" className="size-[1.2em] shrink-0" />
            {teamStuckText(view.stuck.lock)}
          </p>
        )}
        {message !== '' && !end && (
          <p
            role="status"
            translate="no"
            className="max-w-[86vw] text-[max(1.5rem,3.4vw)] leading-tight wrap-anywhere text-brass-ink"
          >
            <span className="block text-[0.5em] text-muted" translate="yes">
              {m.evening_room_from_host()}
            </span>
            {message}
          </p>
        )}
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-[3vw] gap-y-2 text-[max(1.25rem,2.4vw)]">
        <p className="flex flex-wrap items-center gap-[0.5em]">
          <span aria-hidden="true" className="flex flex-wrap gap-[0.2em]">
            {Array.from({ length: view.locks }, (_, at) =>
              at < view.opened ? (
                <LockKeyholeOpen key={at} className="size-[1.2em] text-brass-ink" />
              ) : (
                <LockKeyhole key={at} className="size-[1.2em] text-muted" />
              ),
            )}
          </span>
          {m.evening_room_opened({ opened: view.opened, locks: view.locks })}
        </p>
        {!end && <p>{m.evening_room_hints({ count: view.hints })}</p>}
      </footer>
    </div>
  )
}

function statusText({ status }: TimerView): string {
  if (status === 'invited') return m.evening_room_soon()
  return status === 'paused' ? m.evening_room_paused() : ''
}
