import Hand from 'lucide-react/icons/hand'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { StageAfter } from '#app/features/kits/evening/components/stage-after.tsx'
import type { AfterWords } from '#app/features/kits/evening/components/stage-after.tsx'
import { StageLast } from '#app/features/kits/evening/components/stage-last.tsx'
import { roomLimits } from '#app/features/kits/evening/room/room-evening.ts'
import type { RoomHostView } from '#app/features/kits/evening/room/room-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Clock, OnceUp } from './room-clock.tsx'
import { RoomHostLocks } from './room-host-locks.tsx'
import { RoomLinks } from './room-links.tsx'
import { endText, hostEndTitle, teamStuckText } from './room-words.ts'
import { useRoomStage } from './use-room-stage.ts'
import type { RoomStage } from './use-room-stage.ts'

/** The host's own screen of a room. A host who plays, too, reads no answer there but wrong ones. */
export function RoomHostPage({ first }: { first: RoomHostView }) {
  const stage = useRoomStage(first)
  const { view, isLost, problem } = stage
  return (
    <PageSection className="grid gap-7">
      <PageHeader
        back={<BackLink to={view.kit}>{m.evening_host_to_kit()}</BackLink>}
        eyebrow={<span lang={view.textLanguage}>{view.title}</span>}
        title={
          <span translate="no" className="wrap-anywhere">
            {view.team}
          </span>
        }
      />
      <Controls stage={stage} />
      <p role="status" className="empty:sr-only">
        {isLost && m.evening_host_lost()}
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {view.stuck && (
        <Notice tone="warning" title={teamStuckText(view.stuck.lock)}>
          <div className="grid justify-items-start gap-3">
            <p>{m.evening_room_team_stuck_text()}</p>
            <Button onClick={() => void stage.send({ type: 'helped' })}>
              <Hand aria-hidden="true" className="size-5" />
              {m.evening_room_helped()}
            </Button>
          </div>
        </Notice>
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid min-w-0 content-start gap-8">
          {view.status !== 'over' && <Message key={view.message} stage={stage} />}
          <RoomHostLocks stage={stage} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <RoomLinks stage={stage} />
          {view.last && <StageLast last={view.last} />}
          <StageAfter stage={stage} words={ofGame} />
        </div>
      </div>
    </PageSection>
  )
}

const ofGame: AfterWords = {
  title: m.evening_room_after,
  kept: m.evening_room_kept,
  again: m.evening_room_again,
  end: m.evening_room_end_now,
  endTitle: m.evening_room_end_title,
  ends: m.evening_room_end_text,
  deleteTitle: m.evening_room_delete_title,
}

const moreMinutes = [1, 5, 10] as const

/** The clock, and what moves it. */
function Controls({ stage: { view, since, isBusy, send } }: { stage: RoomStage }) {
  const { status, end } = view
  return (
    <section
      aria-label={m.evening_room_clock()}
      className="sticky top-18 z-20 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 shadow-low"
    >
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        {end ? (
          <>
            <h2 className="font-display text-2xl leading-tight font-semibold">{hostEndTitle(end)}</h2>
            <p>{endText(end)}</p>
            <p>{m.evening_room_end_host({ part: m.paper_room_walkthrough(), script: m.paper_room_script() })}</p>
          </>
        ) : (
          <>
            <Clock clock={view.clock} since={since} className="font-display text-4xl font-semibold tabular-nums" />
            <p role="status" className="font-medium text-brass-ink empty:sr-only">
              {status === 'paused' && m.evening_room_paused()}
            </p>
            <OnceUp clock={view.clock} since={since} text={m.evening_room_up_host()} />
            <p className="text-sm text-muted">
              {m.evening_room_opened(view)}
              {' · '}
              {m.evening_room_hints({ count: view.hints })}
            </p>
            {view.stuck && (
              <p aria-hidden="true" className="text-sm font-semibold text-warning-ink">
                {teamStuckText(view.stuck.lock)}
              </p>
            )}
          </>
        )}
      </div>
      {!end && (
        <div className="flex flex-wrap gap-3">
          {status !== 'invited' &&
            moreMinutes
              .filter((minutes) => view.minutes + minutes <= roomLimits.minutes)
              .map((minutes) => (
                <Button
                  key={minutes}
                  aria-label={m.evening_room_more_minutes({ count: minutes })}
                  aria-disabled={isBusy}
                  onClick={() => void (isBusy || send({ type: 'addTime', to: view.minutes + minutes }))}
                >
                  {m.evening_room_more({ minutes })}
                </Button>
              ))}
          {status === 'invited' && (
            <Button variant="primary" loading={isBusy} onClick={() => void send({ type: 'start' })}>
              <Play aria-hidden="true" className="size-5" />
              {m.evening_room_start()}
            </Button>
          )}
          {status === 'on' && (
            <Button loading={isBusy} onClick={() => void send({ type: 'pause' })}>
              <Pause aria-hidden="true" className="size-5" />
              {m.evening_host_pause()}
            </Button>
          )}
          {status === 'paused' && (
            <Button variant="primary" loading={isBusy} onClick={() => void send({ type: 'resume' })}>
              <Play aria-hidden="true" className="size-5" />
              {m.evening_host_resume()}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function Message({ stage: { view, send, isBusy } }: { stage: RoomStage }) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const hint = [m.evening_room_say_hint(), view.languages.length > 1 && m.evening_room_say_languages()]
    .filter(Boolean)
    .join(' ')
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && typed !== '') void send({ type: 'say', text: typed })
      }}
    >
      <Field label={m.evening_room_say()} hint={hint} className="min-w-0 flex-1 basis-64">
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={roomLimits.message}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isBusy}>
        {m.groups_send()}
      </Button>
      <p role="status" translate="no" className="basis-full wrap-anywhere empty:sr-only">
        {view.message !== '' && m.evening_room_said({ text: view.message })}
      </p>
      {view.message !== '' && (
        <Button aria-disabled={isBusy} onClick={() => void (isBusy || send({ type: 'say', text: '' }))}>
          {m.evening_room_take_away()}
        </Button>
      )}
    </form>
  )
}
