import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import { requiredFieldText } from '#app/features/studio/draft/components/required-field-text.ts'
import { resultText } from '#app/features/studio/draft/components/result-text.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import type { PostResult } from '#app/features/studio/draft/log/post-request.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { isServerThere } from '#app/shared/server-there.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { notify } from '#app/ui/toaster.ts'
import { FindingList } from '#app/features/studio/fields/components/finding-list.tsx'
import { Walkthrough } from '#app/features/studio/fields/components/walkthrough.tsx'

type Choice = 'draft' | 'coming_soon' | 'published'

const choices: Record<Choice, { label: () => string; hint: () => string }> = {
  draft: { label: m.studio_status_draft, hint: m.studio_status_draft_hint },
  coming_soon: { label: m.studio_status_coming_soon, hint: m.studio_status_coming_soon_hint },
  published: { label: m.studio_status_published, hint: m.studio_status_published_hint },
}

const isChoice = (status: string): status is Choice => Object.hasOwn(choices, status)

export function PublishingCard() {
  const draft = useDraft()
  const { details, can } = draft
  const publishing = usePublishing()
  const { status } = details
  return (
    <Card>
      <CardBody className="gap-4">
        <CardTitle as="h2">{m.studio_publishing()}</CardTitle>
        {status === 'in_review' && <p className="text-sm">{m.studio_block_review()}</p>}
        {isChoice(status) && (
          <Field label={m.studio_status_label()} hint={choices[status].hint()}>
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
                {(Object.keys(choices) as Choice[]).map((choice) => (
                  <option key={choice} value={choice}>
                    {choices[choice].label()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {publishing.unverified && (
          <Notice tone="warning" title={m.studio_block_email()}>
            <TextLink to="/account#verification">{m.studio_block_email_way()}</TextLink>
          </Notice>
        )}
        {draft.missing.length > 0 && status === 'draft' && (
          <p className="text-sm text-muted">
            {m.studio_still_missing({ fields: draft.missing.map(requiredFieldText).join(', ') })}
          </p>
        )}
        {status === 'published' && <EditionState onPublish={() => void publishing.update()} busy={publishing.busy} />}
        {details.kind === 'online-adventure' && (
          <Button
            size="small"
            className="justify-self-start"
            disabled={publishing.busy}
            onClick={() => void publishing.check()}
          >
            {m.studio_check()}
          </Button>
        )}
        {publishing.findings && <FindingList findings={publishing.findings} />}
        {publishing.walkthrough && <Walkthrough {...publishing.walkthrough} />}
      </CardBody>
    </Card>
  )
}

function EditionState({ onPublish, busy }: { onPublish: () => void; busy: boolean }) {
  const { edition } = useDraft()
  const zone = useReaderZone()
  if (!edition) return null
  return (
    <div className="grid gap-3 rounded-control border border-line bg-sunken p-4">
      <p className="text-sm">
        {m.studio_edition({ number: edition.number, date: formatDate(edition.publishedAt, getLocale(), zone) })}
      </p>
      {edition.hasChanges ? (
        <>
          <p className="text-sm text-muted">{m.studio_edition_changed()}</p>
          <Button variant="accent" size="small" className="justify-self-start" loading={busy} onClick={onPublish}>
            {m.studio_publish_update()}
          </Button>
        </>
      ) : (
        <p className="text-sm text-muted">{m.studio_edition_current()}</p>
      )}
    </div>
  )
}

function usePublishing() {
  const store = useStore()
  const allSaved = useAllSaved()
  const revalidator = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [findings, setFindings] = useState<Finding[] | null>(null)
  const [walkthrough, setWalkthrough] = useState<{ steps: WalkStep[]; isShortest: boolean } | null>(null)
  const [unverified, setUnverified] = useState(false)

  /** @param refusal title of the toast when it fails */
  const ask = async (
    refusal: string,
    request: Exclude<EditorRequest, { intent: 'edit' }>,
  ): Promise<PostResult | null> => {
    setBusy(true)
    const result = (await allSaved(refusal)) ? await store.ask(request) : null
    setBusy(false)
    if (result) hear(refusal, result)
    return result
  }
  const hear = (refusal: string, result: PostResult) => {
    setWalkthrough(
      result.status === 'checked' && result.walkthrough
        ? { steps: result.walkthrough, isShortest: result.isShortest }
        : null,
    )
    if (result.status === 'checked') setFindings(result.findings)
    else if (result.status === 'saved') setFindings(result.findings?.length ? result.findings : null)
    else if (result.status === 'refused' && result.refusal.reason === 'findings') setFindings(result.refusal.findings)
    const why = result.status === 'refused' ? result.refusal : null
    setUnverified(why?.reason === 'blocked' && why.block === 'emailNotVerified')
    if (result.status !== 'saved' && result.status !== 'checked' && result.status !== 'edited')
      void notify({ title: refusal, description: resultText(result), tone: 'danger' })
  }
  const done = (title: string, description: string) => {
    void notify({ title, description, tone: 'success' })
    // Only the server knows which edition players have.
    void isServerThere().then((there) => (there ? revalidator.revalidate() : undefined))
  }
  const change = async (status: Choice) => {
    const result = await ask(m.studio_status_refused(), { intent: 'change-status', status })
    if (result?.status === 'saved') done(m.studio_updated_title(), m.studio_updated_text())
  }
  const update = async () => {
    const result = await ask(m.studio_update_refused(), { intent: 'publish-update' })
    if (result?.status === 'saved') done(m.studio_update_published(), m.studio_update_published_text())
  }
  const check = () => ask(m.studio_check_refused(), { intent: 'check-draft' })
  return { busy, findings, walkthrough, unverified, change, update, check }
}
