import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SetUp } from './set-up.server.ts'

type Part = Exclude<keyof SetUp, 'backup' | 'isBackupOld'>

const parts: Record<Part, { name: () => string; without: () => string; test?: () => string }> = {
  address: { name: m.admin_set_up_address, without: m.admin_set_up_no_address },
  mail: { name: m.admin_set_up_mail, without: m.admin_set_up_no_mail },
  payments: { name: m.admin_set_up_payments, without: m.admin_set_up_no_payments, test: m.admin_set_up_test_payments },
  generation: { name: m.admin_set_up_generation, without: m.admin_set_up_no_generation },
  secondFactor: { name: m.admin_set_up_factor, without: m.admin_set_up_no_factor },
}

export function SetUpList({ setUp }: { setUp: SetUp }) {
  const zone = useReaderZone()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {(Object.keys(parts) as Part[]).map((part) => {
        const { name, without, test = without } = parts[part]
        const state = setUp[part]
        return (
          <Item
            key={part}
            name={name()}
            isDone={state === 'yes'}
            badge={state === 'test' ? m.admin_set_up_test() : undefined}
          >
            {state !== 'yes' && <p>{state === 'test' ? test() : without()}</p>}
            {part === 'secondFactor' && state !== 'yes' && (
              <p>
                <TextLink to="/account/security">{m.admin_set_up_factor_link()}</TextLink>
              </p>
            )}
          </Item>
        )
      })}
      <Item name={m.admin_set_up_backup()} isDone={!setUp.isBackupOld}>
        <p>
          {setUp.backup === null
            ? m.admin_set_up_no_backup()
            : m.admin_set_up_last_backup({ moment: formatMoment(setUp.backup, zone) })}
        </p>
      </Item>
    </ul>
  )
}

type ItemProps = { name: string; isDone: boolean; badge?: string | undefined; children: React.ReactNode }

const Item = ({ name, isDone, badge, children }: ItemProps) => (
  <li className="grid gap-1 px-5 py-3">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
      {name}
      <Badge tone={isDone ? 'success' : badge ? 'purple' : 'warning'}>
        {isDone ? m.admin_set_up_yes() : (badge ?? m.admin_set_up_no())}
      </Badge>
    </p>
    <div className="text-sm text-muted">{children}</div>
  </li>
)
