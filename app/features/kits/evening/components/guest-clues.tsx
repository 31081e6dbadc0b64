import { useState } from 'react'
import type { HeldClue } from '#app/features/kits/evening/evening-views.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { ClueSheet } from './clue-sheet.tsx'
import { Covered } from './covered.tsx'
import { playedBy } from './played.tsx'
import { SentState } from './sent-state.tsx'
import type { Curtain } from './use-curtain.ts'
import type { Guest } from './use-guest.ts'
import { useTyped } from './use-typed.ts'

export function GuestClues({ guest, curtain }: { guest: Guest; curtain: Curtain }) {
  const { hand, table, me, textLanguage, status } = guest.view
  // Ids, parted by spaces
  const opened = useTyped(`${me.id}:opened`, '')
  const isOpened = (id: string) => opened.text.split(' ').includes(id)
  const setOpened = (id: string) => isOpened(id) || opened.type(`${opened.text} ${id}`)
  return (
    <div className="grid gap-8">
      <Headed title={m.evening_guest_hand()}>
        {status === 'paused' && hand.length > 0 && <Notice>{m.evening_guest_refused_paused()}</Notice>}
        {hand.length === 0 ? (
          <p className="text-muted">{m.evening_guest_hand_empty()}</p>
        ) : (
          <Covered curtain={curtain} person={me.person}>
            <ul role="list" className="grid gap-8">
              {hand.map((clue) => (
                <li key={clue.id} className="grid gap-4">
                  <ClueSheet clue={clue} language={textLanguage} />
                  <PassOn guest={guest} clue={clue} onShow={() => setOpened(clue.id)} />
                </li>
              ))}
            </ul>
          </Covered>
        )}
      </Headed>
      <Headed title={m.evening_guest_table()}>
        {table.length === 0 ? (
          <p className="text-muted">{m.evening_guest_table_empty()}</p>
        ) : (
          <ul role="list" className="grid gap-3">
            {table.toReversed().map((clue) => (
              <li key={clue.id}>
                <details
                  className="group rounded-card border border-line bg-surface px-4 py-1"
                  onToggle={() => setOpened(clue.id)}
                >
                  <FoldSummary>
                    <LookPicture look={clue.look} className="size-9" />
                    <span className="grid py-1">
                      <span lang={textLanguage} className="leading-snug">
                        {clue.title}
                      </span>
                      <span className="text-sm font-normal text-muted">{clue.phase}</span>
                    </span>
                    {!isOpened(clue.id) && <Badge tone="brass">{m.evening_guest_new()}</Badge>}
                  </FoldSummary>
                  <div className="pt-2 pb-4">
                    <ClueSheet clue={clue} language={textLanguage} isNamed />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        )}
      </Headed>
    </div>
  )
}

/** @param onShow it lies on the table then, and its guest has read it */
function PassOn({ guest, clue, onShow }: { guest: Guest; clue: HeldClue; onShow: () => void }) {
  const { others, status } = guest.view
  const [toId, choose] = useState('')
  const [isSure, setSure] = useState(false)
  const free = others.filter(({ person, hasLeft, prints }) => !hasLeft && !prints && !clue.alsoWith.includes(person))
  const slots = [`show ${clue.id}`, ...others.map(({ id }) => `hand ${clue.id} ${id}`)]
  const last = slots.find((slot) => guest.isUnsent(slot) || guest.refused(slot) !== null) ?? slots[0]!
  const isStill = status !== 'on'
  const show = () => {
    guest.put({ type: 'show', clueId: clue.id })
    onShow()
  }
  return (
    <div className="grid gap-3">
      {clue.alsoWith.length > 0 && (
        <p className="text-sm text-muted">{m.evening_guest_also_with({ people: formatList(clue.alsoWith) })}</p>
      )}
      <div
        // The bars at the foot of a phone would lie over the question
        ref={isSure ? (asked) => asked?.scrollIntoView({ block: 'nearest' }) : null}
        className="flex scroll-mb-36 flex-wrap items-center gap-3"
      >
        {isSure && (
          <p role="status" className="w-full">
            {m.evening_guest_show_sure()}
          </p>
        )}
        <Button
          variant="accent"
          disabled={isStill}
          onClick={() => (isSure ? show() : setSure(true))}
          className="max-sm:grow"
        >
          <Named title={clue.title}>{isSure ? m.evening_guest_show_now() : m.evening_guest_show()}</Named>
        </Button>
        {isSure && <Button onClick={() => setSure(false)}>{m.common_cancel()}</Button>}
      </div>
      {free.length > 0 && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (toId !== '') guest.put({ type: 'hand', clueId: clue.id, toId })
            choose('')
          }}
        >
          <Field
            label={<Named title={clue.title}>{m.evening_guest_hand_to()}</Named>}
            hint={m.evening_guest_hand_hint()}
            className="min-w-0 flex-1 basis-48 sm:max-w-72"
          >
            {(control) => (
              <Select {...control} value={toId} onChange={({ target }) => choose(target.value)}>
                <option value="">{m.evening_guest_choose()}</option>
                {free.map(({ id, person, characterName }) => (
                  <option key={id} value={id}>
                    {playedBy(person, characterName ?? '')}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit" disabled={isStill || toId === ''}>
            <Named title={clue.title}>{m.evening_guest_hand_over()}</Named>
          </Button>
        </form>
      )}
      <SentState guest={guest} slot={last} />
    </div>
  )
}

/** Several clues have the same controls. */
const Named = ({ title, children }: { title: string; children: string }) => (
  <span>
    {children}
    <span className="sr-only">{m.hints_of({ name: title })}</span>
  </span>
)
