import { outboxAddress } from '#app/features/admin/outbox-address.ts'
import { formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Headed } from '#app/ui/headed.tsx'
import { NumberCards } from '#app/ui/number-cards.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { ActivityList } from './activity-list.tsx'
import type { readOverview, Waiting } from './overview.queries.server.ts'
import type { SetUp } from './set-up.server.ts'
import { SetUpList } from './set-up-list.tsx'

type Props = Awaited<ReturnType<typeof readOverview>> & { setUp: SetUp }

export function OverviewPage({ figures, waiting, setUp, happenings, entries }: Props) {
  const cards = [
    { name: m.admin_users(), value: formatNumber(figures.users) },
    { name: m.admin_revenue(), value: formatMoney(figures.revenueCents) },
    { name: m.admin_plays(), value: formatNumber(figures.plays) },
    { name: m.admin_card_settings(), value: formatNumber(figures.settings) },
    { name: m.admin_card_system(), value: m.admin_system_active() },
  ]
  return (
    <>
      <NumberCards cards={cards} className="sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5" />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Headed id="waiting" title={m.admin_waiting()} className="grid gap-3">
          <WaitingList waiting={waiting} />
        </Headed>
        <Headed id="set-up" title={m.admin_set_up()} className="grid gap-3">
          <SetUpList setUp={setUp} />
        </Headed>
      </div>
      <Headed id="activity" title={m.admin_activity()} className="grid gap-3">
        <ActivityList happenings={happenings} entries={entries} />
        <p>
          <TextLink to="/admin/audit" className="inline-flex min-h-11 items-center">
            {m.admin_audit_all()}
          </TextLink>
        </p>
      </Headed>
    </>
  )
}

const kinds: Record<keyof Waiting, { to: string; text: (given: { count: number }) => string }> = {
  reports: { to: '/admin/moderation#reports', text: m.shell_open_reports },
  messages: { to: '/admin/messages', text: m.admin_waiting_messages },
  releases: { to: '/admin/moderation#in-review', text: m.admin_waiting_releases },
  mails: { to: outboxAddress({ state: 'failed' }), text: m.admin_waiting_mails },
  payments: { to: '/admin/purchases?state=flagged', text: m.admin_waiting_payments },
  statements: { to: '/admin/purchases?view=statements', text: m.admin_waiting_statements },
}

function WaitingList({ waiting }: { waiting: Waiting }) {
  const open = (Object.keys(kinds) as (keyof Waiting)[]).filter((kind) => waiting[kind] > 0)
  if (open.length === 0) return <p className="text-muted">{m.admin_waiting_nothing()}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {open.map((kind) => (
        <li key={kind} className="px-5 py-1">
          <TextLink to={kinds[kind].to} className="inline-flex min-h-11 items-center">
            {kinds[kind].text({ count: waiting[kind] })}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
