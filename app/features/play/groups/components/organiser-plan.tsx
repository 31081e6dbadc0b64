import { startTexts } from '#app/features/play/groups/start-texts.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import type { Arrival, Starts } from '#app/shared/group-sessions.ts'

export type Session = {
  name: string
  adventure: string
  /** `page`: where an organiser finds the session; `mostDevices`: of a team at once. */
  plan: {
    page: string
    arrival: Arrival
    starts: Starts
    limitMs: number | null
    keptUntil: string
    mostDevices: number
    hasKiosk: boolean
  }
}

type Text = (session: Session) => string

const comeTexts: Record<Arrival, readonly Text[]> = {
  list: [m.groups_plan_tickets, m.groups_plan_come_list],
  named: [m.groups_plan_code, m.groups_plan_come_named],
}

const beginTexts: Record<Starts, Text> = {
  together: () => m.groups_plan_start_together({ start: m.groups_start_all() }),
  by_team: () => m.groups_plan_start_by_team({ start: m.groups_start_team() }),
  as_they_come: m.groups_plan_start_as_they_come,
}

const lateText = (starts: Starts): string =>
  starts === 'by_team' ? m.groups_plan_late_by_team({ start: m.groups_start_team() }) : m.groups_plan_late()

/** The first page of the sheet: what to do before, during and after, by who holds it and nothing else. */
export function OrganiserPlan({ session }: { session: Session }) {
  const { name, adventure, plan } = session
  const zone = useReaderZone()
  const date = formatDate(plan.keptUntil, zone)
  const [prepare, come] = comeTexts[plan.arrival]
  const limit = plan.limitMs === null ? null : formatDuration(plan.limitMs)
  return (
    <article
      aria-labelledby="plan"
      className="grid gap-5 rounded-card border border-line bg-white p-6 text-black print:break-after-page print:border-0 print:p-0"
    >
      <header className="grid gap-1">
        <p className="text-sm wrap-anywhere">
          {adventure} · {name}
        </p>
        <h2 id="plan" className="font-display text-2xl font-semibold">
          {m.groups_plan()}
        </h2>
        <p>
          {startTexts[plan.starts]()} · {limit === null ? m.groups_no_limit() : m.groups_limit({ time: limit })}
        </p>
      </header>
      <Steps
        title={m.groups_plan_before()}
        steps={[
          m.groups_plan_try({ title: adventure }),
          `${m.groups_plan_devices()} ${m.groups_devices({ count: plan.mostDevices })}`,
          prepare!(session),
          ...(plan.hasKiosk ? [m.groups_plan_kiosk({ kiosk: m.kiosk_heading() })] : []),
          m.groups_plan_open({ page: plan.page, name }),
          m.groups_plan_projector({ screen: m.screen_open() }),
        ]}
      />
      <Steps
        title={m.groups_plan_start()}
        steps={[come!(session), beginTexts[plan.starts](session), lateText(plan.starts)]}
      />
      <Steps
        title={m.groups_plan_during()}
        steps={[
          m.groups_plan_watch(),
          m.groups_plan_asks({ stuck: m.groups_stuck() }),
          m.groups_plan_help({ hint: m.groups_hint_team() }),
          m.groups_plan_all({ message: m.groups_message(), hint: m.groups_hint_all() }),
          m.groups_plan_pause({ pause: m.groups_pause(), resume: m.groups_resume() }),
          ...(limit === null ? [] : [m.groups_plan_time({ time: limit, give: m.groups_give_time() })]),
        ]}
      />
      <Steps
        title={m.groups_plan_after()}
        steps={[
          m.groups_plan_end({ end: m.groups_end_now(), again: m.groups_reopen() }),
          m.groups_plan_results({ results: m.results_open_page() }),
          m.groups_plan_talk({ results: m.results_open_page() }),
          m.groups_plan_keep({ date }),
        ]}
      />
    </article>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="grid gap-1.5 break-inside-avoid">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-1">
        {steps.map((step) => (
          <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
            <span aria-hidden="true" className="mt-1 size-3.5 rounded-xs border border-black" />
            <span className="wrap-anywhere">{step}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
