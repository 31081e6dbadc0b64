import { SignedName } from '#app/features/kits/hints/components/signed-name.tsx'
import type { HostLock } from '#app/features/kits/evening/room/room-views.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { AsksFirst } from './asks-first.tsx'
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
            <Badge tone="success">{m.evening_room_open_after({ time: formatDuration(lock.openedAfter) })}</Badge>
          )}
          {facts.join(' · ')}
        </p>
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
        <Button
          size="small"
          aria-disabled={isBusy}
          onClick={() => void (isBusy || send({ type: 'opened', puzzleId: lock.id }))}
        >
          <Named label={m.evening_room_mark_open()} name={lock.name} />
        </Button>
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
