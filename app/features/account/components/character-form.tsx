import { getFormProps, useForm } from '@conform-to/react'
import type { FieldMetadata, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { OwnAccount } from '#app/features/account/account.present.ts'
import type { FormErrors } from '#app/features/account/form-text.ts'
import type { PortraitOutcome } from '#app/features/account/portrait-text.ts'
import { profileFields, profileSchema, takeWas, wasField } from '#app/features/account/profile.schema.ts'
import type { ProfileForm } from '#app/features/account/profile.schema.ts'
import { profileNotice, profileText } from '#app/features/account/profile-text.ts'
import { profileField, useSavedProfile } from '#app/features/account/use-saved-profile.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { notify } from '#app/ui/toaster.ts'
import { UnsavedGuard } from '#app/ui/unsaved-guard.tsx'
import { PortraitField } from './portrait-field.tsx'

export type CharacterAnswer = {
  result?: SubmissionResult | undefined
  /** What another page saved meanwhile in fields that were changed here too. */
  theirs?: Partial<ProfileForm> | undefined
  portrait?: PortraitOutcome | undefined
  /** Text sent along with the portrait when there are no scripts. */
  typed?: Partial<ProfileForm> | undefined
}

const isUnsaved = (formId: string, saved: ProfileForm): boolean =>
  profileFields.some((name) => (profileField(formId, name)?.value.trim() ?? saved[name]) !== saved[name])

function tell(errors: FormErrors): void {
  const notice = profileNotice(errors)
  if (notice) void notify({ ...notice, tone: 'danger' })
}

function textOf(errors: string[] | undefined, theirs: string | undefined): string | undefined {
  if (errors?.[0] !== 'account_changed_elsewhere') return errors?.[0] && profileText(errors[0])
  return theirs ? m.account_changed_elsewhere({ saved: theirs }) : m.account_emptied_elsewhere()
}

const focus = (element: HTMLElement | null) => element?.focus()

/** One form, so that it works without scripts: the pressed button says what to do. */
export function CharacterForm({ account, answer }: { account: OwnAccount; answer: CharacterAnswer }) {
  const { result, theirs, portrait, typed } = answer
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save'
  const description = useRef<HTMLTextAreaElement>(null)
  useEffect(() => tell(result?.error), [result])
  const [form, fields] = useForm<ProfileForm>({
    id: 'character',
    lastResult: busy ? undefined : result,
    defaultValue: { ...account.profile, ...typed },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate({ formData }) {
      for (const name of ['intent', 'avatar']) formData.delete(name)
      takeWas(formData)
      const submission = parseWithZod(formData, { schema: profileSchema })
      // An intent (such as leaving a field) has no status; a refused submit has one
      if (submission.status === 'error') tell(submission.error)
      return submission
    },
  })
  const was = useSavedProfile(form.id, account.profile, theirs)
  const failed = form.errors && profileNotice({ '': form.errors })
  const { name, storyEn, storyFr, physicalDescription } = fields
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action="/account"
      encType="multipart/form-data"
      preventScrollReset
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <UnsavedGuard isUnsaved={() => isUnsaved(form.id, was)}>
        <p>{m.account_unsaved_text()}</p>
      </UnsavedGuard>
      {profileFields.map((name) => (
        <input key={name} type="hidden" name={wasField(name)} value={was[name]} />
      ))}
      {/* The default button for Enter */}
      <button type="submit" name="intent" value="save" hidden />
      <Card>
        <CardBody>
          <PortraitField
            portrait={account.portrait}
            name={account.profile.name}
            answered={portrait ?? null}
            description={description}
          >
            <Field
              label={m.account_physical_description()}
              hint={m.account_physical_description_hint()}
              id={physicalDescription.id}
              errorId={physicalDescription.errorId}
              error={textOf(physicalDescription.errors, theirs?.physicalDescription)}
              optional
            >
              {(control) => (
                <Textarea
                  {...control}
                  ref={description}
                  name={physicalDescription.name}
                  defaultValue={physicalDescription.initialValue}
                />
              )}
            </Field>
          </PortraitField>
        </CardBody>
      </Card>
      <Card>
        <CardBody className="gap-5">
          {failed && (
            <div ref={focus} tabIndex={-1} className="rounded-control">
              <Notice tone="danger" title={failed.title}>
                {failed.description}
              </Notice>
            </div>
          )}
          <Field
            label={m.account_character_name()}
            hint={m.account_character_name_hint()}
            id={name.id}
            errorId={name.errorId}
            error={textOf(name.errors, theirs?.name)}
            required
          >
            {(control) => (
              <Input {...control} name={name.name} defaultValue={name.initialValue} autoComplete="nickname" />
            )}
          </Field>
          <Stories storyEn={storyEn} storyFr={storyFr} theirs={theirs} />
          <Facts account={account} />
          <Button
            type="submit"
            name="intent"
            value="save"
            variant="primary"
            size="large"
            loading={busy}
            aria-disabled={busy}
            onClick={(event) => busy && event.preventDefault()}
            onMouseDown={keepFieldFocused}
            className="sm:self-start"
          >
            {busy ? m.account_saving() : m.account_save()}
          </Button>
        </CardBody>
      </Card>
    </Form>
  )
}

type StoryField = FieldMetadata<string, ProfileForm>

type StoriesProps = { storyEn: StoryField; storyFr: StoryField } & Pick<CharacterAnswer, 'theirs'>

function Stories({ storyEn, storyFr, theirs }: StoriesProps) {
  const stories = [
    { field: storyEn, error: textOf(storyEn.errors, theirs?.storyEn), label: m.account_story_en(), lang: 'en' },
    { field: storyFr, error: textOf(storyFr.errors, theirs?.storyFr), label: m.account_story_fr(), lang: 'fr' },
  ]
  return (
    <FieldGroup legend={m.account_story()} hint={m.account_story_hint()}>
      <div className="grid gap-4 md:grid-cols-2">
        {stories.map(({ field, error, label, lang }) => (
          <Field key={lang} label={label} id={field.id} errorId={field.errorId} error={error} optional>
            {(control) => (
              <Textarea {...control} lang={lang} name={field.name} defaultValue={field.initialValue} rows={7} />
            )}
          </Field>
        ))}
      </div>
    </FieldGroup>
  )
}

function Facts({ account: { email, since } }: { account: OwnAccount }) {
  const zone = useReaderZone()
  return (
    <>
      <Field
        label={m.account_account_email()}
        hint={
          <>
            {m.account_account_email_hint()}{' '}
            <TextLink to="/account/security">{m.account_account_email_change()}</TextLink>
          </>
        }
      >
        {(control) => <Input {...control} type="email" value={email} readOnly className="bg-sunken" />}
      </Field>
      <dl className="flex flex-wrap gap-x-2 text-sm">
        <dt className="text-muted">{m.account_member_since()}</dt>
        <dd>{formatDate(since, zone)}</dd>
      </dl>
    </>
  )
}
