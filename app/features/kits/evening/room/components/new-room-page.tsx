import { useNavigation } from 'react-router'
import { eveningPath } from '#app/features/kits/evening/evening-path.ts'
import type { RoomOffer } from '#app/features/kits/evening/room/open-room.server.ts'
import { roomLimits } from '#app/features/kits/evening/room/room-evening.ts'
import type { RoomField, TypedRoom } from '#app/features/kits/evening/room/room-form.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { WholeNumberInput } from '#app/ui/whole-number-input.tsx'

type Props = {
  offer: RoomOffer
  address: string
  refused: { typed: TypedRoom; wrong: RoomField[] } | undefined
}

const languageNames: Readonly<Record<Locale, () => string>> = { en: m.evening_host_in_en, fr: m.evening_host_in_fr }

/** Who plays a room, when, and against which clock. */
export function NewRoomPage({ offer, address, refused }: Props) {
  const busy = useNavigation().formMethod === 'POST'
  const { title, languages, own } = offer
  const typed = { ...offer.typed, ...refused?.typed }
  const wrong = (field: RoomField, text: string) => (refused?.wrong.includes(field) ? text : null)
  return (
    <PageSection className="grid max-w-2xl gap-8">
      <PageHeader
        back={<BackLink to={`/kit/${address}`}>{m.evening_host_to_kit()}</BackLink>}
        title={m.evening_room_new()}
        intro={<p>{m.evening_room_new_intro({ title })}</p>}
      />
      {own.length > 0 && (
        <Headed title={m.evening_host_yours_here()}>
          <ul role="list" className="grid gap-2">
            {own.map(({ id, date, team, isOver }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3">
                <TextLink to={eveningPath(id)}>{date}</TextLink>
                <span className="text-sm text-muted">
                  <bdi translate="no">{team}</bdi>
                  {isOver && ` · ${m.evening_host_over()}`}
                </span>
              </li>
            ))}
          </ul>
        </Headed>
      )}
      <Form method="post" className="grid gap-6">
        <Field
          label={m.evening_room_team()}
          hint={m.evening_room_team_hint()}
          error={wrong('team', m.evening_room_team_wrong({ most: roomLimits.team }))}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="team"
              maxLength={roomLimits.team}
              defaultValue={typed.team ?? ''}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label={m.evening_room_minutes()}
          hint={m.evening_room_minutes_hint()}
          error={wrong('minutes', m.evening_room_minutes_wrong({ most: roomLimits.minutes }))}
          required
        >
          {(control) => (
            <WholeNumberInput
              {...control}
              name="minutes"
              most={roomLimits.minutes}
              className="max-w-32"
              defaultValue={typed.minutes ?? ''}
            />
          )}
        </Field>
        {languages.length > 1 ? (
          <Field label={m.evening_room_language()} hint={m.evening_room_language_hint()}>
            {(control) => (
              <Select {...control} name="language" defaultValue={typed.language ?? languages[0]} className="max-w-60">
                {languages.map((language) => (
                  <option key={language} value={language}>
                    {languageNames[language]()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <input type="hidden" name="language" value={languages[0]} />
        )}
        <p className="text-sm text-muted">{m.evening_room_kept()}</p>
        <Button type="submit" variant="primary" size="large" loading={busy} className="w-fit">
          {m.evening_room_open_now()}
        </Button>
      </Form>
    </PageSection>
  )
}
