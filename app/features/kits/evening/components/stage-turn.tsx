import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import type { HostView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EndEvening } from './stage-after.tsx'
import type { Stage } from './use-stage.ts'

const statuses: Readonly<Record<HostView['status'], { tone: BadgeTone; text: () => string }>> = {
  invited: { tone: 'info', text: m.evening_host_status_invited },
  on: { tone: 'success', text: m.evening_host_status_on },
  paused: { tone: 'warning', text: m.evening_host_status_paused },
  over: { tone: 'grey', text: m.evening_host_over },
}

const turnTexts = {
  phase: m.evening_host_turn_to,
  reveal: m.evening_host_turn_to,
  step: m.evening_host_show_step,
} as const

/** Where the evening stands, and the one press that moves it on. */
export function StageTurn({ stage }: { stage: Stage }) {
  const { view, since, isBusy, send } = stage
  const { phase, status, turn, stand, next } = view
  const [asked, setAsked] = useState<HostView['stand'] | null>(null)
  const { tone, text } = statuses[status]
  // Another tab may have turned it meanwhile: what was asked about is no longer there
  const isAsking = asked !== null && asked.phase === stand.phase && asked.revealed === stand.revealed
  const press = () => {
    if (turn?.to === 'step') void send({ type: 'turn', from: stand })
    else setAsked(stand)
  }
  return (
    <section
      aria-label={m.evening_host_page()}
      className="sticky top-18 z-20 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 shadow-low max-sm:py-3"
    >
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone={tone}>{text()}</Badge>
          {status !== 'invited' && m.evening_guest_page_of(phase)}
          {status !== 'invited' && status !== 'over' && <Clock key={since} view={view} since={since} />}
        </p>
        <h2 lang={view.textLanguage} className="font-display text-2xl leading-tight font-semibold">
          {phase.name}
        </h2>
        {phase.kind === 'accusation' && status !== 'over' && (
          <p role="status" className="text-sm font-semibold">
            {m.evening_table_accused(accusedIn(view))}
          </p>
        )}
        {next && status !== 'over' && (
          <p className={classNames('text-sm', status !== 'invited' && 'max-sm:hidden')}>
            {status === 'invited'
              ? m.evening_host_next({ name: next.name, minute: next.minute })
              : m.evening_host_next_in({ name: next.name, minutes: next.inMinutes })}
            {next.dish !== '' && <span lang={view.textLanguage}> · {next.dish}</span>}
          </p>
        )}
      </div>
      <Presses stage={stage} onTurn={press} />
      {turn && (
        <AlertDialog
          open={isAsking}
          onOpenChange={(open) => !open && setAsked(null)}
          title={status === 'invited' ? m.evening_host_begin_title() : m.evening_host_turn_to({ name: turn.name })}
          confirm={status === 'invited' ? m.evening_host_begin() : m.evening_host_turn()}
          tone="accent"
          busy={isBusy}
          onConfirm={() => void send({ type: 'turn', from: stand }).then(() => setAsked(null))}
        >
          <p>{status === 'invited' ? m.evening_host_begin_text() : m.evening_host_turn_text()}</p>
          <Unanswered view={view} />
          {turn.to === 'reveal' ? <Silent view={view} /> : <Unshown view={view} />}
        </AlertDialog>
      )}
    </section>
  )
}

const accusedIn = ({ guests }: HostView) => {
  const here = guests.filter(({ hasLeft }) => !hasLeft)
  return { given: here.filter(({ hasVoted }) => hasVoted).length, of: here.length }
}

/** A break, and the next page. */
function Presses({ stage, onTurn }: { stage: Stage; onTurn: () => void }) {
  const { view, isBusy, send } = stage
  const { status, turn } = view
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'on' && (
        <Button onClick={() => void send({ type: 'pause' })} loading={isBusy}>
          <Pause aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{m.evening_host_pause()}</span>
        </Button>
      )}
      {status === 'paused' && (
        <Button variant="primary" onClick={() => void send({ type: 'resume' })} loading={isBusy}>
          <Play aria-hidden="true" className="size-5" />
          {m.evening_host_resume()}
        </Button>
      )}
      {turn && status !== 'paused' && (
        <Button variant="primary" onClick={onTurn} loading={isBusy}>
          {status === 'invited' ? m.evening_host_begin() : turnTexts[turn.to]({ name: turn.name })}
        </Button>
      )}
      {!turn && status === 'on' && <EndEvening stage={stage} variant="primary" />}
    </div>
  )
}

function Unanswered({ view: { status, guests } }: { view: HostView }) {
  const names = guests.flatMap(({ reply, hasLeft, person }) => (reply !== 'yes' && !hasLeft ? person : []))
  if (status !== 'invited' || names.length === 0) return null
  return <p>{m.evening_host_unanswered({ people: names.join(', ') })}</p>
}

/** The host's own, of this part and earlier ones. */
function Unshown({ view: { clues } }: { view: HostView }) {
  const titles = clues.flatMap(({ title, mayShow }) => (mayShow && title !== null ? title : []))
  return titles.length === 0 ? null : <p>{m.evening_host_unshown({ titles: titles.join(', ') })}</p>
}

function Silent({ view: { guests } }: { view: HostView }) {
  const names = guests.flatMap(({ hasVoted, hasLeft, person }) => (hasVoted || hasLeft ? [] : person))
  return names.length === 0 ? null : <p>{m.evening_host_silent({ people: names.join(', ') })}</p>
}

/** Minutes of this phase, by the page's own clock since the picture came. */
function Clock({ view: { phaseMs, runs }, since }: { view: HostView; since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(performance.now()), 5_000)
    return () => clearInterval(timer)
  }, [runs])
  const minutes = Math.floor((phaseMs + (runs ? Math.max(0, now - since) : 0)) / 60_000)
  return <span className="tabular-nums">{m.evening_host_minutes({ count: minutes })}</span>
}
