import { useState } from 'react'
import { awards, longest } from '#app/features/kits/evening/evening.ts'
import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { awardNames } from '#app/features/kits/paper/dinner/award-names.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Radio } from '#app/ui/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { playedBy } from './played.tsx'
import { SentState } from './sent-state.tsx'
import type { Guest } from './use-guest.ts'
import { useTyped } from './use-typed.ts'

type Accusation = NonNullable<GuestView['accusation']>

export function GuestAccusation({ guest, accusation }: { guest: Guest; accusation: Accusation }) {
  const { me, textLanguage } = guest.view
  const sent = guest.latest('accuse', 'accuse') ?? accusation.mine
  const [chosen, choose] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const why = useTyped(`${me.id}:why`, accusation.mine?.why ?? '')
  const characterId = chosen ?? sent?.characterId ?? null
  const nameOf = (id: string) => accusation.suspects.find((each) => each.id === id)?.name ?? ''
  const isTyping = (sent !== null || chosen !== null) && (characterId !== sent?.characterId || why.text !== sent.why)
  const done = isTyping
    ? [
        sent && m.evening_guest_accuses({ name: nameOf(sent.characterId) }),
        m.evening_guest_not_sent({ press: m.paper_dinner_i_accuse() }),
      ]
        .filter(Boolean)
        .join(' ')
    : sent
      ? m.evening_guest_accuses({ name: nameOf(sent.characterId) })
      : ''
  if (!accusation.isOpen)
    return (
      <p className="rounded-card border border-line bg-surface p-5 font-semibold">
        {accusation.mine
          ? m.evening_guest_accused({ name: nameOf(accusation.mine.characterId) })
          : m.evening_guest_accused_nobody()}
      </p>
    )
  return (
    <form
      noValidate
      className="grid gap-5 rounded-card border border-line border-t-4 border-t-brass bg-surface p-5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(characterId === null)
        if (characterId === null) return
        guest.put({ type: 'accuse', characterId, why: why.text })
      }}
    >
      <h2 className="text-heading">{m.paper_dinner_i_accuse()}</h2>
      <FieldGroup
        legend={m.evening_guest_who()}
        error={isMissing ? m.evening_guest_choose_first() : null}
        className="gap-0!"
      >
        {accusation.suspects.map(({ id, name, person, portrait }) => (
          <Radio
            key={id}
            name="suspect"
            className="items-center!"
            checked={characterId === id}
            onChange={() => {
              choose(id)
              setMissing(false)
            }}
            label={
              <span className="flex items-center gap-3">
                <Portrait src={portrait} name={name} className="size-10 object-top text-sm" />
                <span className="wrap-anywhere">
                  <span lang={textLanguage}>{name}</span>
                  {person !== '' && <bdi translate="no"> ({person})</bdi>}
                </span>
              </span>
            }
          />
        ))}
      </FieldGroup>
      {accusation.spared.length > 0 && (
        <p className="text-sm text-muted">{m.evening_guest_spared({ people: formatList(accusation.spared) })}</p>
      )}
      <Field label={m.evening_guest_why()} hint={m.evening_guest_why_hint()} optional>
        {(control) => (
          <Textarea
            {...control}
            value={why.text}
            maxLength={longest.why}
            onChange={({ target }) => why.type(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" className="w-full sm:w-fit">
        {m.paper_dinner_i_accuse()}
      </Button>
      <SentState guest={guest} slot="accuse" done={done} />
    </form>
  )
}

/** Who gets which award, in the eyes of this guest. */
export function GuestAwards({ guest, mine }: { guest: Guest; mine: NonNullable<GuestView['awards']>['mine'] }) {
  const here = guest.view.others.filter(({ hasLeft }) => !hasLeft)
  return (
    <Headed title={m.paper_dinner_awards()} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <p className="text-muted">{m.evening_guest_awards()}</p>
      {awards.map((award) => (
        <div key={award} className="grid gap-1">
          <Field label={awardNames[award]()}>
            {(control) => (
              <Select
                {...control}
                acts
                value={guest.latest(`award ${award}`, 'award')?.toId ?? mine[award] ?? ''}
                onChange={({ target }) =>
                  target.value !== '' && guest.put({ type: 'award', award, toId: target.value })
                }
              >
                <option value="">{m.evening_guest_nobody_yet()}</option>
                {here.map(({ id, person, characterName }) => (
                  <option key={id} value={id}>
                    {playedBy(person, characterName ?? '')}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SentState
            guest={guest}
            slot={`award ${award}`}
            done={mine[award] === undefined ? '' : m.evening_guest_saved()}
          />
        </div>
      ))}
    </Headed>
  )
}
