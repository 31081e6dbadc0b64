import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import { copyAddress } from '#app/features/adventure/components/share.ts'
import { idleMinutes } from '#app/shared/group-sessions.ts'
import type { StationsView } from '#app/features/play/kiosk/read-stations.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { WholeNumberInput } from '#app/ui/whole-number-input.tsx'

type Props = {
  view: StationsView
  /** Minutes that could not be saved. */
  refused: string | null
}

export function StationsPage({ view, refused }: Props) {
  const { id, name, title, isOpenAllDay } = view
  return (
    <PageSection>
      <PageHeader
        className="print:hidden"
        back={<BackLink to={`/sessions/${id}`}>{m.results_back()}</BackLink>}
        eyebrow={`${title} · ${name}`}
        title={m.kiosk_heading()}
        intro={<p>{m.kiosk_lead()}</p>}
      />
      {isOpenAllDay ? (
        <div className="mt-8 grid gap-12 print:mt-0">
          <Kiosk view={view} refused={refused} />
          <Stations stations={view.stations} />
        </div>
      ) : (
        <Notice title={m.kiosk_only_open()} className="mt-8" />
      )}
    </PageSection>
  )
}

function Kiosk({ view: { kiosk, idleMinutes: minutes, mostKept }, refused }: Props) {
  return (
    <Headed title={m.kiosk_address()} className="grid gap-4 print:hidden">
      <p className="max-w-3xl text-muted">{m.kiosk_address_text()}</p>
      <p className="font-mono text-sm wrap-anywhere">{kiosk}</p>
      <p className="flex flex-wrap gap-3">
        <a href={kiosk} target="_blank" rel="noopener" className={buttonStyles({ variant: 'primary' })}>
          {m.kiosk_open()}
        </a>
        <Button className="needs-script" onClick={() => void copyAddress(kiosk)}>
          <Copy aria-hidden="true" className="size-5" />
          {m.share_copy()}
        </Button>
      </p>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <Field label={m.kiosk_idle()} error={refused === null ? null : m.kiosk_idle_wrong(idleMinutes)}>
          {(control) => (
            <WholeNumberInput
              {...control}
              key={`${minutes} ${refused}`}
              name="minutes"
              most={idleMinutes.most}
              defaultValue={refused ?? minutes}
              className="w-24"
            />
          )}
        </Field>
        <Button type="submit">{m.common_save()}</Button>
      </Form>
      <p className="text-sm text-muted">
        {m.kiosk_range(idleMinutes)} {m.kiosk_kept({ count: mostKept })}
      </p>
    </Headed>
  )
}

function Stations({ stations }: Pick<StationsView, 'stations'>) {
  return (
    <section aria-labelledby="stations" className="grid gap-4">
      <div className="grid gap-4 print:hidden">
        <h2 id="stations" className="text-heading">
          {m.station_heading()}
        </h2>
        <p className="max-w-3xl text-muted">{m.station_text()}</p>
        <p>
          <Button onClick={() => window.print()} className="needs-script">
            <Printer aria-hidden="true" className="size-5" />
            {m.station_print()}
          </Button>
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
        {stations.map(({ id, number, isPuzzle, name, qr }) => (
          <li
            key={id}
            className="grid justify-items-center gap-2 rounded-card has-[input:not(:checked)]:opacity-60 has-[input:not(:checked)]:print:hidden border border-[#8a6420] bg-white p-5 text-center text-black print:break-inside-avoid"
          >
            <p id={`station-${number}`} className="font-display text-2xl font-semibold">
              {m.station_number({ number })}
            </p>
            <QrPicture drawn={qr} label={m.station_qr({ number })} className="w-44" />
            <p className="text-sm">{m.station_scan()}</p>
            {/* For the staff: it would tell visitors where their game leads */}
            <p className="text-xs print:hidden">
              {isPuzzle ? m.results_puzzle() : m.station_scene()} · {name}
            </p>
            <Checkbox
              defaultChecked
              aria-describedby={`station-${number}`}
              label={m.station_chosen()}
              className="print:hidden"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
