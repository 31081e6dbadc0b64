import { Facts } from '#app/features/admin/components/facts.tsx'
import { DeedForm } from '#app/features/admin/components/deed-form.tsx'
import type { Answered } from '#app/features/admin/components/deed-form.tsx'
import type { Proof } from '#app/features/account/require-fresh.server.ts'
import { AuditList } from '#app/features/admin/audit/audit-list.tsx'
import type { AuditEntry } from '#app/features/admin/audit/audit.queries.server.ts'
import { statusText } from '#app/features/adventure/catalogue-text.ts'
import { formatDate, formatMoment, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OpenPerson } from './people.queries.server.ts'
import { roleText } from './people-table.tsx'

type PersonPageProps = {
  person: OpenPerson
  entries: readonly AuditEntry[]
  proof: Proof
  /** The administrator's. */
  email: string
  isSelf: boolean
  answered: Answered
}

export function PersonPage({ person, entries, proof, email, isSelf, answered }: PersonPageProps) {
  const form = { action: `/admin/users/${person.id}`, proof, email, answered }
  return (
    <>
      <PersonFacts person={person} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardBody className="gap-5 p-5 sm:p-7">
            <CardTitle as="h2">{m.admin_people_role_submit()}</CardTitle>
            <p>{m.admin_people_role_lead()}</p>
            {person.byConfiguration ? (
              <Notice tone="info">{m.admin_people_configured()}</Notice>
            ) : (
              <DeedForm {...form} intent="set-role" tone="primary" submit={m.admin_people_role_submit()}>
                <Field label={m.admin_column_role()}>
                  {(control) => (
                    <Select {...control} name="role" defaultValue={person.storedRole}>
                      {(['user', 'moderator', 'admin'] as const).map((role) => (
                        <option key={role} value={role}>
                          {roleText(role)}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              </DeedForm>
            )}
          </CardBody>
        </Card>
        {!isSelf && !person.byConfiguration && (
          <Card>
            <CardBody className="gap-5 p-5 sm:p-7">
              <CardTitle as="h2">{person.banned ? m.admin_people_unban_title() : m.admin_people_ban_title()}</CardTitle>
              <p>{person.banned ? m.admin_people_unban_lead() : m.admin_people_ban_lead()}</p>
              <DeedForm
                {...form}
                intent={person.banned ? 'unban' : 'ban'}
                tone={person.banned ? 'primary' : 'danger'}
                submit={person.banned ? m.admin_people_unban_submit() : m.admin_people_ban_submit()}
              />
            </CardBody>
          </Card>
        )}
      </div>
      {person.works.length > 0 && (
        <Headed id="works" title={m.admin_people_works()} className="grid gap-3">
          <ul className="grid">
            {person.works.map(({ id, title, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-0">
                <TextLink to={workAddress(id, status)} className="inline-flex min-h-11 min-w-0 items-center">
                  {title}
                </TextLink>
                <Badge tone={status === 'published' ? 'success' : 'grey'}>{statusText(status)}</Badge>
              </li>
            ))}
          </ul>
        </Headed>
      )}
      <Headed id="history" title={m.admin_people_history()} className="grid gap-3">
        {entries.length === 0 ? (
          <p className="text-muted">{m.admin_people_no_history()}</p>
        ) : (
          <AuditList entries={entries} isAboutOne />
        )}
      </Headed>
    </>
  )
}

/** Where staff look at it: its public page, or its page in moderation; a draft is only for its creator and
 * administrators. */
function workAddress(id: string, status: OpenPerson['works'][number]['status']): string {
  if (status === 'in_review') return `/admin/moderation/${id}`
  return status === 'draft' ? `/editor/${id}` : `/adventure/${id}`
}

function PersonFacts({ person }: { person: OpenPerson }) {
  const zone = useReaderZone()
  const facts = [
    {
      name: m.admin_column_id(),
      value: (
        <span translate="no" className="font-mono text-sm break-all">
          {person.id}
        </span>
      ),
    },
    { name: m.common_email(), value: person.email },
    {
      name: m.admin_column_role(),
      value: (
        <span className="flex flex-wrap gap-1.5">
          {roleText(person.role)}
          {person.awaitsFactor && <Badge tone="warning">{m.admin_people_awaits_factor()}</Badge>}
          {!person.isVerified && <Badge tone="warning">{m.admin_people_unverified()}</Badge>}
          {person.banned && <Badge tone="danger">{m.admin_people_banned()}</Badge>}
        </span>
      ),
    },
    { name: m.admin_column_joined(), value: formatDate(person.joined) },
    {
      name: m.admin_people_last_active(),
      value: person.lastActive === null ? m.admin_people_never() : formatDate(`${person.lastActive}T12:00:00Z`),
    },
    {
      name: m.admin_column_creator(),
      value:
        person.projects === 0
          ? m.common_no()
          : m.admin_people_projects({
              projects: formatNumber(person.projects),
              published: formatNumber(person.published),
            }),
    },
    {
      name: m.admin_purchases_title(),
      value:
        person.purchases === 0 ? (
          formatNumber(0)
        ) : (
          <TextLink to={`/admin/purchases?q=${encodeURIComponent(person.email)}`}>
            {formatNumber(person.purchases)}
          </TextLink>
        ),
    },
    {
      name: m.admin_people_banned_since(),
      value: person.banned && formatMoment(person.banned, zone),
    },
  ].filter(({ value }) => value !== null)
  return (
    <Card>
      <CardBody className="p-5 sm:p-7">
        <Facts facts={facts} />
      </CardBody>
    </Card>
  )
}
