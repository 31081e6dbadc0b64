import { useEffect, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { useFetcher } from 'react-router'
import { longest } from '#app/features/engine/limits.ts'
import type { Directed } from '#app/features/play/groups/direct-teams.server.ts'
import { minutesGiven } from '#app/features/play/groups/group-limits.ts'
import type { SessionOrder } from '#app/features/play/groups/session-order.schema.ts'
import { sessionPath } from '#app/features/play/groups/session-path.ts'
import { problemText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { WholeNumberInput } from '#app/ui/whole-number-input.tsx'

type Order = SessionOrder['order']

/** `wrong`: what was typed is not what the order needs; `error`: a problem key. */
export type Ordered = { done: Directed } | { wrong: true } | { error: string }

type Given = { sessionId: string; /** One team; otherwise all. */ teamId?: string }

const doneText = ({ done: { reached } }: { done: Directed }): string =>
  reached === 0 ? m.groups_done_nothing() : m.groups_done({ count: reached })

function useOrder({ sessionId, teamId }: Given) {
  const fetcher = useFetcher<Ordered>()
  const { Form, data } = fetcher
  const told = data && 'done' in data ? doneText(data) : data && 'error' in data ? problemText(data.error) : null
  const isWrong = data !== undefined && 'wrong' in data
  return { Form, sessionId, teamId, data, told, isWrong, busy: fetcher.state !== 'idle' }
}

type OrderFormProps = {
  sent: ReturnType<typeof useOrder>
  order: Order
  className: string
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** Says below its controls what came of it. */
function OrderForm({ sent: { Form, sessionId, teamId, busy, told }, order, className, ref, children }: OrderFormProps) {
  return (
    <Form ref={ref} method="post" action={sessionPath(sessionId)} className={className}>
      <input type="hidden" name="order" value={order} />
      {teamId !== undefined && <input type="hidden" name="teamId" value={teamId} />}
      {children}
      <p role="status" className="text-sm text-muted empty:sr-only">
        {busy ? null : told}
      </p>
    </Form>
  )
}

type OrderButtonProps = Given & {
  order: Exclude<Order, 'tell' | 'give_time'>
  variant?: 'primary' | 'secondary' | 'danger' | 'ghost'
  /** Says for whom, where several stand in a list. */
  label?: string
  size?: 'small'
  children: ReactNode
}

export function OrderButton({ order, variant = 'secondary', label, size, children, ...given }: OrderButtonProps) {
  const sent = useOrder(given)
  return (
    <OrderForm sent={sent} order={order} className="grid gap-1">
      <Button type="submit" variant={variant} size={size} loading={sent.busy} aria-label={label}>
        {children}
      </Button>
    </OrderForm>
  )
}

export function MessageForm(given: Given) {
  const sent = useOrder(given)
  const own = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (sent.data && 'done' in sent.data) own.current?.reset()
  }, [sent.data])
  return (
    <OrderForm ref={own} sent={sent} order="tell" className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={m.groups_message()}
          error={sent.isWrong ? m.groups_message_wrong({ most: longest.organiserText }) : null}
          required
          className="min-w-0 flex-1 basis-64"
        >
          {(control) => <Input {...control} name="text" maxLength={longest.organiserText} autoComplete="off" />}
        </Field>
        <Button type="submit" loading={sent.busy}>
          {m.groups_send()}
        </Button>
      </div>
    </OrderForm>
  )
}

export function TimeForm(given: Given) {
  const sent = useOrder(given)
  const error = sent.isWrong ? m.groups_days_wrong(minutesGiven) : null
  return (
    <OrderForm sent={sent} order="give_time" className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={m.groups_more_minutes()} error={error} required>
          {(control) => (
            <WholeNumberInput
              {...control}
              name="minutes"
              most={minutesGiven.most}
              defaultValue="5"
              className="max-w-32"
            />
          )}
        </Field>
        <Button type="submit" loading={sent.busy}>
          {m.groups_give_time()}
        </Button>
      </div>
    </OrderForm>
  )
}
