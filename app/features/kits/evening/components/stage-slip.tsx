import { useState } from 'react'
import { awards, longest } from '#app/features/kits/evening/evening.ts'
import type { HostGuest } from '#app/features/kits/evening/evening-views.ts'
import { awardNames } from '#app/features/kits/paper/dinner/award-names.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { playedBy } from './played.tsx'
import type { Stage } from './use-stage.ts'

type SlipProps = { stage: Stage; guest: HostGuest; slip: NonNullable<HostGuest['slip']> }

/** What somebody without a phone has written down or says, as the host takes it down. */
export function StageSlip({ stage, guest, slip }: SlipProps) {
  const { view, send } = stage
  const others = view.guests.filter(({ id, hasLeft }) => id !== guest.id && !hasLeft)
  return (
    <div className="grid gap-4">
      {view.phase.kind === 'accusation' && <Accusation stage={stage} guest={guest} slip={slip} />}
      {view.mayAward &&
        awards.map((award) => (
          <Field key={award} label={m.evening_host_award({ award: awardNames[award](), person: guest.person })}>
            {(control) => (
              <Select
                {...control}
                acts
                value={slip.awards[award] ?? ''}
                onChange={({ target }) =>
                  target.value !== '' && void send({ type: 'awardFor', guestId: guest.id, award, toId: target.value })
                }
              >
                <option value="">{m.evening_guest_nobody_yet()}</option>
                <Options
                  of={others.map(({ id, person, characterName }) => ({
                    id,
                    name: playedBy(person, characterName ?? ''),
                  }))}
                />
              </Select>
            )}
          </Field>
        ))}
    </div>
  )
}

function Accusation({ stage: { view, send, isBusy }, guest, slip }: SlipProps) {
  const [characterId, choose] = useState(slip.accusation?.characterId ?? '')
  const [why, setWhy] = useState(slip.accusation?.why ?? '')
  const isNoted = slip.accusation?.characterId === characterId && slip.accusation.why === why
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send({ type: 'accuseFor', guestId: guest.id, characterId, why })
      }}
    >
      <Field label={m.evening_host_slip()}>
        {(control) => (
          <Select {...control} value={characterId} onChange={({ target }) => choose(target.value)}>
            <option value="">{m.evening_guest_choose()}</option>
            <Options of={view.suspects.map(({ id, name, person }) => ({ id, name: playedBy(name, person) }))} />
          </Select>
        )}
      </Field>
      <Field label={m.evening_host_slip_why()} hint={m.evening_guest_why_hint()} optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={why}
            maxLength={longest.why}
            onChange={({ target }) => setWhy(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={isBusy} disabled={characterId === '' || isNoted}>
          {m.evening_host_note()}
        </Button>
        <p role="status" className="text-sm text-muted empty:sr-only">
          {isNoted && m.evening_host_noted()}
        </p>
      </div>
    </form>
  )
}
