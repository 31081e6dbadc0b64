import { useNavigation } from 'react-router'
import { LanguageChoice, NewPage } from '#app/features/kits/evening/components/new-page.tsx'
import type { RoomOffer } from '#app/features/kits/evening/room/open-room.server.ts'
import { roomLimits } from '#app/features/kits/evening/room/room-evening.ts'
import type { RoomField, TypedRoom } from '#app/features/kits/evening/room/room-form.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { WholeNumberInput } from '#app/ui/whole-number-input.tsx'

type Props = {
  offer: RoomOffer
  address: string
  refused: { typed: TypedRoom; wrong: RoomField[] } | undefined
}

/** Who plays a room, when, and against which clock. */
export function NewRoomPage({ offer, address, refused }: Props) {
  const busy = useNavigation().formMethod === 'POST'
  const { title, languages, own } = offer
  const typed = { ...offer.typed, ...refused?.typed }
  const wrong = (field: RoomField, text: string) => (refused?.wrong.includes(field) ? text : null)
  return (
    <NewPage
      address={address}
      title={m.evening_room_new()}
      intro={m.evening_room_new_intro({ title })}
      className="grid max-w-2xl gap-8"
      own={own.map(({ team, ...each }) => ({ ...each, who: <bdi translate="no">{team}</bdi> }))}
    >
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
        <LanguageChoice
          label={m.evening_room_language()}
          hint={m.evening_room_language_hint()}
          languages={languages}
          chosen={typed.language}
        />
        <Checkbox
          name="plays"
          label={m.evening_room_plays()}
          hint={m.evening_room_plays_hint()}
          defaultChecked={typed.plays === 'on'}
        />
        <p className="text-sm text-muted">{m.evening_room_kept()}</p>
        <Button type="submit" variant="primary" size="large" loading={busy} className="w-fit">
          {m.evening_room_open_now()}
        </Button>
      </Form>
    </NewPage>
  )
}
