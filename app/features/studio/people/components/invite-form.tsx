import { useNavigation } from 'react-router'
import { invitationDays, parts } from '#app/features/studio/people/people.schema.ts'
import type { Part } from '#app/features/studio/people/people.schema.ts'
import { partText } from '#app/features/studio/people/role-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'
import { longestEmail } from '#app/shared/email-address.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { Select } from '#app/ui/select.tsx'

type PartSelectProps = {
  id: string
  primary: Locale
  chosen?: { role: CoAuthorRole; language: Locale | null }
}

/** Nobody translates into the language that it is written in; who did before it was changed keeps that part. */
export const PartSelect = ({ primary, chosen, ...control }: PartSelectProps) => {
  const isChosen = ({ role, language }: Part) => role === chosen?.role && language === chosen.language
  return (
    <Select {...control} name="part" defaultValue={parts.find(isChosen)?.value}>
      {parts
        .filter((part) => part.language !== primary || isChosen(part))
        .map((part) => (
          <option key={part.value} value={part.value}>
            {partText(part)}
          </option>
        ))}
    </Select>
  )
}

export function InviteForm({ primary, isWrong }: { primary: Locale; isWrong: boolean }) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <ul className="grid max-w-prose gap-2 text-sm text-muted">
        <li>{m.people_about_editor()}</li>
        <li>{m.people_about_translator()}</li>
        <li>{m.people_about_reviewer()}</li>
      </ul>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.people_as()}>{({ id }) => <PartSelect id={id} primary={primary} />}</Field>
        <Field label={m.people_email()} error={isWrong ? m.people_email_wrong() : null}>
          {(control) => <Input {...control} type="text" inputMode="email" name="email" maxLength={longestEmail} />}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="invite" variant="primary" loading={intent === 'invite'}>
          {m.people_send()}
        </Button>
        <Button type="submit" name="intent" value="link" loading={intent === 'link'}>
          {m.people_make_link()}
        </Button>
      </div>
      <p className="text-sm text-muted">{m.people_invite_hint({ days: invitationDays })}</p>
    </Form>
  )
}
