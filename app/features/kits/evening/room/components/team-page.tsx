import Hand from 'lucide-react/icons/hand'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useState } from 'react'
import { GuestLast } from '#app/features/kits/evening/components/guest-last.tsx'
import type { TeamView } from '#app/features/kits/evening/room/room-views.ts'
import { keepRoom } from '#app/features/kits/hints/room-on-device.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Clock, OnceUp } from './room-clock.tsx'
import { endClosing, endText, endTitle, signedText, stuckText } from './room-words.ts'
import { TeamLockPart } from './team-lock.tsx'
import { useTeam } from './use-team.ts'
import type { Team } from './use-team.ts'

type TeamPageProps = {
  /** Where the team's link leads. */
  path: string
  first: TeamView
  /** The puzzle whose sheet was scanned. */
  scanned: string | null
}

/** A room in the hands of those who play it: any number of phones have the same page. */
export function TeamPage({ path, first, scanned }: TeamPageProps) {
  const team = useTeam(path, first)
  const { view, since, isLost, problem } = team
  const { kitId, status, textLanguage } = view
  useEffect(() => keepRoom(kitId, status === 'over' ? null : path), [kitId, path, status])
  return (
    <div className="frame grid max-w-2xl! content-start gap-6 pt-6 pb-16">
      <header className="grid gap-2">
        <p lang={textLanguage} className="text-sm font-semibold text-brass-ink">
          {view.title}
        </p>
        <h1 translate="no" className="text-title wrap-anywhere">
          {view.team}
        </h1>
        {view.end === null && (
          <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <Clock clock={view.clock} since={since} className="font-display text-5xl font-semibold tabular-nums" />
            {status !== 'invited' && (
              <p className="text-muted">
                {m.evening_room_opened(view)}
                {' · '}
                {m.evening_room_hints({ count: view.hints })}
              </p>
            )}
          </div>
        )}
        <p role="status" className="font-medium text-brass-ink empty:sr-only">
          {statusTexts[status]()}
        </p>
        {view.end === null && <OnceUp clock={view.clock} since={since} text={m.evening_room_up()} />}
        <p role="status" className="flex items-center gap-2 text-sm text-muted empty:sr-only">
          {isLost && (
            <>
              <WifiOff aria-hidden="true" className="size-4" />
              {m.groups_connecting()}
            </>
          )}
        </p>
      </header>
      <div role="status" className="empty:sr-only">
        {view.message !== '' && view.end === null && (
          <Notice title={m.evening_room_from_host()}>
            <p translate="no" className="wrap-anywhere">
              {view.message}
            </p>
          </Notice>
        )}
      </div>
      {view.end && (
        <section aria-labelledby="end" className="grid gap-1 rounded-card border border-brass/70 bg-raised p-5">
          <h2 id="end" className="text-heading">
            {endTitle(view.end)}
          </h2>
          <p className="text-lg">{endClosing(view.end)}</p>
          <p className="text-muted">{endText(view.end)}</p>
        </section>
      )}
      {view.goal !== '' && view.end === null && (
        <section aria-labelledby="goal" className="grid gap-1">
          <h2 id="goal" className="text-heading">
            {m.paper_room_goal()}
          </h2>
          <p lang={textLanguage} className="whitespace-pre-line">
            {view.goal}
          </p>
        </section>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {view.list.length > 0 && view.end === null && (
        <>
          <section aria-labelledby="locks" className="grid gap-3">
            <h2 id="locks" className="text-heading">
              {m.evening_room_locks()}
            </h2>
            <p className="text-sm text-muted">{m.evening_room_locks_lead()}</p>
            <ul role="list" className="grid gap-3">
              {view.list.map((lock) => (
                <TeamLockPart key={lock.id} team={team} lock={lock} isScanned={lock.id === scanned} />
              ))}
            </ul>
          </section>
          <Stuck team={team} />
        </>
      )}
      {view.last && (
        <details className="rounded-card border border-line bg-surface px-4 py-1">
          <FoldSummary>{m.evening_room_last()}</FoldSummary>
          <div className="pt-2 pb-4">
            <GuestLast title={view.title} last={view.last} />
          </div>
        </details>
      )}
    </div>
  )
}

const statusTexts: Readonly<Record<TeamView['status'], () => string>> = {
  invited: m.evening_room_wait_start,
  on: () => '',
  paused: m.evening_room_paused,
  over: () => '',
}

function Stuck({ team: { view, ask, isBusy } }: { team: Team }) {
  const [chosen, choose] = useState('')
  const shut = view.list.filter(({ isOpen }) => !isOpen)
  const at = shut.find(({ id }) => id === chosen)
  const { stuck } = view
  return (
    <section aria-label={m.evening_room_call()} className="grid justify-items-start gap-3 border-t border-line pt-5">
      <p role="status" className="empty:sr-only">
        {stuck ? stuckText(stuck.lock) : view.isHelped && m.evening_room_answered()}
      </p>
      {!stuck && (
        <Field label={m.evening_room_stuck_where()} optional className="w-full sm:max-w-96">
          {(control) => (
            <Select {...control} value={at?.id ?? ''} onChange={({ target }) => choose(target.value)}>
              <option value="">{m.evening_guest_choose()}</option>
              <Options of={shut.map((lock) => ({ id: lock.id, name: signedText(lock) }))} />
            </Select>
          )}
        </Field>
      )}
      <Button
        aria-disabled={isBusy}
        onClick={() => void (isBusy || ask({ type: 'stuck', isStuck: !stuck, puzzleId: stuck ? undefined : at?.id }))}
      >
        <Hand aria-hidden="true" className="size-5" />
        {stuck ? m.evening_room_call_off() : m.evening_room_call()}
      </Button>
    </section>
  )
}
