import { useState } from 'react'
import type { HostClue } from '#app/features/kits/evening/evening-views.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Select } from '#app/ui/select.tsx'
import { ClueSheet } from './clue-sheet.tsx'
import type { Stage } from './use-stage.ts'

/** What has come out so far: on the table, in somebody's hands, or still the host's. */
export function StageClues({ stage }: { stage: Stage }) {
  const { clues, status } = stage.view
  if (status === 'invited' || clues.length === 0) return null
  const isAllShown = clues.every(({ isShown }) => isShown)
  // What the host has to do comes first, then the newest
  const inOrder = clues.toReversed().toSorted((a, b) => Number(b.mayShow) - Number(a.mayShow))
  return (
    <Headed title={m.evening_guest_tab_clues()}>
      <p className="text-sm text-muted">
        {status === 'paused'
          ? m.evening_host_refused_paused()
          : isAllShown
            ? m.evening_host_all_shown()
            : m.evening_host_clues_hint()}
      </p>
      <ul role="list" className="grid gap-3">
        {inOrder.map((clue) => (
          <ClueRow key={clue.id} clue={clue} stage={stage} />
        ))}
      </ul>
    </Headed>
  )
}

function ClueRow({ clue, stage }: { clue: HostClue; stage: Stage }) {
  const { id, title, holders, isShown, isPinned, mayShow, sheet } = clue
  const { view, send, isBusy } = stage
  const [toId, setToId] = useState('')
  const called = title ?? m.evening_host_clue_of({ people: formatList(holders) })
  const isScreenOfClues = ['on', 'paused'].includes(view.status) && !['accusation', 'reveal'].includes(view.phase.kind)
  const others = view.guests.filter(({ hasLeft }) => !hasLeft)
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p lang={title === null ? undefined : view.textLanguage} className="min-w-0 font-semibold wrap-anywhere">
          {called}
        </p>
        {isShown ? (
          <Badge tone={isPinned ? 'brass' : 'success'}>
            {isPinned ? m.evening_host_pinned() : m.evening_guest_table()}
          </Badge>
        ) : (
          <Badge tone={mayShow ? 'brass' : 'grey'}>
            {holders.length === 0 ? m.evening_host_yours() : m.evening_host_held_by({ people: formatList(holders) })}
          </Badge>
        )}
      </div>
      {mayShow && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="accent" loading={isBusy} onClick={() => void send({ type: 'show', clueId: id })}>
            {m.evening_guest_show()}
          </Button>
          <Select
            aria-label={m.evening_host_hand({ title: called })}
            value={toId}
            className="min-w-0 flex-1 basis-40"
            onChange={({ target }) => setToId(target.value)}
          >
            <option value="">{m.evening_host_hand_to()}</option>
            {others.map(({ id: guestId, person }) => (
              <option key={guestId} value={guestId}>
                {person}
              </option>
            ))}
          </Select>
          {toId !== '' && (
            <Button
              loading={isBusy}
              onClick={() => void send({ type: 'hand', clueId: id, toId }).then(() => setToId(''))}
            >
              {m.evening_host_hand_over()}
            </Button>
          )}
        </div>
      )}
      {sheet && (
        <details>
          <FoldSummary className="text-muted">{m.evening_host_clue_read()}</FoldSummary>
          <div className="grid gap-3 pt-2">
            <ClueSheet clue={sheet} language={view.textLanguage} isNamed />
          </div>
        </details>
      )}
      {isShown && isScreenOfClues && (
        <Button
          size="small"
          className="w-fit"
          loading={isBusy}
          onClick={() => void send({ type: 'pin', clueId: isPinned ? null : id })}
        >
          {isPinned ? m.evening_host_unpin() : m.evening_host_pin()}
          <span className="sr-only">{m.hints_of({ name: called })}</span>
        </Button>
      )}
    </li>
  )
}
