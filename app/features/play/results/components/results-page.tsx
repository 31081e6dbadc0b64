import Download from 'lucide-react/icons/download'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { paperText } from '#app/i18n/paper-text.ts'
import { papers } from '#app/shared/papers.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Form } from '#app/ui/link.tsx'
import { Options } from '#app/ui/options.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Select } from '#app/ui/select.tsx'
import { useUnprinted } from '#app/ui/use-unprinted.ts'
import { hasPlayed } from '#app/features/play/results/session-results.ts'
import type { ResultsView } from '#app/features/play/results/read-results.server.ts'
import { PuzzleChart } from './puzzle-chart.tsx'
import { OneTeamTable, PuzzleTable, TeamTable } from './result-tables.tsx'
import { WayOnMap } from './way-on-map.tsx'

export function ResultsPage({ view }: { view: ResultsView }) {
  const { id, name, title, results } = view
  const keptUntil = formatDate(view.keptUntil, useReaderZone())
  return (
    <PageSection>
      <PageHeader
        back={<BackLink to={`/sessions/${id}`}>{m.results_back()}</BackLink>}
        eyebrow={`${m.results_open_page()} · ${title}`}
        title={name}
        intro={<p>{m.results_lead({ date: keptUntil })}</p>}
        actions={
          <a href={`/sessions/${id}/results.csv`} download className={buttonStyles({ variant: 'secondary' })}>
            <Download aria-hidden="true" className="size-5" />
            {m.common_download_csv()}
          </a>
        }
      />
      <div className="mt-8 grid min-w-0 gap-12">
        <section className="grid min-w-0 gap-4">
          <h2 className="text-heading">{m.results_teams()}</h2>
          <TeamTable teams={results.teams} />
          <p className="max-w-3xl text-sm text-muted">{m.results_hints_note()}</p>
        </section>
        <Puzzles view={view} />
        {view.one && <OneTeam view={view} one={view.one} />}
        <Certificates view={view} />
        <Headed title={m.results_again()} className="grid gap-3">
          <p className="max-w-2xl text-muted">{m.results_again_text()}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="again">
              {m.results_again()}
            </Button>
          </Form>
        </Headed>
        <details>
          <FoldSummary>{m.results_delete()}</FoldSummary>
          <div className="mt-3 grid max-w-2xl gap-4">
            <p>{m.results_delete_text({ date: keptUntil })}</p>
            <Form method="post">
              <Button type="submit" name="intent" value="delete" variant="danger">
                {m.results_delete_now()}
              </Button>
            </Form>
          </div>
        </details>
      </div>
    </PageSection>
  )
}

function Puzzles({ view: { results, summaries } }: { view: ResultsView }) {
  if (summaries.length === 0)
    return (
      <EmptyState title={m.results_empty()} headingLevel={2}>
        <p>{m.results_empty_text()}</p>
      </EmptyState>
    )
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-heading">{m.results_chart()}</h2>
      <p className="max-w-3xl text-muted">{m.results_chart_text()}</p>
      <div
        role="region"
        aria-label={m.results_chart()}
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface p-4"
      >
        <PuzzleChart results={results} summaries={summaries} />
      </div>
      <details>
        <FoldSummary>{m.results_table()}</FoldSummary>
        <div className="mt-3">
          <PuzzleTable summaries={summaries} />
        </div>
      </details>
    </section>
  )
}

function OneTeam({ view: { results }, one }: { view: ResultsView; one: NonNullable<ResultsView['one']> }) {
  const team = results.teams.find(({ id }) => id === one.id)
  if (!team) return null
  return (
    <Headed title={m.results_one()} className="grid min-w-0 gap-4">
      <p className="text-muted">{m.results_one_text()}</p>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
        <Field label={m.results_team()}>
          {(control) => (
            <Select {...control} key={one.id} name="team" defaultValue={one.id} className="w-64 max-w-full">
              {results.teams.filter(hasPlayed).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {m.results_one_show()}
        </Button>
      </Form>
      {results.puzzles.length > 0 && <OneTeamTable puzzles={results.puzzles} team={team} />}
      <h3 className="text-subheading">{m.results_way({ team: team.name })}</h3>
      <p className="max-w-3xl text-muted">{m.results_way_text()}</p>
      <WayOnMap key={one.id} map={one.map} steps={one.steps} team={team.name} />
    </Headed>
  )
}

const languageTexts: Record<Locale, () => string> = { en: m.common_english, fr: m.common_french }

function Certificates({ view: { id, hasCertificates, results } }: { view: ResultsView }) {
  const names = results.teams.map(({ name }) => name)
  const unprinted = useUnprinted(names)
  const faults = names.flatMap((name) => unprinted(name) ?? [])
  return (
    <Headed title={m.certificate_heading()}>
      <p className="max-w-2xl text-muted">{hasCertificates ? m.certificate_text() : m.certificate_none()}</p>
      {hasCertificates && (
        // A file, which no page of ours could show: the browser's own form
        <form
          method="post"
          action={`/api/sessions/${id}/certificates`}
          className="flex flex-wrap items-end gap-x-4 gap-y-3"
        >
          <Field label={m.shell_language()}>
            {(control) => (
              <Select {...control} name="language" defaultValue={getLocale()} className="w-44">
                <Options of={locales.map((locale) => ({ id: locale, name: languageTexts[locale]() }))} />
              </Select>
            )}
          </Field>
          <Field label={m.print_paper()}>
            {(control) => (
              <Select {...control} name="paper" className="w-44">
                <Options of={papers.map((paper) => ({ id: paper, name: paperText(paper) }))} />
              </Select>
            )}
          </Field>
          <Button type="submit" variant="accent">
            {m.certificate_make()}
          </Button>
        </form>
      )}
      {hasCertificates && faults.length > 0 && <FieldErrors id="unprinted" errors={[...new Set(faults)]} />}
    </Headed>
  )
}
