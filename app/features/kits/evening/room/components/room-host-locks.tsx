import { SignedName } from '#app/features/kits/hints/components/signed-name.tsx'
import { StepList } from '#app/features/kits/hints/components/step-list.tsx'
import type { HostLock } from '#app/features/kits/evening/room/room-views.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { AsksFirst } from '#app/features/kits/evening/components/asks-first.tsx'
import type { RoomStage } from './use-room-stage.ts'

/** How it goes at each lock. */
export function RoomHostLocks({ stage }: { stage: RoomStage }) {
  const { view } = stage
  return (
    <Headed title={m.evening_room_locks()}>
      <ul role="list" className="grid gap-3">
        {view.list.map((lock) => (
          <HostLockPart key={lock.id} stage={stage} lock={lock} />
        ))}
      </ul>
    </Headed>
  )
}

function HostLockPart({ stage: { view, send, isBusy }, lock }: { stage: RoomStage; lock: HostLock }) {
  const facts = [
    lock.wrong > 0 && m.evening_room_wrong({ count: lock.wrong }),
    lock.hints > 0 && m.evening_room_hints_of({ hints: lock.hints, steps: lock.steps }),
  ].filter((each) => each !== false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h3 className="font-semibold">
          <SignedName {...lock} language={view.textLanguage} />
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {lock.openedAfter !== null && (
            <Badge tone={lock.isByHost ? 'grey' : 'success'}>
              {lock.isByHost
                ? m.evening_room_by_host()
                : lock.hasLock
                  ? m.evening_room_open_after({ time: formatDuration(lock.openedAfter) })
                  : m.evening_room_solved_after({ time: formatDuration(lock.openedAfter) })}
            </Badge>
          )}
          {facts.join(' · ')}
        </p>
        {lock.tried.length > 0 && !lock.isOpen && (
          <p className="text-sm wrap-anywhere">
            {m.evening_room_tried()}{' '}
            <span translate="no">{lock.tried.map((text) => m.evening_guest_quoted({ text })).join(', ')}</span>
          </p>
        )}
        {lock.gives.length > 0 && (
          <p className="text-sm text-muted">
            {m.evening_room_gives()} <span lang={view.textLanguage}>{lock.gives.join(', ')}</span>
          </p>
        )}
        {lock.help.length > 0 && !lock.isOpen && (
          <details>
            <FoldSummary className="text-sm">
              {m.evening_room_help()}
              <span className="sr-only">{m.hints_of({ name: lock.name })}</span>
            </FoldSummary>
            <div className="pt-2">
              <StepList steps={lock.help} language={view.textLanguage} />
            </div>
          </details>
        )}
      </div>
      {lock.isOpen && lock.mayShut && (
        <AsksFirst
          size="small"
          label={<Named label={m.evening_room_shut()} name={lock.name} />}
          question={view.end ? m.evening_room_shut_last_really() : m.evening_room_shut_really()}
          yes={<Named label={m.evening_room_shut()} name={lock.name} />}
          no={m.common_cancel()}
          isBusy={isBusy}
          onYes={() => void send({ type: 'shut', puzzleId: lock.id })}
        />
      )}
      {!lock.isOpen && view.status !== 'invited' && view.status !== 'over' && (
        <AsksFirst
          size="small"
          label={<Named label={m.evening_room_mark_open()} name={lock.name} />}
          question={m.evening_room_mark_really()}
          yes={<Named label={m.evening_room_mark_open()} name={lock.name} />}
          no={m.common_cancel()}
          isBusy={isBusy}
          onYes={() => void send({ type: 'opened', puzzleId: lock.id })}
        />
      )}
    </li>
  )
}

const Named = ({ label, name }: { label: string; name: string }) => (
  <>
    {label}
    <span className="sr-only">{m.hints_of({ name })}</span>
  </>
)
