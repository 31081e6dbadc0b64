import { useState } from 'react'
import { useNavigation } from 'react-router'
import { longestName } from '#app/features/play/live/stream-events.ts'
import { startTexts } from '#app/features/play/groups/start-texts.ts'
import { daysKept, longestSessionName, minutesPlayed } from '#app/features/play/groups/group-limits.ts'
import type { NameProblem } from '#app/features/play/groups/session-form.schema.ts'
import type { SessionField } from '#app/features/play/groups/session-fields.ts'
import { m } from '#app/i18n/generated/messages.js'
import { countTeams } from '#app/features/play/groups/count-teams.ts'
import type { TypedSession } from '#app/features/payments/gifts/gift-form.schema.ts'
import { arrivals, starts, teamsInSession } from '#app/shared/group-sessions.ts'
import type { Arrival } from '#app/shared/group-sessions.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Radio } from '#app/ui/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { WholeNumberInput } from '#app/ui/whole-number-input.tsx'
import { mayPay, SeatsPart } from './seats-part.tsx'
import type { SeatsOffer } from './seats-part.tsx'

/** What was typed, when it was refused. `missing`: seats that have to be bought first. */
export type RefusedSession = {
  typed: TypedSession
  wrong: SessionField[]
  missing: number | null
  nameProblem: NameProblem | null
}

type Props = {
  address: string
  title: string
  mostDevices: number
  /** Null where teams play for nothing. */
  seats: SeatsOffer | null
  /** What it is filled in with; null for nothing. */
  typed: TypedSession | null
  wasCancelled: boolean
  refused: RefusedSession | undefined
}

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

export function NewSessionPage({ address, title, wasCancelled, refused, ...form }: Props) {
  return (
    <PageSection className="grid max-w-3xl gap-8">
      <PageHeader
        back={<BackLink to={`/adventure/${address}`}>{m.groups_back_adventure()}</BackLink>}
        title={m.groups_new_heading()}
        intro={<p>{m.groups_new_lead({ title })}</p>}
      />
      {wasCancelled && !refused && <Notice title={m.checkout_cancelled_title()}>{m.groups_seats_cancelled()}</Notice>}
      {refused && refused.missing !== null && (
        <Notice tone="warning">{m.groups_seats_needed({ count: refused.missing })}</Notice>
      )}
      <SessionForm {...form} refused={refused} />
    </PageSection>
  )
}

type FormProps = Pick<Props, 'mostDevices' | 'seats' | 'typed' | 'refused'>

function SessionForm({ mostDevices, seats, typed: kept, refused }: FormProps) {
  const busy = useNavigation().formMethod === 'POST'
  const typed = refused?.typed ?? kept ?? {}
  const [arrival, setArrival] = useState<Arrival>(typed['arrival'] === 'named' ? 'named' : 'list')
  const [list, setList] = useState(typed['teams'] ?? '')
  const [expected, setExpected] = useState(typed['expected'] ?? String(teamsInSession.least))
  const wanted = arrival === 'list' ? countTeams(list) : Math.floor(Number(expected)) || 0
  const missing = seats ? Math.max(0, Math.min(wanted, teamsInSession.most) - seats.left) : 0
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
          label={m.results_teams()}
          hint={`${m.groups_team_list_hint(teamRange)} ${m.groups_devices({ count: mostDevices })}`}
          error={wrong('teams', listProblem(refused?.nameProblem))}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              name="teams"
              rows={5}
              defaultValue={typed['teams'] ?? ''}
              onChange={({ currentTarget }) => setList(currentTarget.value)}
            />
          )}
        </Field>
      )}
      {arrival === 'named' && seats && (
        <Field
          label={m.groups_expected()}
          hint={m.groups_expected_hint(teamRange)}
          error={wrong('expected', m.groups_days_wrong(teamRange))}
          required
        >
          {(control) => (
            <WholeNumberInput
              {...control}
              name="expected"
              most={teamsInSession.most}
              defaultValue={expected}
              onChange={({ currentTarget }) => setExpected(currentTarget.value)}
              className="max-w-32"
            />
          )}
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
        defaultChecked={typed['name'] === undefined || typed['ranked'] === 'on'}
        label={m.groups_ranked()}
      />
      {seats && <SeatsPart seats={seats} missing={missing} />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={busy}
        disabled={missing > 0 && !mayPay(seats)}
        className="w-full sm:w-fit"
      >
        {busy ? m.groups_opening() : missing > 0 ? m.groups_pay_and_open() : m.groups_open()}
      </Button>
    </Form>
  )
}
