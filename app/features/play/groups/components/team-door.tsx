import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { ReactNode } from 'react'
import type { GroupTicket } from '#app/features/play/groups/find-team.server.ts'
import type { NameProblem } from '#app/features/play/party/join-view.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import { longestName } from '#app/features/play/live/stream-events.ts'
import { PlayerNameField } from '#app/features/play/party/components/player-name-field.tsx'
import { TicketCover } from '#app/features/play/party/components/ticket-cover.tsx'
import { problemText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import type { QrDrawing } from '#app/shared/qr-path.ts'

export type TeamDoorView =
  | { view: 'unknown' }
  | { view: 'open' | 'full' | 'sessionFull' | 'over' | 'finished'; ticket: GroupTicket }
  | { view: 'waiting'; ticket: GroupTicket; runId: string; qr: QrDrawing }

/** `error`: a problem key. */
export type RefusedAtDoor = {
  name: string
  team: string
  isTeamWrong: boolean
  problem: NameProblem | null
  error: string | null
}

/** Where the players of a team come in, and wait. Works without JavaScript. */
export function TeamDoor({ door, refused }: { door: TeamDoorView; refused: RefusedAtDoor | null }) {
  switch (door.view) {
    case 'unknown':
      return (
        <Frame>
          <h1 className="text-title">{m.groups_unknown()}</h1>
          <p className="text-lg">{m.groups_unknown_text()}</p>
          <ToCode />
        </Frame>
      )
    case 'full':
    case 'sessionFull':
    case 'over':
    case 'finished': {
      const { title, text } = closed[door.view]
      return (
        <Frame ticket={door.ticket}>
          <h1 className="text-title">{title()}</h1>
          <p className="text-lg">{text()}</p>
        </Frame>
      )
    }
    case 'open':
      return (
        <Frame ticket={door.ticket}>
          <JoinForm ticket={door.ticket} refused={refused} />
        </Frame>
      )
    case 'waiting':
      return (
        <Frame ticket={door.ticket}>
          <WaitingRoom {...door} />
        </Frame>
      )
  }
}

const closed = {
  full: { title: m.groups_full, text: m.groups_full_text },
  sessionFull: { title: m.groups_session_full, text: m.groups_session_full_text },
  over: { title: m.groups_over, text: m.groups_over_text },
  finished: { title: m.groups_team_finished, text: m.groups_full_text },
}

function ToCode() {
  return (
    <div>
      <Button asChild variant="primary">
        <Link to="/join">{m.join_another_code()}</Link>
      </Button>
    </div>
  )
}

function Frame({ ticket, children }: { ticket?: GroupTicket; children: ReactNode }) {
  return (
    <PageSection>
      <div className="stage lamplit mx-auto grid max-w-2xl animate-appear overflow-hidden rounded-card border border-brass/70 text-ink shadow-float">
        {ticket && (
          <TicketCover cover={ticket.cover} className="max-sm:min-h-40 sm:min-h-56">
            <p className="font-semibold text-brass-ink wrap-anywhere">{ticket.sessionName}</p>
            <p lang={ticket.titleLanguage} className="font-display text-2xl font-semibold wrap-anywhere">
              {ticket.title}
            </p>
          </TicketCover>
        )}
        <div className="grid gap-6 px-5 py-6 sm:px-8 sm:py-8">{children}</div>
      </div>
    </PageSection>
  )
}

function JoinForm({ ticket, refused }: { ticket: GroupTicket; refused: RefusedAtDoor | null }) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      <h1 className="text-title wrap-anywhere">
        {ticket.teamName === null ? (
          <>
            <span className="block text-lg font-normal text-muted">{m.groups_join_session()}</span>
            {ticket.sessionName}
          </>
        ) : (
          <>
            <span className="block text-lg font-normal text-muted">{m.groups_join_team()}</span>
            <bdi>{ticket.teamName}</bdi>
          </>
        )}
      </h1>
      <Form method="post" className="grid gap-5">
        {refused?.error && <Notice tone="danger">{problemText(refused.error)}</Notice>}
        {ticket.teamName === null && (
          <Field
            label={m.groups_own_team_name()}
            hint={m.groups_own_team_hint()}
            error={refused?.isTeamWrong ? m.groups_name_wrong({ most: longestName }) : null}
            required
          >
            {(control) => (
              <Input {...control} name="team" maxLength={longestName} autoComplete="off" defaultValue={refused?.team} />
            )}
          </Field>
        )}
        <PlayerNameField
          label={m.groups_your_name()}
          hint={m.groups_your_name_hint()}
          problem={refused?.problem}
          typed={refused?.name}
          autoComplete="off"
        />
        <Button type="submit" variant="primary" size="large" loading={busy} className="w-full">
          {busy ? m.groups_joining() : m.groups_join()}
        </Button>
        <p className="text-center text-sm text-muted">{m.groups_no_account()}</p>
      </Form>
    </>
  )
}

function WaitingRoom({ ticket, runId, qr }: Extract<TeamDoorView, { view: 'waiting' }>) {
  const { party, isLost } = useWait(runId)
  return (
    <>
      <h1 className="text-title wrap-anywhere">{m.groups_waiting({ team: ticket.teamName ?? '' })}</h1>
      <p className="text-lg">{ticket.status === 'ended' ? m.groups_over_text() : m.groups_waiting_text()}</p>
      <Headed title={m.groups_waiting_here()} isSmall className="grid gap-2">
        <ul role="list" aria-live="polite" className="flex flex-wrap gap-x-5 gap-y-1">
          {party?.members.map(({ playerId, name, isHere }) => (
            <li key={playerId} className={isHere ? 'font-semibold' : 'text-muted'}>
              <bdi translate="no">{name}</bdi>
              {!isHere && <> ({m.groups_player_away()})</>}
            </li>
          ))}
        </ul>
      </Headed>
      <p role="status" className="text-warning-ink empty:sr-only">
        {isLost && m.groups_waiting_lost()}
      </p>
      <div className="flex flex-wrap items-center gap-5 border-t border-line pt-5">
        <QrPicture drawn={qr} label={m.groups_ticket_qr({ team: ticket.teamName ?? '' })} className="size-32" />
        <p className="min-w-0 flex-1 basis-40">{m.groups_waiting_others()}</p>
      </div>
    </>
  )
}

const lookAgainMs = 10_000

/** The run's own stream says who is here; its first move is the start, and the page then leads into the game. */
function useWait(runId: string): { party: PartySnapshot | null; isLost: boolean } {
  const [party, setParty] = useState<PartySnapshot | null>(null)
  const [isLost, setLost] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const source = new EventSource(`/api/runs/${runId}/events`)
    const begins = () => void revalidate()
    source.addEventListener('party', (event: MessageEvent<string>) => {
      setLost(false)
      setParty(JSON.parse(event.data) as PartySnapshot)
    })
    source.addEventListener('moved', begins)
    source.addEventListener('error', () => setLost(true))
    return () => source.close()
  }, [runId, revalidate])
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isLost, revalidate])
  return { party, isLost }
}
