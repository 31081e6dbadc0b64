import Printer from 'lucide-react/icons/printer'
import { OrganiserPlan } from './organiser-plan.tsx'
import type { Session } from './organiser-plan.tsx'
import { sessionPath } from '#app/features/play/groups/session-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { QrDrawing } from '#app/shared/qr-path.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'

export type Sheet = Session & {
  id: string
  /** Of teams that name themselves. */
  code: { shown: string; qr: QrDrawing } | null
  /** Where a code is typed. */
  codePage: string
  teams: { id: string; name: string; code: string; qr: QrDrawing }[]
}

/** Tickets to cut out: one for each team, or one for all that name themselves. */
export function SheetPage({ sheet }: { sheet: Sheet }) {
  return (
    <PageSection className="grid max-w-4xl gap-8 print:max-w-none print:p-0">
      <PageHeader
        className="no-print"
        back={<BackLink to={sessionPath(sheet.id)}>{m.results_back()}</BackLink>}
        title={m.groups_sheet()}
        intro={<p>{m.groups_sheet_lead()}</p>}
        actions={
          <Button variant="primary" className="needs-script" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {m.groups_sheet_print()}
          </Button>
        }
      />
      <OrganiserPlan session={sheet} />
      <ul role="list" className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        {sheet.code && (
          <li
            className={classNames(paper, 'justify-items-center gap-6 py-8 text-center sm:col-span-2 print:col-span-2')}
          >
            <p className="font-display text-3xl font-semibold wrap-anywhere">{sheet.name}</p>
            <QrPicture drawn={sheet.code.qr} label={m.groups_ticket_qr({ team: sheet.name })} className="w-72" />
            <p className="text-2xl">{m.groups_ticket_code({ page: sheet.codePage })}</p>
            {/* Read from the back of a room */}
            <p
              translate="no"
              className="font-mono text-[min(4.5rem,11vw)] leading-none font-bold tracking-wide print:text-[4.5rem]"
            >
              {sheet.code.shown}
            </p>
          </li>
        )}
        {sheet.teams.map(({ id, name, code, qr }) => (
          <Ticket key={id} title={name} eyebrow={`${sheet.adventure} · ${sheet.name}`} qr={qr}>
            <Code code={code} page={sheet.codePage} />
            <p className="text-sm">{m.groups_devices({ count: sheet.plan.mostDevices })}</p>
          </Ticket>
        ))}
      </ul>
    </PageSection>
  )
}

function Code({ code, page }: { code: string; page: string }) {
  return (
    <>
      <p className="text-sm">{m.groups_ticket_code({ page })}</p>
      <p translate="no" className="font-mono text-lg font-bold tracking-wide">
        {code}
      </p>
    </>
  )
}

/** White in both themes: it is shown as it will be printed. */
const paper = 'grid rounded-card border-2 border-dashed border-[#8a6420] bg-white p-4 text-black break-inside-avoid'

function Ticket({
  title,
  eyebrow,
  qr,
  children,
}: {
  title: string
  eyebrow: string
  qr: QrDrawing
  children: React.ReactNode
}) {
  return (
    <li className={classNames(paper, 'content-start gap-3')}>
      <p className="text-sm wrap-anywhere">{eyebrow}</p>
      <p className="font-display text-2xl font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <QrPicture drawn={qr} label={m.groups_ticket_qr({ team: title })} className="size-28" />
        <div className="grid gap-2">{children}</div>
      </div>
    </li>
  )
}
