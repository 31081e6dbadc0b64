import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open'
import { useEffect, useRef, useState } from 'react'
import { useTyped } from '#app/features/kits/evening/components/use-typed.ts'
import type { TeamLock } from '#app/features/kits/evening/room/room-views.ts'
import { LockField } from '#app/features/kits/hints/components/lock-field.tsx'
import { isALock } from '#app/features/kits/hints/lock-answer.ts'
import { SignedName } from '#app/features/kits/hints/components/signed-name.tsx'
import { StepList } from '#app/features/kits/hints/components/step-list.tsx'
import { formatCountdown, useTimeLeft } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { AsksFirst } from '#app/features/kits/evening/components/asks-first.tsx'
import type { Team } from './use-team.ts'

type Props = { team: Team; lock: TeamLock }

/** One lock: what is typed into it, or that it was opened, and its hints. */
export function TeamLockPart({ team, lock, isScanned }: Props & { isScanned: boolean }) {
  const own = useRef<HTMLDetailsElement>(null)
  const { textLanguage } = team.view
  useEffect(() => {
    if (isScanned) own.current?.scrollIntoView({ block: 'start' })
  }, [isScanned])
  useEffect(() => {
    // Its field would push away what is being typed below
    if (lock.isShutAgain && !isScanned && own.current) own.current.open = false
  }, [lock.isShutAgain, isScanned])
  return (
    <li>
      <details ref={own} open={isScanned} className="scroll-mt-4 rounded-card border border-line bg-raised shadow-card">
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
          {lock.isOpen ? (
            <LockKeyholeOpen aria-hidden="true" className="size-5 shrink-0 text-success-ink" />
          ) : (
            <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-muted" />
          )}
          <span className="min-w-0 flex-1 text-lg font-semibold">
            {lock.name === '' ? called(lock) : <SignedName {...lock} language={textLanguage} />}
          </span>
          {lock.isOpen && (
            <Badge tone="success">{hasLock(lock) ? m.evening_room_open() : m.evening_room_solved()}</Badge>
          )}
          <span role="status" className="empty:sr-only">
            {lock.isShutAgain && <Badge tone="warning">{m.evening_room_shut_again()}</Badge>}
          </span>
        </summary>
        <div className="grid gap-4 border-t border-line px-4 py-4">
          <p role="status" className="font-semibold text-success-ink empty:sr-only">
            {lock.isOpen && (hasLock(lock) ? m.evening_room_is_open() : m.evening_room_is_right())}
          </p>
          {!lock.isOpen && (lock.isTyped ? <Try team={team} lock={lock} /> : <Press team={team} lock={lock} />)}
          <StepList steps={lock.given} language={textLanguage} />
          {!lock.isOpen && <NextHint key={lock.given.length} team={team} lock={lock} />}
        </div>
      </details>
    </li>
  )
}

/** By its sign, while its name would say too much. */
const called = ({ name, sign }: TeamLock): string => name || m.evening_room_unnamed({ sign })

const hasLock = ({ lock }: TeamLock): boolean => isALock(lock)

function Try({ team: { path, view, ask, isBusy }, lock }: Props) {
  const { text: typed, type } = useTyped(`${path}:${lock.id}`, '')
  const [wrong, setWrong] = useState<string | null>(null)
  const waitMs = useTimeLeft(lock.waitMs, view.version)
  const send = async (text: string) => {
    setWrong(null)
    const answer = await ask({ type: 'answer', puzzleId: lock.id, text })
    if (answer?.isRight === false) setWrong(text)
    if (answer?.isRight) type('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '' && waitMs === 0 && !isBusy) void send(typed)
      }}
    >
      <LockField
        lock={lock.lock}
        name={called(lock)}
        typed={typed}
        onType={type}
        error={wrong === null ? null : m.hints_wrong({ typed: wrong })}
      >
        <Button type="submit" variant="accent" className="justify-self-start" aria-disabled={isBusy || waitMs > 0}>
          {m.evening_room_try()}
        </Button>
        {waitMs > 0 && (
          <p className="text-sm font-medium text-warning-ink tabular-nums">
            {m.evening_room_wait({ time: formatCountdown(waitMs) })}
          </p>
        )}
        <p role="status" className="text-sm font-medium empty:sr-only">
          {view.status === 'paused'
            ? m.evening_room_paused()
            : lock.waitMs > 0 && waitMs === 0 && m.evening_room_try_again()}
        </p>
      </LockField>
    </form>
  )
}

/** What only those can see who stand before it. */
function Press({ team: { ask, isBusy }, lock }: Props) {
  const label = hasLock(lock) ? m.evening_room_opened_it() : m.evening_room_solved_it()
  return (
    <AsksFirst
      label={<Named label={label} lock={lock} />}
      question={hasLock(lock) ? m.evening_room_really() : m.evening_room_really_solved()}
      yes={m.evening_room_really_yes()}
      no={m.evening_room_really_no()}
      isBusy={isBusy}
      onYes={() => void ask({ type: 'opened', puzzleId: lock.id })}
    />
  )
}

/** The answer is the last step, and asked for by its name. */
function NextHint({ team: { ask, isBusy }, lock }: Props) {
  const next = lock.given.length + 1
  if (next > lock.steps)
    return <p className="text-sm text-muted">{lock.steps === 0 ? m.hints_none() : m.hints_all_open()}</p>
  const isAnswer = next === lock.steps && lock.endsInAnswer
  const label = isAnswer ? m.hints_show_answer() : m.hints_show_hint({ number: next })
  return (
    <AsksFirst
      label={<Named label={label} lock={lock} />}
      question={m.evening_room_hint_really()}
      yes={label}
      no={m.evening_room_really_no()}
      isBusy={isBusy}
      onYes={() => void ask({ type: 'hint', puzzleId: lock.id, step: next })}
    />
  )
}

const Named = ({ label, lock }: { label: string; lock: TeamLock }) => (
  <>
    {label}
    <span className="sr-only">{m.hints_of({ name: called(lock) })}</span>
  </>
)
