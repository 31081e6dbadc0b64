import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { formText } from '#app/features/account/form-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { mostNote } from './moderation.schema.ts'

export type ModerationAnswer =
  | { intent: string; thing: string; problem: string; typed: string; findings?: readonly string[] | undefined }
  | undefined

type NoteFormProps = {
  intent: string
  /** Name and value of the field that identifies its subject. */
  thing: readonly [name: string, id: string]
  label: string
  hint: string
  submit: string
  tone: 'primary' | 'danger' | 'secondary'
  answered: ModerationAnswer
  children?: ReactNode
}

const noteTexts: Record<string, () => string> = {
  moderation_note_required: m.moderation_note_required,
  moderation_note_long: m.moderation_note_long,
}
const refusalTexts: Record<string, () => string> = {
  moderation_incomplete: m.moderation_incomplete,
  moderation_findings: m.moderation_findings,
  conflict: m.moderation_changed,
}

const focus = (element: HTMLElement | null) => element?.focus()

/** One action of a moderator, with its note. */
export function NoteForm({ intent, thing, label, hint, submit, tone, answered, children }: NoteFormProps) {
  const navigation = useNavigation()
  const [name, id] = thing
  const own = answered?.intent === intent && answered.thing === id ? answered : undefined
  const ofNote = own && noteTexts[own.problem]?.()
  const busy = navigation.formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset>
      <fieldset disabled={busy} className="grid max-w-xl gap-4">
        {own && !ofNote && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger" title={m.admin_refused_title()}>
              {refusalTexts[own.problem]?.() ?? formText(own.problem)}
              {own.findings && (
                <ul className="mt-2 list-disc pl-5">
                  {own.findings.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </Notice>
          </div>
        )}
        <input type="hidden" name={name} value={id} />
        {children}
        <Field label={label} hint={hint} error={ofNote} required>
          {(control) => (
            <Textarea
              {...control}
              name="note"
              rows={3}
              maxLength={mostNote}
              defaultValue={own?.typed}
              ref={ofNote ? focus : undefined}
            />
          )}
        </Field>
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={tone}
          loading={busy && navigation.formData?.get(name) === id && navigation.formData.get('intent') === intent}
          className="justify-self-start"
        >
          {submit}
        </Button>
      </fieldset>
    </Form>
  )
}
