import { kindText, statusText } from '#app/features/adventure/catalogue-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OpenWork } from './moderation.queries.server.ts'
import { NoteForm } from './note-form.tsx'
import type { ModerationAnswer } from './note-form.tsx'
import { ReportList } from './report-list.tsx'

export function WorkPage({ work, reviews, reports, answered }: OpenWork & { answered: ModerationAnswer }) {
  const zone = useReaderZone()
  const isTaken = work.status === 'in_review'
  return (
    <>
      <Card>
        <CardBody className="gap-5 p-5 sm:p-7">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={isTaken ? 'warning' : 'success'}>{statusText(work.status)}</Badge>
            <span className="text-muted">
              {kindText(work.kind)} · {work.creator ?? m.adventure_anonymous()}
            </span>
            {work.resubmitted && (
              <Badge tone="info">{m.moderation_resubmitted({ when: formatMoment(work.resubmitted, zone) })}</Badge>
            )}
          </p>
          {!isTaken && (
            <p>
              <TextLink to={`/adventure/${work.id}`}>{m.moderation_see_page()}</TextLink>
            </p>
          )}
          {work.mayLookInside && (
            <div className="grid gap-1">
              <p className="text-muted">{m.moderation_inside_lead()}</p>
              <p className="flex flex-wrap gap-x-6">
                <TextLink to={`/admin/moderation/${work.id}/draft`} className="inline-flex min-h-11 items-center">
                  {m.moderation_draft()}
                </TextLink>
                {work.kind === 'online-adventure' && (
                  <TextLink to={`/play/${work.id}`} className="inline-flex min-h-11 items-center">
                    {m.moderation_try()}
                  </TextLink>
                )}
              </p>
            </div>
          )}
          {isTaken && work.note && (
            <div className="grid gap-1 rounded-control border border-line bg-sunken p-4">
              <p className="text-sm text-muted">{m.moderation_note_then()}</p>
              <p className="whitespace-pre-line">{work.note}</p>
            </div>
          )}
          {work.isOwn && <p className="text-muted">{m.moderation_own()}</p>}
          {work.isOwn ? null : isTaken ? (
            <>
              <CardTitle as="h2">{m.moderation_release()}</CardTitle>
              <p>{m.moderation_release_lead()}</p>
              <NoteForm
                intent="release"
                thing={['adventureId', work.id]}
                label={m.moderation_note()}
                hint={m.moderation_release_hint()}
                submit={m.moderation_release()}
                tone="primary"
                answered={answered}
              >
                <Field label={m.moderation_release_to()}>
                  {(control) => (
                    <Select {...control} name="to" defaultValue="published">
                      <option value="published">{statusText('published')}</option>
                      <option value="draft">{statusText('draft')}</option>
                    </Select>
                  )}
                </Field>
              </NoteForm>
            </>
          ) : (
            <>
              <CardTitle as="h2">{m.moderation_take()}</CardTitle>
              <p>{m.moderation_take_lead()}</p>
              <NoteForm
                intent="take"
                thing={['adventureId', work.id]}
                label={m.moderation_note()}
                hint={m.moderation_note_hint()}
                submit={m.moderation_take()}
                tone="danger"
                answered={answered}
              />
            </>
          )}
        </CardBody>
      </Card>
      {reports.length > 0 && (
        <Headed id="reports" title={m.moderation_tab_reports()}>
          <ReportList reports={reports} answered={answered} />
        </Headed>
      )}
      <Headed id="reviews" title={m.moderation_reviews()}>
        {reviews.length === 0 && <p className="text-muted">{m.moderation_no_reviews()}</p>}
        <ul className="grid gap-5">
          {reviews.map((review) => (
            <li key={review.id}>
              <Card>
                <CardBody className="gap-4 p-5 sm:p-6">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Stars value={review.rating} />
                    <span className="font-semibold">{review.by}</span>
                    <time dateTime={review.at} className="text-sm text-muted">
                      {formatMoment(review.at, zone)}
                    </time>
                    {review.isHidden && <Badge tone="danger">{m.moderation_hidden()}</Badge>}
                  </p>
                  {review.text && <p className="whitespace-pre-line">{review.text}</p>}
                  {review.isOwn ? (
                    <p className="text-muted">{m.moderation_own()}</p>
                  ) : (
                    <details open={answered?.thing === review.id}>
                      <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent-ink">
                        {review.isHidden ? m.moderation_show() : m.moderation_hide()}
                      </summary>
                      <div className="pt-3">
                        <NoteForm
                          intent={review.isHidden ? 'show-review' : 'hide-review'}
                          thing={['reviewId', review.id]}
                          label={m.admin_reason()}
                          hint={m.moderation_why_hint()}
                          submit={review.isHidden ? m.moderation_show() : m.moderation_hide()}
                          tone={review.isHidden ? 'secondary' : 'danger'}
                          answered={answered}
                        />
                      </div>
                    </details>
                  )}
                </CardBody>
              </Card>
            </li>
          ))}
        </ul>
      </Headed>
    </>
  )
}
