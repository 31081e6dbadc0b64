import { functionText } from '#app/features/admin/function-text.ts'
import type { CallLine, CallsToday } from '#app/features/generation/money/calls-today.queries.server.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { formatMoment, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { NumberCards } from '#app/ui/number-cards.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** What generation has spent today, who used it, and what went wrong. */
export function GenerationCalls({ today }: { today: CallsToday }) {
  const { spent, left, budget, askers, calls, failures } = today
  const cards = [
    { name: m.admin_generation_spent(), value: formatNumber(spent) },
    { name: m.admin_generation_left({ budget: formatNumber(budget) }), value: formatNumber(left) },
  ]
  return (
    <>
      <NumberCards cards={cards} className="sm:grid-cols-2" />
      <p className="max-w-prose text-sm text-muted">{m.admin_generation_units()}</p>
      <Part title={m.admin_generation_askers()} isEmpty={askers.length === 0}>
        <Askers askers={askers} />
      </Part>
      <Part title={m.admin_generation_calls()} isEmpty={calls.length === 0}>
        <Calls label={m.admin_generation_calls()} calls={calls} />
      </Part>
      <Part title={m.admin_generation_failures()} isEmpty={failures.length === 0}>
        <Calls label={m.admin_generation_failures()} calls={failures} />
      </Part>
    </>
  )
}

type PartProps = { title: string; isEmpty: boolean; children: React.ReactNode }

const Part = ({ title, isEmpty, children }: PartProps) => (
  // Not a section: the table itself is a region of this name
  <div className="grid min-w-0 gap-3">
    <h2 className="text-heading">{title}</h2>
    {isEmpty ? <p className="text-muted">{m.admin_generation_none()}</p> : children}
  </div>
)

const Asker = ({ id, name }: { id: string | null; name: string | null }) =>
  id === null ? (
    <span className="text-muted">{m.admin_purchases_erased()}</span>
  ) : (
    <TextLink to={`/admin/users/${id}`} className="inline-flex min-h-11 items-center max-sm:-my-2.5">
      {name}
    </TextLink>
  )

function Askers({ askers }: Pick<CallsToday, 'askers'>) {
  const columns = [
    { name: m.admin_generation_column_who() },
    { name: m.admin_generation_column_calls(), isNumber: true },
    { name: m.admin_generation_column_refused(), isNumber: true },
    { name: m.admin_generation_column_units(), isNumber: true },
  ]
  return (
    <DataTable label={m.admin_generation_askers()} columns={columns} className="min-w-[30rem]">
      {askers.map(({ id, name, calls, refused, spent }) => (
        <tr key={id ?? 'nobody'}>
          <HeadCell>
            <Asker id={id} name={name} />
          </HeadCell>
          <NumberCell>{formatNumber(calls)}</NumberCell>
          <NumberCell>{formatNumber(refused)}</NumberCell>
          <NumberCell>{formatNumber(spent)}</NumberCell>
        </tr>
      ))}
    </DataTable>
  )
}

const states: Record<CallLine['state'], { tone: BadgeTone; text: () => string }> = {
  reserved: { tone: 'info', text: m.admin_generation_state_reserved },
  spent: { tone: 'success', text: m.admin_generation_state_spent },
  given_back: { tone: 'grey', text: m.admin_generation_state_given_back },
  refused: { tone: 'warning', text: m.admin_generation_state_refused },
}

const ownReasons: Record<string, () => string> = {
  generationLimit: m.admin_generation_reason_limit,
  generationBudget: m.admin_generation_reason_budget,
  generationOff: m.admin_generation_reason_off,
  emailNotVerified: m.admin_generation_reason_unverified,
  left: m.admin_generation_reason_left,
  killed: m.admin_generation_reason_killed,
}

function reasonText(code: string | null): string {
  if (code === null) return ''
  if (Object.hasOwn(ownReasons, code)) return ownReasons[code]!()
  return errorText(Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'unexpected')
}

function Calls({ label, calls }: { label: string; calls: readonly CallLine[] }) {
  const zone = useReaderZone()
  const columns = [
    { name: m.admin_generation_column_when() },
    { name: m.admin_generation_column_who() },
    { name: m.admin_generation_column_what() },
    { name: m.admin_generation_column_units(), isNumber: true },
    { name: m.admin_generation_column_outcome() },
  ]
  return (
    <DataTable label={label} columns={columns} className="min-w-[48rem]">
      {calls.map((call) => (
        <tr key={call.id}>
          <HeadCell className="whitespace-nowrap">
            <time dateTime={call.at.toISOString()}>{formatMoment(call.at, zone)}</time>
          </HeadCell>
          <Cell>
            <Asker id={call.askerId} name={call.asker} />
          </Cell>
          <Cell>
            {functionText(call.function)}
            <span className="block text-sm break-all text-muted">
              {call.isBuiltIn ? m.admin_generation_by_built_in() : [call.provider, call.model].join(' · ')}
            </span>
          </Cell>
          <NumberCell>{formatNumber(call.amount)}</NumberCell>
          <Cell>
            <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
              <Badge tone={call.errorCode && call.state === 'spent' ? 'warning' : states[call.state].tone}>
                {states[call.state].text()}
              </Badge>
              {call.errorCode && <span className="text-sm text-muted">{reasonText(call.errorCode)}</span>}
            </span>
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
