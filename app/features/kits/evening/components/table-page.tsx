import CirclePause from 'lucide-react/icons/circle-pause'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { eventsOf } from '#app/features/kits/evening/evening-path.ts'
import type { ClueView, RevealView, TableView } from '#app/features/kits/evening/evening-views.ts'
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

function statusText({ status }: TableView): string {
  if (status === 'invited') return m.evening_table_soon()
  if (status === 'paused') return m.evening_table_paused()
  return status === 'over' ? m.evening_table_thanks() : ''
}

/** One thing at a time: the newest, or what the host keeps there. Whoever arrives wants to know first who the others are. */
function Shown({ view }: { view: TableView }) {
  const { reveal, vote, clues, cast, detectives, phase, textLanguage } = view
  const pinned = clues.find(({ id }) => id === view.pinnedId)
  const step = reveal.at(-1)
  if (step) return <Told key={step.step} step={step} language={textLanguage} />
  if (phase.kind === 'reveal') return <Listen />
  if (vote) return <Vote vote={vote} cast={cast} language={textLanguage} />
  const newest = pinned ?? (['invitation', 'arrival'].includes(phase.kind) ? undefined : clues.at(-1))
  return (
    <div
      className={classNames(
        'grid min-h-0 flex-1 gap-[2vw]',
        newest ? 'content-start' : 'max-lg:content-start lg:grid-rows-[minmax(0,1fr)]',
        clues.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_24vw]',
      )}
    >
      {newest ? (
        <ClueSheet key={newest.id} clue={newest} language={textLanguage} isLarge />
      ) : (
        <Fitted letters={cast.map(({ description }) => description).join('').length} align="content-start">
          <WhoIsWho cast={cast} detectives={detectives} language={textLanguage} isLarge />
        </Fitted>
      )}
      {clues.length > 0 && (
        <aside className="grid content-start gap-[1.2vw]">
          <Others clues={clues.filter((clue) => clue !== newest)} isFirst={!newest} language={textLanguage} />
          {newest && <WhoIsWho cast={cast} detectives={detectives} language={textLanguage} isLarge={false} />}
        </aside>
      )}
    </div>
  )
}

function Told({ step, language }: { step: RevealView; language: Locale }) {
  // Its short lines take more room
  const letters = JSON.stringify(step).length * (step.step === 'timeline' ? 1.3 : 1)
  return (
    <Fitted letters={letters} align="[align-content:safe_center]" className={stepLooks[step.step]}>
      <RevealStep reveal={step} language={language} isBrief />
    </Fitted>
  )
}

type FittedProps = { letters: number; align: string; className?: string | undefined; children: ReactNode }

/** However much is said, it fits; what is short is as large as can be. */
function Fitted({ letters, align, className, children }: FittedProps) {
  const { box, content, size } = useFitting(sizes.filter(({ upTo }) => letters > upTo).length)
  return (
    <div ref={box} className={classNames('grid min-h-0 flex-1', align)}>
      <div
        ref={content}
        style={{ fontSize: sizes[size]!.font }}
        className={classNames('mx-auto w-full max-w-[92vw]', className)}
      >
        {children}
      </div>
    </div>
  )
}

/** `upTo`: so many letters are shown that large at first. */
const sizes = [
  { upTo: 700, font: 'max(1.125rem, 2.3vw)' },
  { upTo: 1_300, font: 'max(1.125rem, 1.8vw)' },
  { upTo: 2_600, font: 'max(1.125rem, 1.4vw)' },
  { upTo: 3_800, font: 'max(1.125rem, 1.15vw)' },
  { upTo: 5_000, font: 'max(1.125rem, 0.95vw)' },
  { upTo: Infinity, font: 'max(0.875rem, 0.75vw)' },
] as const

/** The next smaller one as long as the content is higher than its box: letters only guess how many lines they take. */
function useFitting(first: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(first)
  useEffect(() => {
    const [outer, inner] = [box.current, content.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => {
      if (inner.offsetHeight > outer.clientHeight + 1) setSize((now) => Math.min(now + 1, sizes.length - 1))
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { box, content, size }
}

const inTwoColumns = 'lg:[&_dl]:grid-cols-2 lg:[&_dl]:gap-x-[3vw]'

const stepLooks: Partial<Record<RevealView['step'], string>> = {
  culprit: 'text-center',
  how: 'lg:[&_dl>div]:mb-[0.8em] lg:[&_dl]:block lg:[&_dl]:columns-2 lg:[&_dl]:gap-[3vw]',
  timeline:
    'lg:[&_li]:mb-[0.6em] lg:[&_li]:break-inside-avoid lg:[&_ol]:block lg:[&_ol]:columns-2 lg:[&_ol]:gap-[3vw] lg:[&_ol]:border-0 lg:[&_ol]:pl-0',
  secrets: inTwoColumns,
  proof: inTwoColumns,
  awards: inTwoColumns,
}

/** More have no room beside the rest. */
const mostTitles = 6

function Others({ clues, isFirst, language }: { clues: readonly ClueView[]; isFirst: boolean; language: Locale }) {
  if (clues.length === 0) return null
  return (
    <section aria-labelledby="others" className="grid gap-[0.5vw] text-[max(1rem,1.3vw)]">
      <h2 id="others" className="font-semibold text-muted">
        {isFirst ? m.evening_guest_table() : m.evening_table_earlier()}
      </h2>
      <ul role="list" className="grid gap-[0.4vw]">
        {clues
          .slice(-mostTitles)
          .toReversed()
          .map(({ id, title, look }) => (
            <li key={id} lang={language} className="flex items-center gap-[0.5em] leading-tight">
              <LookPicture look={look} className="size-[1.7em]" />
              {title}
            </li>
          ))}
      </ul>
      {clues.length > mostTitles && <p>{m.evening_table_more({ count: clues.length - mostTitles })}</p>}
    </section>
  )
}

type WhoProps = Pick<TableView, 'cast' | 'detectives'> & { language: Locale; isLarge: boolean }

function WhoIsWho({ cast, detectives, language, isLarge }: WhoProps) {
  return (
    <section
      aria-labelledby="who"
      className={classNames('grid content-start', isLarge ? 'gap-[0.8em]' : 'gap-[0.5vw] text-[max(1rem,1.15vw)]')}
    >
      <h2
        id="who"
        className={
          isLarge ? 'font-display text-[1.3em] font-semibold' : 'text-[max(1rem,1.3vw)] font-semibold text-muted'
        }
      >
        {m.paper_dinner_cast()}
      </h2>
      <ul
        role="list"
        className={classNames('grid', isLarge ? 'gap-[0.95em] sm:grid-cols-2 lg:grid-cols-3' : 'gap-[0.35vw]')}
      >
        {cast.map((member) => (
          <Member key={member.id} member={member} language={language} isLarge={isLarge} />
        ))}
      </ul>
      {detectives.length > 0 && <p>{m.evening_table_detectives({ people: formatList(detectives) })}</p>}
    </section>
  )
}

type MemberProps = { member: TableView['cast'][number]; language: Locale; isLarge: boolean }

function Member({ member: { name, person, description, portrait }, language, isLarge }: MemberProps) {
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] leading-tight',
        isLarge ? 'gap-[0.8em]' : 'items-center gap-[0.5em]',
      )}
    >
      <Portrait
        src={portrait}
        name={name}
        className={isLarge ? 'size-[3.5em] object-top' : 'size-[2.6em] object-top text-[0.65em]'}
      />
      <div className={isLarge ? 'grid content-start gap-[0.2em]' : 'flex flex-wrap gap-x-[0.5em]'}>
        <p lang={language} className="font-semibold">
          {name}
        </p>
        {person !== '' && (
          <p translate="no" className="text-brass-ink">
            {person}
          </p>
        )}
        {isLarge && (
          <p lang={language} className="text-[0.75em] text-muted">
            {description}
          </p>
        )}
      </div>
    </li>
  )
}

const Listen = () => (
  <p className="grid flex-1 content-center text-center font-display text-[max(2rem,5vw)] leading-tight font-semibold">
    {m.evening_guest_listen()}
  </p>
)

type VoteProps = { vote: NonNullable<TableView['vote']>; cast: TableView['cast']; language: Locale }

function Vote({ vote, cast, language }: VoteProps) {
  const isThere = cast.filter(({ id, person }) => person !== '' && vote.suspectIds.includes(id))
  return (
    <div className="grid min-h-0 flex-1 content-center justify-items-center gap-[2vw] text-center">
      <h2 className="font-display text-[max(2rem,5vw)] leading-tight font-semibold">{m.evening_table_accuse()}</h2>
      <p role="status" className="text-[max(1.25rem,2.4vw)]">
        {m.evening_table_accused(vote)}
      </p>
      {vote.left.length > 0 && <p className="text-muted">{m.evening_table_left({ people: formatList(vote.left) })}</p>}
      <div aria-hidden="true" className="h-[1.2vw] w-[60vw] overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-brass" style={{ width: `${(vote.given / Math.max(1, vote.of)) * 100}%` }} />
      </div>
      <ul role="list" className="flex flex-wrap justify-center gap-[1.5vw]">
        {isThere.map(({ id, name, portrait }) => (
          <li key={id} className="grid w-[max(6rem,12vw)] content-start justify-items-center gap-[0.4em] leading-tight">
            <Portrait src={portrait} name={name} className="size-[max(3.5rem,7vw)] object-top" />
            <span lang={language}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
