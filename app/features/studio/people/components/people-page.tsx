import Copy from 'lucide-react/icons/copy'
import { useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { copyAddress } from '#app/features/adventure/components/share.ts'
import { may } from '#app/features/drafts/draft.policy.ts'
import { announceSaved } from '#app/features/studio/draft/log/draft-channel.ts'
import type { PeopleDone } from '#app/features/studio/people/submit-people.server.ts'
import { mostCoAuthors } from '#app/features/studio/people/people.schema.ts'
import type { PeopleForm } from '#app/features/studio/people/people.schema.ts'
import type { PeopleOfWork, PersonOfWork } from '#app/features/studio/people/people.queries.server.ts'
import { partText, roleText } from '#app/features/studio/people/role-text.ts'
import { problemText } from '#app/i18n/error-text.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { sharePercents } from '#app/shared/co-author-roles.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { ShownAddress } from '#app/ui/shown-address.tsx'
import { WholeNumberInput } from '#app/ui/whole-number-input.tsx'
import { InviteForm, PartSelect } from './invite-form.tsx'
import { Confirmed } from './confirmed.tsx'
import { proofFor } from './proof-for.tsx'
import type { Confirmation } from './proof-for.tsx'

/** `wrong`: the address is none. `error`: a problem key; `intent`: of what. */
export type PeopleTold =
  | PeopleDone
  | { wrong: true }
  | { error: string; intent: PeopleForm['intent'] }
  /** Why the work was not offered to them: who is at the screen is not known. */
  | { problem: string; userId: string }

type PeoplePageProps = { work: PeopleOfWork; confirmation: Confirmation; told: PeopleTold | undefined }

export function PeoplePage({ work, confirmation, told }: PeoplePageProps) {
  const { role, people, readerId } = work
  useTellOtherTabs(work.id, told)
  const own = people.find(({ userId }) => userId === readerId)
  return (
    <PageSection className="grid max-w-4xl gap-8">
      <PageHeader
        back={<BackLink to={`/editor/${work.id}`}>{m.people_back()}</BackLink>}
        eyebrow={work.title}
        title={m.people_title()}
        intro={<p>{may(role, 'people') ? m.people_lead() : m.people_lead_yours({ role: roleText(role) })}</p>}
      />
      <Told told={told} />
      {own?.isOffered && <Offered work={work} />}
      <Headed title={m.people_list()}>
        <ul className="grid gap-3">
          <Row name={work.owner ?? m.people_nobody()} about={m.people_role_owner()} />
          {people.map((person) => (
            <CoAuthor key={person.userId} person={person} work={work} confirmation={confirmation} told={told} />
          ))}
        </ul>
      </Headed>
      {may(role, 'people') && <Invitations work={work} told={told} />}
      {own && <Confirmed label={m.people_leave()} text={m.people_leave_text()} fields={{ intent: 'leave' }} isDanger />}
    </PageSection>
  )
}

/** Their editors may be alone no longer, or again. */
function useTellOtherTabs(adventureId: string, told: PeopleTold | undefined): void {
  useEffect(() => {
    if (told !== undefined && 'done' in told) announceSaved(adventureId)
  }, [adventureId, told])
}

function Told({ told }: { told: PeopleTold | undefined }) {
  const isDone = told !== undefined && 'done' in told
  return (
    <div role="status" className="grid gap-4 empty:sr-only">
      {isDone && told.path === null && <Notice tone="success">{doneTexts[told.done]()}</Notice>}
      {isDone && told.path !== null && <NewLink address={told.path} />}
      {told !== undefined && 'error' in told && (
        <Notice tone="danger" title={m.common_error()}>
          {refusedText(told)}
        </Notice>
      )}
    </div>
  )
}

const doneTexts: Record<PeopleForm['intent'], () => string> = {
  invite: m.people_done_invited,
  link: m.people_done_link,
  revoke: m.people_done_revoked,
  change: m.people_done_changed,
  remove: m.people_done_removed,
  share: m.people_done_shared,
  offer: m.people_done_offered,
  withdraw: m.people_done_withdrawn,
  leave: m.people_done_left,
  'take-over': m.people_done_taken,
  decline: m.people_done_declined,
}

function refusedText({ error, intent }: { error: string; intent: PeopleForm['intent'] }): string {
  if (error.startsWith('tooLarge') && intent === 'share') return m.people_share_too_much()
  if (error.startsWith('tooLarge')) return m.people_too_many({ most: mostCoAuthors })
  if (error.startsWith('notAllowed') && intent === 'take-over') return m.people_in_review()
  return problemText(error)
}

/** Told once: only its hash is kept. */
const NewLink = ({ address }: { address: string }) => (
  <Notice tone="success" title={m.people_done_link()}>
    <div className="grid gap-3">
      <p>{m.people_link_once()}</p>
      <Field label={m.people_link_label()}>{(control) => <ShownAddress value={address} {...control} />}</Field>
      <Button className="needs-script justify-self-start" onClick={() => void copyAddress(address)}>
        <Copy aria-hidden="true" className="size-5" />
        {m.share_copy()}
      </Button>
    </div>
  </Notice>
)

const Offered = ({ work: { owner, sharedPercent } }: { work: PeopleOfWork }) => (
  <Notice tone="info" title={m.people_offered({ name: owner ?? m.people_nobody() })}>
    <div className="grid gap-3">
      <p>{m.people_offered_text()}</p>
      {sharedPercent > 0 && <p>{m.people_offered_shares({ percent: sharedPercent })}</p>}
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="take-over" variant="primary">
          {m.people_take_over()}
        </Button>
        <Button type="submit" name="intent" value="decline">
          {m.people_decline()}
        </Button>
      </Form>
    </div>
  </Notice>
)

type RowProps = { name: string; about: string; badge?: ReactNode; children?: ReactNode }

const Row = ({ name, about, badge, children }: RowProps) => (
  <li className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="text-muted">{about}</span>
      {badge}
    </p>
    {children}
  </li>
)

function CoAuthor({ person, work, confirmation, told }: PeoplePageProps & { person: PersonOfWork }) {
  const { userId, name, isOffered } = person
  const problem = told && 'problem' in told && told.userId === userId ? told.problem : undefined
  const badge = isOffered && <Badge tone="info">{m.people_offer_waits()}</Badge>
  if (!may(work.role, 'people'))
    return (
      <Row name={name} about={partText(person)} badge={badge}>
        {person.sharePercent ? <p>{m.people_share_yours({ percent: person.sharePercent })}</p> : null}
      </Row>
    )
  return (
    <Row name={name} about={partText(person)} badge={badge}>
      <ChangePart person={person} work={work} />
      {work.role.name === 'owner' && <ShareOfSales person={person} />}
      <div className="grid gap-2 sm:grid-cols-2">
        <Confirmed
          label={m.people_remove()}
          name={m.people_remove_named({ name })}
          text={m.people_remove_text()}
          fields={{ intent: 'remove', userId }}
          isDanger
        />
        {work.role.name === 'owner' &&
          (isOffered ? (
            <Confirmed label={m.people_withdraw()} text={m.people_withdraw_text()} fields={{ intent: 'withdraw' }} />
          ) : (
            <Confirmed
              label={m.people_hand_over()}
              name={m.people_hand_over_named({ name })}
              text={m.people_hand_over_text({ name })}
              fields={{ intent: 'offer', userId }}
              {...proofFor(confirmation, work.id, problem)}
            />
          ))}
      </div>
    </Row>
  )
}

function ChangePart({ person, work }: { person: PersonOfWork; work: PeopleOfWork }) {
  const id = useId()
  const busy = useNavigation().formData?.get('userId') === person.userId
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="userId" value={person.userId} />
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <label htmlFor={id} className="sr-only">
          {m.people_role_of({ name: person.name })}
        </label>
        <PartSelect key={partText(person)} id={id} primary={work.primaryLanguage} chosen={person} />
      </div>
      <Button type="submit" loading={busy} aria-label={m.people_change_named({ name: person.name })}>
        {m.people_change()}
      </Button>
    </Form>
  )
}

function ShareOfSales({ person: { userId, name, sharePercent } }: { person: PersonOfWork }) {
  const busy = useNavigation().formData?.get('userId') === userId
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="userId" value={userId} />
      <div className="min-w-0 flex-1 basis-56">
        <Field label={m.people_share_of({ name })} hint={m.people_share_hint()}>
          {(control) => (
            <WholeNumberInput
              {...control}
              key={sharePercent}
              name="percent"
              most={sharePercents.most}
              required
              defaultValue={sharePercent ?? sharePercents.least}
            />
          )}
        </Field>
      </div>
      <Button type="submit" loading={busy} aria-label={m.people_share_save_named({ name })}>
        {m.people_share_save()}
      </Button>
    </Form>
  )
}

function Invitations({ work, told }: { work: PeopleOfWork; told: PeopleTold | undefined }) {
  const zone = useReaderZone()
  return (
    <>
      {work.invitations.length > 0 && (
        <Headed title={m.people_waiting()}>
          <ul className="grid gap-3">
            {work.invitations.map(({ id, email, expiresAt, ...part }) => (
              <Row key={id} name={email ?? m.people_by_link()} about={partText(part)}>
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="text-sm text-muted">{m.people_until({ date: formatDate(expiresAt, zone) })}</p>
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="invitationId" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="revoke"
                      aria-label={m.people_revoke_named({ name: email ?? m.people_by_link() })}
                    >
                      {m.people_revoke()}
                    </Button>
                  </Form>
                </div>
              </Row>
            ))}
          </ul>
        </Headed>
      )}
      <Headed title={m.people_invite()}>
        <InviteForm
          // Emptied once it has been sent
          key={work.invitations.length}
          primary={work.primaryLanguage}
          isWrong={told !== undefined && 'wrong' in told}
        />
      </Headed>
    </>
  )
}
