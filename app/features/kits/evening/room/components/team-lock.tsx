import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open'
import { useEffect, useRef, useState } from 'react'
import type { TeamLock } from '#app/features/kits/evening/room/room-views.ts'
import { LockField } from '#app/features/kits/hints/components/lock-field.tsx'
import { SignedName } from '#app/features/kits/hints/components/signed-name.tsx'
import { StepList } from '#app/features/kits/hints/components/step-list.tsx'
import { formatCountdown, useTimeLeft } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Team } from './use-team.ts'

type Props = { team: Team; lock: TeamLock }

/** One lock: what is typed into it, or that it was opened, and its hints. */
export function TeamLockPart({ team, lock, isScanned }: Props & { isScanned: boolean }) {
  const own = useRef<HTMLDetailsElement>(null)
  const { textLanguage } = team.view
  useEffect(() => {
    if (isScanned) own.current?.scrollIntoView({ block: 'start' })
  }, [isScanned])
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
            <SignedName {...lock} language={textLanguage} />
          </span>
          {lock.isOpen && <Badge tone="success">{m.evening_room_open()}</Badge>}
        </summary>
        <div className="grid gap-4 border-t border-line px-4 py-4">
          <p role="status" className="font-semibold text-success-ink empty:sr-only">
            {lock.isOpen && m.evening_room_is_open()}
          </p>
          {!lock.isOpen && (lock.isTyped ? <Try team={team} lock={lock} /> : <Press team={team} lock={lock} />)}
          <StepList steps={lock.given} language={textLanguage} />
          {!lock.isOpen && <NextHint team={team} lock={lock} />}
        </div>
      </details>
    </li>
  )
}

function Try({ team: { view, ask, isBusy }, lock }: Props) {
  const [wrong, setWrong] = useState<string | null>(null)
  const waitMs = useTimeLeft(lock.waitMs, view.version)
  const send = async (text: string) => {
    setWrong(null)
    const answer = await ask({ type: 'answer', puzzleId: lock.id, text })
    if (answer?.isRight === false) setWrong(text)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('answer')
        if (typeof typed === 'string' && typed.trim() !== '' && waitMs === 0 && !isBusy) void send(typed)
      }}
    >
      <LockField lock={lock.lock} name={lock.name} error={wrong === null ? null : m.hints_wrong({ typed: wrong })}>
        <Button type="submit" variant="accent" className="justify-self-start" aria-disabled={isBusy || waitMs > 0}>
          {m.evening_room_try()}
        </Button>
        {waitMs > 0 && (
          <p className="text-sm font-medium text-warning-ink tabular-nums">
            {m.evening_room_wait({ time: formatCountdown(waitMs) })}
          </p>
        )}
        <p role="status" className="text-sm font-medium empty:sr-only">
          {lock.waitMs > 0 && waitMs === 0 && m.evening_room_try_again()}
        </p>
      </LockField>
    </form>
  )
}

/** A real lock, which only those see who stand before it. */
function Press({ team: { ask, isBusy }, lock }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {m.evening_room_opened_it()}
        <span className="sr-only">{m.hints_of({ name: lock.name })}</span>
      </Button>
    )
  return (
    <div className="grid gap-2">
      <p role="status">{m.evening_room_really()}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" loading={isBusy} onClick={() => void ask({ type: 'opened', puzzleId: lock.id })}>
          {m.evening_room_really_yes()}
        </Button>
        <Button onClick={() => setAsking(false)}>{m.evening_room_really_no()}</Button>
      </div>
    </div>
  )
}

/** The answer is the last step, and asked for by its name. */
function NextHint({ team: { ask, isBusy }, lock }: Props) {
  const next = lock.given.length + 1
  if (next > lock.steps)
    return <p className="text-sm text-muted">{lock.steps === 0 ? m.hints_none() : m.hints_all_open()}</p>
  const isAnswer = next === lock.steps && lock.endsInAnswer
  return (
    <Button
      className="justify-self-start"
      aria-disabled={isBusy}
      onClick={() => void (isBusy || ask({ type: 'hint', puzzleId: lock.id, step: next }))}
    >
      {isAnswer ? m.hints_show_answer() : m.hints_show_hint({ number: next })}
      <span className="sr-only">{m.hints_of({ name: lock.name })}</span>
    </Button>
  )
}
