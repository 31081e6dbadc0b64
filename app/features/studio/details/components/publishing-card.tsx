import { may } from '#app/features/drafts/draft.policy.ts'
import { requiredFieldText } from '#app/features/studio/draft/components/required-field-text.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { chosenStatuses, isOut } from '#app/shared/statuses.ts'
import type { ChosenStatus } from '#app/shared/statuses.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Found } from './found.tsx'
import { LateWalkthrough } from './late-details.ts'
import { usePublishing } from './publishing.tsx'
import { Unverified } from './unverified.tsx'

const choices: Record<ChosenStatus, { label: () => string; hint: () => string }> = {
  draft: { label: m.studio_status_draft, hint: m.studio_status_draft_hint },
  unlisted: { label: m.studio_status_unlisted, hint: m.studio_status_unlisted_hint },
  coming_soon: { label: m.studio_status_coming_soon, hint: m.studio_status_coming_soon_hint },
  published: { label: m.studio_status_published, hint: m.studio_status_published_hint },
}

const isChoice = (status: string): status is ChosenStatus => Object.hasOwn(choices, status)

export function PublishingCard() {
  const draft = useDraft()
  const { details, can } = draft
  const mayPublish = may(draft.role, 'publish')
  const publishing = usePublishing()
  const { status } = details
  return (
    <Card>
      <CardBody className="gap-4">
        <CardTitle as="h2">{m.studio_publishing()}</CardTitle>
        {status === 'in_review' && <p className="text-sm">{m.studio_block_review()}</p>}
        {!mayPublish && <p className="text-sm text-muted">{m.people_publishing_owners()}</p>}
        {isChoice(status) && (
          <Field
            label={m.studio_status_label()}
            hint={status === 'draft' && draft.isShared ? m.people_draft_hint() : choices[status].hint()}
          >
            {(control) => (
              <Select
                acts
                value={status}
                disabled={!can.changeStatus}
                aria-busy={publishing.busy}
                onChange={(event) =>
                  isChoice(event.target.value) && !publishing.busy && void publishing.change(event.target.value)
                }
                {...control}
              >
                {chosenStatuses.map((choice) => (
                  <option key={choice} value={choice}>
                    {choices[choice].label()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {!draft.isSelling && details.priceCents > 0 && (
          <Notice title={m.checkout_studio_closed_title()}>{m.checkout_studio_closed()}</Notice>
        )}
        <Unverified refusal={publishing.refusal} />
        {draft.missing.length > 0 && status === 'draft' && (
          <p className="text-sm text-muted">
            {m.studio_still_missing({ fields: draft.missing.map(requiredFieldText).join(', ') })}
          </p>
        )}
        {isOut(status) && (
          <EditionState onPublish={mayPublish ? () => void publishing.update() : null} busy={publishing.busy} />
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button size="small" disabled={publishing.busy} onClick={() => void publishing.check()}>
            {m.studio_check()}
          </Button>
          {details.kind === 'online-adventure' && (
            <TextLink to={`/editor/${details.id}/walkthrough`}>{m.walkthrough_link()}</TextLink>
          )}
        </div>
        <Found {...publishing.found} />
        {publishing.walkthrough && <LateWalkthrough {...publishing.walkthrough} />}
      </CardBody>
    </Card>
  )
}

function EditionState({ onPublish, busy }: { onPublish: (() => void) | null; busy: boolean }) {
  const { edition } = useDraft()
  const zone = useReaderZone()
  if (!edition) return null
  return (
    <div className="grid gap-3 rounded-control border border-line bg-sunken p-4">
      <p className="text-sm">
        {m.studio_edition({ number: edition.number, date: formatDate(edition.publishedAt, zone) })}
      </p>
      {edition.hasChanges ? (
        <>
          <p className="text-sm text-muted">{m.studio_edition_changed()}</p>
          {onPublish && (
            <Button variant="accent" size="small" className="justify-self-start" loading={busy} onClick={onPublish}>
              {m.studio_publish_update()}
            </Button>
          )}
        </>
      ) : (
        <p className="text-sm text-muted">{m.studio_edition_current()}</p>
      )}
    </div>
  )
}
