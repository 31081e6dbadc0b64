import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
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
  const { data } = fetcher
  return {
    form: {
      method: 'post' as const,
      action: sessionPath(sessionId),
    },
    Form: fetcher.Form,
    busy: fetcher.state !== 'idle',
    data,
    hidden: (order: Order) => (
      <>
        <input type="hidden" name="order" value={order} />
        {teamId !== undefined && <input type="hidden" name="teamId" value={teamId} />}
      </>
    ),
    told: data && 'done' in data ? doneText(data) : data && 'error' in data ? problemText(data.error) : null,
    isWrong: data !== undefined && 'wrong' in data,
  }
}

type OrderButtonProps = Given & {
  order: Exclude<Order, 'tell' | 'give_time'>
  variant?: 'primary' | 'secondary' | 'danger' | 'ghost'
  /** Says for whom, where several stand in a list. */
  label?: string
  children: ReactNode
}

export function OrderButton({ order, variant = 'secondary', label, children, ...given }: OrderButtonProps) {
  const { Form, form, hidden, busy, told } = useOrder(given)
  return (
    <Form {...form} className="grid gap-1">
      {hidden(order)}
      <Button type="submit" variant={variant} loading={busy} aria-label={label}>
        {children}
      </Button>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {busy ? null : told}
      </p>
    </Form>
  )
}

export function MessageForm(given: Given) {
  const { Form, form, hidden, busy, told, isWrong, data } = useOrder(given)
  const own = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (data && 'done' in data) own.current?.reset()
  }, [data])
  return (
    <Form {...form} ref={own} className="grid gap-2">
      {hidden('tell')}
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={m.groups_message()}
          error={isWrong ? m.groups_message_wrong({ most: longest.organiserText }) : null}
          required
          className="min-w-0 flex-1 basis-64"
        >
          {(control) => <Input {...control} name="text" maxLength={longest.organiserText} autoComplete="off" />}
        </Field>
        <Button type="submit" loading={busy}>
          {m.groups_send()}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {busy ? null : told}
      </p>
    </Form>
  )
}

export function TimeForm(given: Given) {
  const { Form, form, hidden, busy, told, isWrong } = useOrder(given)
  return (
    <Form {...form} className="grid gap-2">
      {hidden('give_time')}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={m.groups_more_minutes()} error={isWrong ? m.groups_days_wrong(minutesGiven) : null} required>
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
        <Button type="submit" loading={busy}>
          {m.groups_give_time()}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {busy ? null : told}
      </p>
    </Form>
  )
}
