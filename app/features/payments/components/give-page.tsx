import { useEffect, useRef, useState } from 'react'
import { longestMessage, mostSeats } from '#app/features/payments/gifts/gift-form.schema.ts'
import type { GiftProblem } from '#app/features/payments/gifts/gift-form.schema.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { Radio } from '#app/ui/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { CheckoutFrame, PayButton } from './checkout-frame.tsx'
import type { CheckoutFacts } from './checkout-frame.tsx'

/** What was submitted, when it was refused. */
export type GivenForm = { seats: string; message: string; language: Locale; problems: GiftProblem[] }

type Props = CheckoutFacts & { given: GivenForm | undefined }

const languages: Record<Locale, () => string> = { en: m.common_english, fr: m.common_french }

export function GivePage({ isTest, mayAddTax, given, ...facts }: Props) {
  return (
    <CheckoutFrame
      {...facts}
      title={m.gifts_title()}
      perPrice={mayAddTax ? m.gifts_each_plus_tax() : m.gifts_each()}
      form={<GiveForm isTest={isTest} mayAddTax={mayAddTax} given={given} priceCents={facts.checkout.priceCents} />}
    >
      <p className="text-muted">{m.gifts_lead()}</p>
    </CheckoutFrame>
  )
}

type GiveFormProps = Pick<Props, 'isTest' | 'mayAddTax' | 'given'> & { priceCents: number }

function GiveForm({ isTest, mayAddTax, given, priceCents }: GiveFormProps) {
  const typed = useRef<HTMLInputElement>(null)
  const [seats, setSeats] = useState(given?.seats ?? '1')
  // What was typed before hydration
  useEffect(() => setSeats(typed.current?.value ?? '1'), [])
  const count = Number(seats)
  const isCount = Number.isInteger(count) && count >= 1 && count <= mostSeats
  const problems = given?.problems ?? []
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="shownCents" value={priceCents} />
      <Field
        label={m.gifts_seats()}
        hint={m.gifts_seats_hint({ most: mostSeats })}
        error={problems.includes('seats') ? m.gifts_seats_wrong({ most: mostSeats }) : null}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="seats"
            type="number"
            inputMode="numeric"
            min={1}
            max={mostSeats}
            step={1}
            ref={typed}
            defaultValue={given?.seats ?? '1'}
            onChange={(event) => setSeats(event.currentTarget.value)}
            className="max-w-32"
          />
        )}
      </Field>
      <Field
        label={m.gifts_message()}
        hint={m.gifts_message_hint({ most: longestMessage })}
        error={problems.includes('message') ? m.gifts_message_wrong({ most: longestMessage }) : null}
        optional
      >
        {(control) => (
          <Textarea {...control} name="message" maxLength={longestMessage} defaultValue={given?.message ?? ''} />
        )}
      </Field>
      <FieldGroup legend={m.gifts_language()}>
        <div className="flex flex-wrap gap-x-8">
          {locales.map((locale) => (
            <Radio
              key={locale}
              name="language"
              value={locale}
              defaultChecked={locale === (given?.language ?? getLocale())}
              label={languages[locale]()}
            />
          ))}
        </div>
      </FieldGroup>
      <p className="text-sm text-muted">
        {m.gifts_refunds()} <TextLink to="/player-agreement">{m.checkout_refunds_more()}</TextLink>
      </p>
      {isCount && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-4">
          <span className="font-semibold">{m.receipts_total()}</span>
          <span className="text-right">
            <span className="font-display text-2xl font-semibold whitespace-nowrap">
              {formatMoney(count * priceCents)}
            </span>{' '}
            {mayAddTax && <span className="text-sm text-muted">{m.checkout_plus_tax()}</span>}
          </span>
        </p>
      )}
      <PayButton isTest={isTest} />
    </Form>
  )
}
