import type { HostView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { TextLines } from './text-lines.tsx'

/** The whole evening by its minutes; for a host who plays, without what is still to come. */
export const StagePlan = ({ view: { steps, textLanguage } }: { view: HostView }) => (
  <Headed title={m.paper_dinner_evening()}>
    <ol role="list" className="grid gap-2">
      {steps.map(({ name, minute, lines, isNow, isPast }, at) => {
        const heading = (
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
            {minute !== null && (
              <span className="min-w-20 text-sm text-muted tabular-nums">
                {m.paper_dinner_minute({ count: minute })}
              </span>
            )}
            <span lang={minute === null ? undefined : textLanguage} className={isPast ? 'text-muted' : 'font-semibold'}>
              {name}
            </span>
            {isNow && <Badge tone="brass">{m.evening_host_now()}</Badge>}
          </span>
        )
        return (
          <li key={at} className="rounded-card border border-line bg-surface px-4">
            {lines.length === 0 || isNow ? (
              <div className="flex min-h-11 items-center py-1.5">{heading}</div>
            ) : (
              <details>
                <FoldSummary>{heading}</FoldSummary>
                <div className="pt-1 pb-4">
                  <TextLines lines={lines} language={textLanguage} />
                </div>
              </details>
            )}
          </li>
        )
      })}
    </ol>
  </Headed>
)
