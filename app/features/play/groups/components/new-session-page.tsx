import { useState } from 'react'
import { useNavigation } from 'react-router'
import { longestName } from '#app/features/play/live/stream-events.ts'
import { startTexts } from '#app/features/play/groups/start-texts.ts'
import { daysKept, longestSessionName, minutesPlayed, teamsInSession } from '#app/features/play/groups/group-limits.ts'
import type { NameProblem } from '#app/features/play/groups/session-form.schema.ts'
import type { SessionField } from '#app/features/play/groups/session-fields.ts'
import { checkoutPath } from '#app/features/payments/checkout/checkout-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import { arrivals, starts } from '#app/shared/group-sessions.ts'
import type { Arrival } from '#app/shared/group-sessions.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Radio } from '#app/ui/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { WholeNumberInput } from '#app/ui/whole-number-input.tsx'

/** What was typed, when it was refused. `seats`: how many are missing. */
export type RefusedSession = {
  typed: Record<string, string>
  wrong: SessionField[]
  seats: number | null
  nameProblem: NameProblem | null
}

type Props = { address: string; title: string; needsSeats: boolean; refused: RefusedSession | undefined }

const arrivalTexts: Record<Arrival, { label: () => string; hint: () => string }> = {
  list: { label: m.groups_arrival_list, hint: m.groups_arrival_list_hint },
  named: { label: m.groups_arrival_named, hint: m.groups_arrival_named_hint },
}

const problemTexts: Record<NameProblem['why'], (inputs: { name: string; letters: number }) => string> = {
  twice: m.groups_name_twice,
  long: m.groups_name_long,
}

const teamRange = { least: teamsInSession.least, most: teamsInSession.most }

const listProblem = (problem: NameProblem | null | undefined): string =>
  problem
    ? problemTexts[problem.why]({ name: problem.name, letters: longestName })
    : m.groups_team_list_wrong({ ...teamRange, letters: longestName })

export function NewSessionPage({ address, title, needsSeats, refused }: Props) {
  return (
    <PageSection className="grid max-w-3xl gap-8">
      <PageHeader
        back={<BackLink to={`/adventure/${address}`}>{m.groups_back_adventure()}</BackLink>}
        title={m.groups_new_heading()}
        intro={<p>{m.groups_new_lead({ title })}</p>}
      />
      {refused?.seats === null || refused === undefined ? null : (
        <Notice tone="danger">
          <p>{m.groups_seats_needed({ count: refused.seats })}</p>
        </Notice>
      )}
      {needsSeats && (
        <div className="flex flex-wrap items-center gap-4">
          <p>{m.groups_seats_hint()}</p>
          <Button asChild>
            <Link to={checkoutPath(address, true)}>{m.groups_buy_seats()}</Link>
          </Button>
        </div>
      )}
      <SessionForm refused={refused} />
    </PageSection>
  )
}

function SessionForm({ refused }: Pick<Props, 'refused'>) {
  const busy = useNavigation().formMethod === 'POST'
  const typed = refused?.typed ?? {}
  const [arrival, setArrival] = useState<Arrival>(typed['arrival'] === 'named' ? 'named' : 'list')
  const wrong = (field: SessionField, text: string) => (refused?.wrong.includes(field) ? text : null)
  return (
    <Form method="post" className="grid gap-7">
      <Field
        label={m.groups_name()}
        hint={m.groups_name_hint()}
        error={wrong('name', m.groups_name_wrong({ most: longestSessionName }))}
        required
      >
        {(control) => (
          <Input {...control} name="name" maxLength={longestSessionName} defaultValue={typed['name'] ?? ''} />
        )}
      </Field>
      <FieldGroup legend={m.groups_arrival()}>
        {arrivals.map((each) => (
          <Radio
            key={each}
            name="arrival"
            value={each}
            defaultChecked={each === arrival}
            onChange={() => setArrival(each)}
            label={arrivalTexts[each].label()}
            hint={arrivalTexts[each].hint()}
          />
        ))}
      </FieldGroup>
      {arrival === 'list' && (
        <Field
          label={m.groups_team_list()}
          hint={m.groups_team_list_hint(teamRange)}
          error={wrong('teams', listProblem(refused?.nameProblem))}
          required
        >
          {(control) => <Textarea {...control} name="teams" rows={5} defaultValue={typed['teams'] ?? ''} />}
        </Field>
      )}
      <FieldGroup legend={m.groups_starts()}>
        {starts.map((each) => (
          <Radio
            key={each}
            name="starts"
            value={each}
            defaultChecked={each === (typed['starts'] ?? 'together')}
            label={startTexts[each]()}
            hint={each === 'as_they_come' && arrival === 'named' ? m.groups_starts_open_hint() : undefined}
          />
        ))}
      </FieldGroup>
      <div className="grid gap-7 sm:grid-cols-2">
        <Field
          label={m.groups_minutes()}
          hint={m.groups_minutes_hint()}
          error={wrong('minutes', m.groups_minutes_wrong(minutesPlayed))}
          optional
        >
          {(control) => (
            <WholeNumberInput
              {...control}
              name="minutes"
              most={minutesPlayed.most}
              defaultValue={typed['minutes'] ?? ''}
              className="max-w-32"
            />
          )}
        </Field>
        <Field
          label={m.groups_days()}
          hint={m.groups_days_hint({ least: daysKept.least, most: daysKept.most })}
          error={wrong('days', m.groups_days_wrong({ least: daysKept.least, most: daysKept.most }))}
          required
        >
          {(control) => (
            <WholeNumberInput
              {...control}
              name="days"
              most={daysKept.most}
              defaultValue={typed['days'] ?? String(daysKept.usual)}
              className="max-w-32"
            />
          )}
        </Field>
      </div>
      <Checkbox
        name="ranked"
        defaultChecked={refused === undefined || typed['ranked'] === 'on'}
        label={m.groups_ranked()}
      />
      <Button type="submit" variant="primary" size="large" loading={busy} className="w-full sm:w-fit">
        {busy ? m.groups_opening() : m.groups_open()}
      </Button>
    </Form>
  )
}
