import type { HostView } from '#app/features/kits/evening/evening-views.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Headed } from '#app/ui/headed.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { PrintFromEvening } from './print-from-evening.tsx'
import { RevealStep } from './reveal-step.tsx'
import { StageAfter } from './stage-after.tsx'
import { StageClues } from './stage-clues.tsx'
import { StageDetails } from './stage-details.tsx'
import { StageGuests } from './stage-guests.tsx'
import { StageLast } from './stage-last.tsx'
import { StagePlan } from './stage-plan.tsx'
import { StageTurn } from './stage-turn.tsx'
import { TextLines } from './text-lines.tsx'
import { useStage } from './use-stage.ts'

/** The host's own screen: what to say now, and everything that the evening needs. */
export function StagePage({ first }: { first: HostView }) {
  const stage = useStage(first)
  const { view, problem, isLost } = stage
  const { details, textLanguage } = view
  return (
    <PageSection className="grid gap-7">
      <PageHeader
        back={<BackLink to={view.kit}>{m.evening_host_to_kit()}</BackLink>}
        eyebrow={[details.date, details.place].filter(Boolean).join(' · ')}
        title={<span lang={textLanguage}>{view.title}</span>}
      />
      <StageTurn stage={stage} />
      <p role="status" className="empty:sr-only">
        {isLost && m.evening_host_lost()}
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {view.isShort && view.status !== 'over' && (
        <Notice tone="warning" title={m.evening_host_short()}>
          {m.evening_host_short_text()}
        </Notice>
      )}
      <Unopened view={view} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid min-w-0 content-start gap-8">
          {view.last && <StageLast last={view.last} />}
          {view.status !== 'over' && <Now view={view} />}
          {view.reveal.length > 0 && (
            <section className="grid gap-7 rounded-card border border-line bg-surface p-5 sm:p-6">
              {view.reveal.toReversed().map((reveal) => (
                <RevealStep key={reveal.step} reveal={reveal} language={textLanguage} />
              ))}
            </section>
          )}
          <StageClues stage={stage} />
          <StagePlan view={view} />
        </div>
        <div
          className={classNames(
            'grid min-w-0 content-start gap-8',
            // On a phone, those to invite come first
            view.status === 'invited' && 'max-lg:order-first',
          )}
        >
          <StageGuests stage={stage} />
          <StageDetails stage={stage} />
          <StageAfter stage={stage} />
        </div>
      </div>
    </PageSection>
  )
}

/** Whoever has no page in front of them holds what nobody can reach. */
function Unopened({ view: { guests, status } }: { view: HostView }) {
  const people = guests.flatMap(({ person, hasLeft, prints, hasOpened, isHost }) =>
    hasLeft || prints || hasOpened || isHost ? [] : person,
  )
  if (people.length === 0 || status === 'invited' || status === 'over') return null
  return (
    <Notice tone="warning" title={m.evening_host_unopened({ people: formatList(people) })}>
      {m.evening_host_unopened_text()}
    </Notice>
  )
}

function Now({ view }: { view: HostView }) {
  const own = view.guests.find(({ isHost }) => isHost)?.link?.address
  const printing = view.guests.filter(({ prints, hasLeft }) => prints && !hasLeft)
  return (
    <Headed
      title={m.evening_host_now()}
      className="grid gap-4 rounded-card border border-brass/70 bg-raised p-5 sm:p-6"
    >
      {view.hostPlays && (
        <p className="text-sm text-muted">
          {m.evening_host_plays_note()}{' '}
          {own && (
            <a href={own} target="_blank" rel="noopener noreferrer" className={textLinkStyles}>
              {m.evening_host_own_page()}
            </a>
          )}
        </p>
      )}
      {view.now.length > 0 ? (
        <div className="text-lg leading-relaxed">
          <TextLines lines={view.now} language={view.textLanguage} />
        </div>
      ) : (
        <p>{m.evening_host_now_nothing()}</p>
      )}
      {view.phase.kind === 'accusation' && view.guests.some(({ slip }) => slip) && (
        <PrintFromEvening
          id={view.id}
          what="slips"
          label={m.evening_host_print_slips()}
          hint={m.evening_host_slips_hint()}
        />
      )}
      {printing.length > 0 && view.status !== 'invited' && view.hostPlays && view.turn && (
        <p>{m.evening_host_open_paper({ people: printing.map(({ person }) => person).join(', ') })}</p>
      )}
      {printing.map(
        ({ id, person, lines }) =>
          lines.length > 0 && (
            <details key={id} className="border-t border-line pt-2">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                {m.evening_host_from_paper({ person })}
              </summary>
              <TextLines lines={lines} language={view.textLanguage} />
            </details>
          ),
      )}
    </Headed>
  )
}
