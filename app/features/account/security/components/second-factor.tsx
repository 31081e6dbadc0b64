import { getFormProps } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { FormNotice } from '#app/features/account/components/form-notice.tsx'
import { beginFactorSchema, confirmFactorSchema, factorSchema } from '#app/features/account/security/security.schema.ts'
import type { NewKey } from '#app/features/account/security/security.queries.server.ts'
import { useSecurityForm } from '#app/features/account/security/use-security-form.ts'
import type { FormResult } from '#app/features/account/security/use-security-form.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Notice } from '#app/ui/notice.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { CopyButton } from './copy-button.tsx'
import { CodeField, CurrentPassword, Panel } from './panel.tsx'

type SecondFactorProps = {
  factor: { since: Date; recoveryLeft: number } | null
  newKey: NewKey | null
  asksPassword: boolean
  isStale: boolean
  answer: FormResult
  /** Whether the page was already open: a step that begins takes the focus, a newly opened page does not. */
  wasShown: RefObject<boolean>
}

export function SecondFactor({ factor, newKey, wasShown, ...forms }: SecondFactorProps) {
  return (
    <Panel title={m.security_factor_title()}>
      {factor ? (
        <InUse factor={factor} {...forms} />
      ) : newKey ? (
        <SetUp newKey={newKey} answer={forms.answer} wasShown={wasShown} />
      ) : (
        <NotInUse {...forms} />
      )}
    </Panel>
  )
}

type Forms = Omit<SecondFactorProps, 'factor' | 'newKey' | 'wasShown'>

function NotInUse({ asksPassword, isStale, answer }: Forms) {
  const { form, fields, busy } = useSecurityForm(['factor-begin'], beginFactorSchema(asksPassword), answer)
  return (
    <>
      <p className="max-w-prose text-muted">{m.security_factor_lead()}</p>
      <Form {...getFormProps(form)} method="post" action="/account/security" preventScrollReset>
        <fieldset disabled={busy !== null || isStale} className="grid max-w-md min-w-0 gap-5">
          <FormNotice errors={form.errors} form="security-factor-begin" />
          <input type="hidden" name="intent" value="factor-begin" />
          {asksPassword && <CurrentPassword field={fields.currentPassword} />}
          <Button type="submit" loading={busy !== null} onMouseDown={keepFieldFocused} className="justify-self-start">
            {m.security_factor_begin()}
          </Button>
        </fieldset>
      </Form>
    </>
  )
}

function SetUp({ newKey, answer, wasShown }: { newKey: NewKey } & Pick<SecondFactorProps, 'answer' | 'wasShown'>) {
  const { form, fields, busy } = useSecurityForm(['factor-confirm'], confirmFactorSchema, answer)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wasShown.current) heading.current?.focus()
  }, [wasShown])
  const spaced = newKey.key.replaceAll(/(.{4})(?=.)/g, '$1 ')
  return (
    <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
      <QrPicture drawn={newKey.qr} label={m.security_factor_qr()} className="size-56 rounded-control" />
      <div className="grid max-w-md content-start gap-5">
        <h3 ref={heading} tabIndex={-1} className="text-subheading outline-none">
          {m.security_factor_scan_title()}
        </h3>
        <p>{m.security_factor_scan()}</p>
        <div className="grid justify-items-start gap-2">
          <p>{m.security_factor_key()}</p>
          <code translate="no" className="rounded-small bg-sunken px-3 py-2 font-mono">
            {spaced}
          </code>
          <CopyButton text={newKey.key}>{m.security_factor_copy_key()}</CopyButton>
        </div>
        <Form {...getFormProps(form)} method="post" action="/account/security" preventScrollReset>
          <fieldset disabled={busy !== null} className="grid min-w-0 gap-5">
            <FormNotice errors={form.errors} form="security-factor-confirm" />
            <input type="hidden" name="intent" value="factor-confirm" />
            <CodeField field={fields.code} isShort />
            <Button
              type="submit"
              variant="accent"
              loading={busy !== null}
              onMouseDown={keepFieldFocused}
              className="justify-self-start"
            >
              {m.security_factor_confirm()}
            </Button>
          </fieldset>
        </Form>
        <Form method="post" action="/account/security" preventScrollReset>
          <Button type="submit" variant="ghost" name="intent" value="factor-cancel">
            {m.security_factor_cancel()}
          </Button>
        </Form>
      </div>
    </div>
  )
}

function InUse({
  factor,
  asksPassword,
  isStale,
  answer,
}: Forms & { factor: NonNullable<SecondFactorProps['factor']> }) {
  const intents = ['factor-off', 'recovery-codes'] as const
  const { form, fields, busy } = useSecurityForm(intents, factorSchema(asksPassword), answer)
  const zone = useReaderZone()
  const few = factor.recoveryLeft <= 3
  return (
    <>
      <Notice tone={few ? 'warning' : 'success'} title={m.security_factor_on({ date: formatDate(factor.since, zone) })}>
        {m.security_factor_left({ count: factor.recoveryLeft })}
      </Notice>
      <p className="max-w-prose text-muted">{m.security_factor_manage()}</p>
      <Form {...getFormProps(form)} method="post" action="/account/security" preventScrollReset>
        <fieldset disabled={busy !== null || isStale} className="grid max-w-md min-w-0 gap-5">
          <FormNotice errors={form.errors} form="security-factor-off" />
          {asksPassword && <CurrentPassword field={fields.currentPassword} />}
          <CodeField field={fields.code} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="recovery-codes" loading={busy === 'recovery-codes'}>
              {m.security_factor_new_codes()}
            </Button>
            <Button type="submit" variant="danger" name="intent" value="factor-off" loading={busy === 'factor-off'}>
              {m.security_factor_off()}
            </Button>
          </div>
        </fieldset>
      </Form>
    </>
  )
}
