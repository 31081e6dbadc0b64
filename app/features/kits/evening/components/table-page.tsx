import CirclePause from 'lucide-react/icons/circle-pause'
import { eventsOf } from '#app/features/kits/evening/evening-path.ts'
import type { ClueView, TableView } from '#app/features/kits/evening/evening-views.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { classNames } from '#app/ui/class-names.ts'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { useLivePicture } from '#app/ui/use-live-picture.ts'
import { ClueSheet } from './clue-sheet.tsx'
import { RevealStep } from './reveal-step.tsx'

/** For everybody in the room: read from four metres away, and nothing to press. */
export function TablePage({ path, first }: { path: string; first: TableView }) {
  const { picture: view, isLost } = useLivePicture(eventsOf(path), 'view', first)
  return (
    <div className="flex min-h-dvh flex-col gap-[1.6vw] bg-canvas p-[2vw] text-[max(1.125rem,1.7vw)] leading-snug text-ink lg:h-dvh lg:overflow-hidden">
      <header className="flex flex-wrap items-end justify-between gap-x-[3vw] gap-y-1">
        <div className="min-w-0">
          <p lang={view.textLanguage} className="text-[max(1rem,1.5vw)] font-semibold text-brass-ink">
            {view.title}
          </p>
          <h1 lang={view.textLanguage} className="font-display text-[max(1.75rem,3.4vw)] leading-tight font-semibold">
            {view.phase.name}
          </h1>
        </div>
        <p role="status" className="flex items-center gap-[0.5em] text-[max(1rem,1.6vw)] text-muted">
          {view.status === 'paused' && <CirclePause aria-hidden="true" className="size-[1.2em]" />}
          {isLost ? m.groups_connecting() : statusText(view)}
        </p>
      </header>
      <Shown view={view} />
    </div>
  )
}

function statusText({ status, vote, reveal }: TableView): string {
  if (status === 'invited') return m.evening_table_soon()
  if (status === 'paused') return m.evening_table_paused()
  if (status === 'over') return m.evening_table_thanks()
  return vote && reveal.length === 0 ? m.evening_table_accused(vote) : ''
}

/** One thing at a time: the newest. */
function Shown({ view }: { view: TableView }) {
  const { reveal, vote, clues, cast, detectives, textLanguage } = view
  const step = reveal.at(-1)
  if (step)
    return (
      <div className="grid min-h-0 flex-1 content-start">
        <div className={classNames('mx-auto w-full', stepLooks[step.step] ?? 'max-w-[80vw]')}>
          <RevealStep reveal={step} language={textLanguage} isBrief />
        </div>
      </div>
    )
  if (vote) return <Vote vote={vote} cast={cast} language={textLanguage} />
  const newest = clues.at(-1)
  if (!newest) return <WhoIsWho cast={cast} detectives={detectives} language={textLanguage} isLarge />
  return (
    <div className="grid min-h-0 flex-1 gap-[2vw] lg:grid-cols-[minmax(0,1fr)_24vw]">
      <ClueSheet key={newest.id} clue={newest} language={textLanguage} isLarge />
      <aside className="grid content-start gap-[1.2vw]">
        <Earlier clues={clues.slice(0, -1)} language={textLanguage} />
        <WhoIsWho cast={cast} detectives={detectives} language={textLanguage} isLarge={false} />
      </aside>
    </div>
  )
}

/** What is long is smaller. */
const stepLooks: Partial<Record<TableView['reveal'][number]['step'], string>> = {
  how: 'max-w-[88vw] text-[max(1.125rem,1.25vw)]',
  timeline: 'max-w-[88vw] text-[max(1.125rem,1.15vw)] lg:[&_ol]:columns-2 lg:[&_ol]:gap-[3vw]',
  secrets: 'max-w-[92vw] text-[max(1.125rem,1.35vw)] lg:[&_dl]:grid-cols-2',
  proof: 'max-w-[92vw] text-[max(1.125rem,1.35vw)] lg:[&_dl]:grid-cols-2',
  votes: 'max-w-[88vw] lg:[&_ul]:grid-cols-2',
}

function Earlier({ clues, language }: { clues: readonly ClueView[]; language: Locale }) {
  if (clues.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="grid gap-[0.5vw] text-[max(1rem,1.3vw)]">
      <h2 id="earlier" className="font-semibold text-muted">
        {m.evening_table_earlier()}
      </h2>
      <ul role="list" className="grid gap-[0.4vw]">
        {clues.toReversed().map(({ id, title, look }) => (
          <li key={id} lang={language} className="flex items-center gap-[0.5em] leading-tight">
            <LookPicture look={look} className="size-[1.7em]" />
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}

type WhoProps = Pick<TableView, 'cast' | 'detectives'> & { language: Locale; isLarge: boolean }

function WhoIsWho({ cast, detectives, language, isLarge }: WhoProps) {
  return (
    <section aria-labelledby="who" className="grid content-start gap-[1vw]">
      <h2
        id="who"
        className={
          isLarge
            ? 'font-display text-[max(1.5rem,2.2vw)] font-semibold'
            : 'text-[max(1rem,1.3vw)] font-semibold text-muted'
        }
      >
        {m.paper_dinner_cast()}
      </h2>
      <ul
        role="list"
        className={classNames(
          'grid',
          isLarge ? 'gap-[1.4vw] sm:grid-cols-2 lg:grid-cols-4' : 'gap-[0.5vw] text-[max(1rem,1.15vw)]',
        )}
      >
        {cast.map(({ id, name, person, description, portrait }) => (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-[0.8em] leading-tight">
            <Portrait
              src={portrait}
              name={name}
              className={isLarge ? 'size-[max(3.5rem,6vw)] object-top' : 'size-[2.2em] object-top'}
            />
            <div className="grid gap-[0.2em]">
              <p lang={language} className="font-semibold">
                {name}
              </p>
              {person !== '' && (
                <p translate="no" className="text-brass-ink">
                  {person}
                </p>
              )}
              {isLarge && (
                <p lang={language} className="line-clamp-3 text-[max(1rem,1.05vw)] text-muted">
                  {description}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {detectives.length > 0 && <p>{m.evening_table_detectives({ people: formatList(detectives) })}</p>}
    </section>
  )
}

type VoteProps = { vote: NonNullable<TableView['vote']>; cast: TableView['cast']; language: Locale }

function Vote({ vote, cast, language }: VoteProps) {
  return (
    <div className="grid min-h-0 flex-1 content-center justify-items-center gap-[2vw] text-center">
      <h2 className="font-display text-[max(2rem,5vw)] leading-tight font-semibold">{m.evening_table_accuse()}</h2>
      <p className="text-[max(1.25rem,2.4vw)]">{m.evening_table_accused(vote)}</p>
      <div aria-hidden="true" className="h-[1.2vw] w-[60vw] overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-brass" style={{ width: `${(vote.given / Math.max(1, vote.of)) * 100}%` }} />
      </div>
      <ul role="list" className="flex flex-wrap justify-center gap-[2vw]">
        {cast.map(({ id, name, portrait }) => (
          <li key={id} className="grid justify-items-center gap-[0.4em]">
            <Portrait src={portrait} name={name} className="size-[max(3.5rem,7vw)] object-top" />
            <span lang={language}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
