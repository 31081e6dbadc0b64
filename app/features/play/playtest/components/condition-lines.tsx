import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { Explained } from '#app/features/engine/explain-condition.ts'
import { conditionTexts, leafText } from '#app/features/adventure/conditions/index.ts'
import type { Named } from '#app/features/adventure/conditions/named.ts'
import { m } from '#app/i18n/generated/messages.js'

type Props = { explained: Explained; names: Named }

export function ConditionLines({ explained, names }: Props) {
  switch (explained.type) {
    case 'always':
      return <Line holds>{m.playtest_always()}</Line>
    case 'clause':
      return <Clause clause={explained} negated={false} holds={explained.holds} names={names} />
    case 'not':
      if (explained.of.type === 'clause')
        return <Clause clause={explained.of} negated holds={explained.holds} names={names} />
      return <Group title={m.playtest_not_so()} holds={explained.holds} parts={[explained.of]} names={names} />
    case 'all':
    case 'any':
      if (explained.of.length === 0)
        return <Line holds={explained.holds}>{explained.holds ? m.playtest_always() : m.playtest_never()}</Line>
      if (explained.of.length === 1) return <ConditionLines explained={explained.of[0]!} names={names} />
      return (
        <Group
          title={explained.type === 'all' ? m.playtest_all() : m.playtest_any()}
          holds={explained.holds}
          parts={explained.of}
          names={names}
        />
      )
  }
}

function Group({
  title,
  holds,
  parts,
  names,
}: {
  title: string
  holds: boolean
  parts: readonly Explained[]
  names: Named
}) {
  return (
    <div>
      <Line holds={holds}>{title}</Line>
      <ul className="mt-1 grid gap-1 border-l-2 border-line pl-3">
        {parts.map((part, index) => (
          <li key={index}>
            <ConditionLines explained={part} names={names} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ClauseProps = { clause: Extract<Explained, { type: 'clause' }>; negated: boolean; holds: boolean; names: Named }

function Clause({ clause: { leaf, actual }, negated, holds, names }: ClauseProps) {
  return (
    <Line holds={holds}>
      {leafText(leaf, negated, names)}{' '}
      <span className="text-sm whitespace-nowrap text-muted">
        {m.playtest_now({ actual: conditionTexts[leaf.type].now(actual) })}
      </span>
    </Line>
  )
}

/** Marked by a sign with a name, never by colour alone. */
function Line({ holds, children }: { holds: boolean; children: ReactNode }) {
  const Icon = holds ? Check : X
  return (
    <p data-holds={holds} className="flex gap-2">
      <Icon
        aria-hidden="true"
        className={holds ? 'mt-0.5 size-5 shrink-0 text-success-ink' : 'mt-0.5 size-5 shrink-0 text-danger-ink'}
      />
      <span className="min-w-0">
        <span className="sr-only">{holds ? m.playtest_holds() : m.playtest_does_not_hold()} </span>
        {children}
      </span>
    </p>
  )
}
