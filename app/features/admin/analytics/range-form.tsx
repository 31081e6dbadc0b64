import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { analyticsPath, lastDays, mostDays, presets } from './analytics-range.ts'
import type { Range } from './analytics-range.ts'
import { dayText } from '#app/ui/day-chart.tsx'

export function RangeForm({ range, today }: { range: Range; today: string }) {
  const first = lastDays(mostDays, today).from
  return (
    <div className="grid gap-5">
      <LinkTabs label={m.analytics_range()}>
        {presets.map((days) => {
          const preset = lastDays(days, today)
          return (
            <LinkTab
              key={days}
              to={analyticsPath(preset)}
              active={preset.from === range.from && preset.to === range.to}
            >
              {m.analytics_last({ days })}
            </LinkTab>
          )
        })}
      </LinkTabs>
      <Form
        key={`${range.from} ${range.to}`}
        method="get"
        action="/admin/analytics"
        className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[12rem_12rem_auto] sm:justify-start"
      >
        <Field label={m.analytics_from()}>
          {(control) => (
            <Input {...control} type="date" name="from" defaultValue={range.from} min={first} max={today} />
          )}
        </Field>
        <Field label={m.analytics_to()}>
          {(control) => <Input {...control} type="date" name="to" defaultValue={range.to} min={first} max={today} />}
        </Field>
        <Button type="submit" variant="secondary" className="max-sm:col-span-2">
          {m.admin_show()}
        </Button>
      </Form>
      <p className="text-muted">{m.analytics_shown({ from: dayText(range.from), to: dayText(range.to) })}</p>
    </div>
  )
}
