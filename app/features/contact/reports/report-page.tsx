import { useNavigation } from 'react-router'
import { errorText, problemText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Radio } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { reportReasons } from './report.schema.ts'
import type { ReportKind } from './report.schema.ts'
import type { ReportSubject } from './report-subject.server.ts'
import { reportKindText, reportProblemText, reportReasonText } from './report-text.ts'

type ReportPageProps = {
  kind: ReportKind
  subject: ReportSubject
  sent: boolean
  refused: { problems: Record<string, string>; reason: string; text: string } | undefined
}

const focus = (element: HTMLElement | null) => element?.focus()

export function ReportPage({ kind, subject, sent, refused }: ReportPageProps) {
  return (
    <PageSection className="grid max-w-3xl gap-8">
      <PageHeader
        back={<BackLink to={subject.back}>{m.report_back()}</BackLink>}
        title={m.report_title()}
        intro={<p>{m.report_lead()}</p>}
      />
      {sent ? (
        <div ref={focus} tabIndex={-1} role="status" className="rounded-control">
          <Notice tone="success" title={m.report_sent_title()}>
            {m.report_sent()}
          </Notice>
        </div>
      ) : (
        <Card>
          <CardBody className="gap-6 p-5 sm:p-7">
            <div className="grid gap-1 rounded-control border border-line bg-sunken p-4">
              <p className="text-sm text-muted">{reportKindText(kind)}</p>
              <p className="font-semibold">{subject.name}</p>
              {subject.said && <p className="whitespace-pre-line">{subject.said}</p>}
            </div>
            <ReportForm refused={refused} />
          </CardBody>
        </Card>
      )}
    </PageSection>
  )
}

function ReportForm({ refused }: Pick<ReportPageProps, 'refused'>) {
  const busy = useNavigation().formMethod === 'POST'
  const ofReason = refused?.problems['reason']
  const ofText = refused?.problems['text']
  const ofForm = refused?.problems['form']
  return (
    <Form method="post" preventScrollReset>
      <fieldset disabled={busy} className="grid gap-6">
        {ofForm && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger">{problemText(ofForm)}</Notice>
          </div>
        )}
        <fieldset className="grid gap-2" aria-describedby={ofReason ? 'reason-problem' : undefined}>
          <legend className="mb-2 font-semibold">{m.report_reason()}</legend>
          {reportReasons.map((reason) => (
            <Radio
              key={reason}
              name="reason"
              value={reason}
              required
              defaultChecked={refused?.reason === reason}
              label={reportReasonText(reason)}
            />
          ))}
          {ofReason && (
            <p id="reason-problem" className="text-sm text-danger-ink">
              {reportProblemText(ofReason)}
            </p>
          )}
        </fieldset>
        <Field
          label={m.report_text()}
          hint={m.report_text_hint()}
          error={ofText ? (reportProblemText(ofText) ?? errorText('invalidInput')) : undefined}
        >
          {(control) => (
            <Textarea {...control} name="text" defaultValue={refused?.text} rows={4} ref={ofText ? focus : undefined} />
          )}
        </Field>
        <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
          <label htmlFor="website">{m.contact_trap()}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </div>
        <Button type="submit" variant="primary" loading={busy} className="justify-self-start">
          {busy ? m.report_busy() : m.report_submit()}
        </Button>
      </fieldset>
    </Form>
  )
}
