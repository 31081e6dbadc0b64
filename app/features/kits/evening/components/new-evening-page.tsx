import { useState } from 'react'
import { useNavigation } from 'react-router'
import { playsAsDetective, personField } from '#app/features/kits/evening/evening-form.ts'
import type { EveningField, TypedEvening } from '#app/features/kits/evening/evening-form.ts'
import type { EveningOffer } from '#app/features/kits/evening/open-evening.server.ts'
import { longestDetail, mostDetectives } from '#app/features/kits/paper/paper-choices.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { detailTexts } from './detail-texts.ts'
import { LanguageChoice, NewPage } from './new-page.tsx'

type Props = EveningOffer & {
  address: string
  refused: { typed: TypedEvening; wrong: EveningField[] } | undefined
}

/** Who comes, as whom, when and where. */
export function NewEveningPage({ address, title, own, ...form }: Props) {
  return (
    <NewPage
      address={address}
      title={m.evening_host_new()}
      intro={m.evening_host_new_intro({ title })}
      className="grid max-w-3xl gap-8"
      own={own.map(({ people, ...each }) => ({ ...each, who: m.evening_host_people({ count: people }) }))}
    >
      <EveningForm {...form} />
    </NewPage>
  )
}

type FormProps = Omit<Props, 'address' | 'title' | 'own'>

function EveningForm({ seats, days, languages, textLanguage, typed: kept, refused }: FormProps) {
  const busy = useNavigation().formMethod === 'POST'
  const typed: TypedEvening = refused?.typed ?? kept ?? { people: {} }
  const [plays, setPlays] = useState(typed.plays ?? '')
  const wrong = (field: EveningField, text: string) => (refused?.wrong.includes(field) ? text : null)
  return (
    <Form method="post" className="grid gap-7">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={detailTexts.host()} error={wrong('host', m.evening_host_host_wrong())} required>
          {(control) => (
            <Input
              {...control}
              name="host"
              maxLength={longestDetail}
              defaultValue={typed.host ?? ''}
              autoComplete="name"
            />
          )}
        </Field>
        <Field label={detailTexts.day()} error={wrong('day', m.evening_host_day_wrong())} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="day"
              min={days.first}
              max={days.last}
              defaultValue={typed.day ?? ''}
            />
          )}
        </Field>
        {(['time', 'place'] as const).map((name) => (
          <Field
            key={name}
            label={detailTexts[name]()}
            error={wrong(name, m.evening_host_line_wrong({ most: longestDetail }))}
            optional
          >
            {(control) => (
              <Input
                {...control}
                name={name}
                maxLength={longestDetail}
                defaultValue={typed[name] ?? ''}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
      <LanguageChoice
        label={m.evening_host_language()}
        hint={m.evening_host_language_hint()}
        languages={languages}
        chosen={typed.language}
      />
      <Field label={m.evening_host_play_too()} hint={m.evening_host_play_too_hint()}>
        {(control) => (
          <Select {...control} name="plays" value={plays} onChange={({ target }) => setPlays(target.value)}>
            <option value="">{m.evening_host_only_host()}</option>
            {seats.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={playsAsDetective}>{m.paper_dinner_detective()}</option>
          </Select>
        )}
      </Field>
      <FieldGroup
        legend={m.print_roster_dinner()}
        hint={m.evening_host_roster_hint()}
        error={wrong('people', m.evening_host_people_wrong())}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {seats
            .filter(({ id }) => id !== plays)
            .map(({ id, name, isOptional, about }) => (
              <Field
                key={id}
                label={<span lang={textLanguage}>{name}</span>}
                hint={<span lang={textLanguage}>{about}</span>}
                optional={isOptional}
              >
                {(control) => (
                  <Input
                    {...control}
                    name={`${personField}${id}`}
                    maxLength={longestDetail}
                    defaultValue={typed.people[id] ?? ''}
                    autoComplete="off"
                  />
                )}
              </Field>
            ))}
          <Field
            label={m.print_more_guests()}
            hint={m.print_more_guests_hint({ count: mostDetectives })}
            error={wrong('detectives', m.evening_host_detectives_wrong({ most: mostDetectives }))}
            className="sm:col-span-2"
          >
            {(control) => (
              <Textarea
                {...control}
                name="detectives"
                rows={3}
                defaultValue={typed.detectives ?? ''}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
      </FieldGroup>
      <p className="text-sm text-muted">{m.evening_host_kept()}</p>
      <Button type="submit" variant="primary" size="large" loading={busy} className="w-fit">
        {m.evening_host_open()}
      </Button>
    </Form>
  )
}
