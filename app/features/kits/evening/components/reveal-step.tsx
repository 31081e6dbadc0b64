import type { ReactNode } from 'react'
import type { RevealView } from '#app/features/kits/evening/evening-views.ts'
import { stepNames } from '#app/features/kits/evening/step-names.ts'
import { awardNames } from '#app/features/kits/paper/dinner/award-names.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Portrait } from '#app/ui/portrait.tsx'
import { Played } from './played.tsx'

type RevealStepProps = {
  reveal: RevealView
  language: Locale
  /** Without what people wrote, which has no room on a screen for all. */
  isBrief?: boolean
}

/** A step of the reveal: its letters are as large as those around it. */
export function RevealStep({ reveal, language, isBrief = false }: RevealStepProps) {
  return (
    <section className="grid content-start gap-[0.9em]" aria-label={titles[reveal.step]()}>
      <h2 className="font-display text-[1.5em] leading-tight font-semibold">{titles[reveal.step]()}</h2>
      <Body reveal={reveal} language={language} isBrief={isBrief} />
    </section>
  )
}

const titles: typeof stepNames = { ...stepNames, culprit: m.paper_dinner_it_was }

function Body({ reveal, language, isBrief }: Required<RevealStepProps>) {
  switch (reveal.step) {
    case 'votes':
      return <Votes reveal={reveal} language={language} isBrief={isBrief} />
    case 'culprit':
      return <Culprit reveal={reveal} language={language} />
    case 'how':
      return (
        <Pairs
          pairs={reveal.lines.map(({ what, text }) => ({
            name: what,
            text: (
              <span lang={language} className="whitespace-pre-line">
                {text}
              </span>
            ),
          }))}
        />
      )
    case 'timeline':
      return <Timeline reveal={reveal} language={language} />
    case 'secrets':
      return (
        <>
          <p className="text-muted">{m.evening_guest_reveal_own_words()}</p>
          <Pairs
            pairs={reveal.people.map(({ name, person, secret }) => ({
              name: <Played name={name} person={person} language={language} />,
              text: <span lang={language}>{secret}</span>,
            }))}
          />
        </>
      )
    case 'proof':
      return (
        <Pairs
          pairs={reveal.suspects.map(({ name, cleared }) => ({
            name: <span lang={language}>{name}</span>,
            text: cleared,
          }))}
        />
      )
    case 'awards':
      return (
        <Pairs
          pairs={reveal.awards.map(({ award, people }) => ({
            name: awardNames[award](),
            text: people.length === 0 ? m.evening_guest_reveal_no_award() : formatList(people),
          }))}
        />
      )
  }
}

type Step<Name extends RevealView['step']> = { reveal: Extract<RevealView, { step: Name }>; language: Locale }

function Votes({ reveal: { votes, silent }, language, isBrief }: Step<'votes'> & { isBrief: boolean }) {
  const most = Math.max(1, ...votes.map(({ people }) => people.length))
  return (
    <>
      <ul role="list" className="grid gap-[0.8em]">
        {votes.map(({ name, portrait, people, reasons }) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-[0.7em]">
            <Portrait src={portrait} name={name} className="size-[2.6em] object-top" />
            <div className="grid gap-[0.2em]">
              <p className="flex flex-wrap items-baseline justify-between gap-x-[0.7em]">
                <span lang={language} className="font-semibold">
                  {name}
                </span>
                <span className="text-muted">{m.evening_guest_reveal_count({ count: people.length })}</span>
              </p>
              <div aria-hidden="true" className="h-[0.45em] overflow-hidden rounded-full bg-sunken">
                <div className="h-full bg-accent" style={{ width: `${(people.length / most) * 100}%` }} />
              </div>
              {people.length > 0 && (
                <p translate="no" className="text-[0.85em] text-muted">
                  {formatList(people)}
                </p>
              )}
              {!isBrief &&
                reasons.map(({ person, why }) => (
                  <p key={person} className="border-l-2 border-line pl-[0.7em] text-[0.9em] whitespace-pre-line">
                    {m.evening_guest_reveal_reason({ person, why })}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {silent.length > 0 && (
        <p className="text-muted">{m.evening_guest_reveal_silent({ people: formatList(silent) })}</p>
      )}
    </>
  )
}

function Culprit({ reveal: { name, person, portrait, found }, language }: Step<'culprit'>) {
  return (
    <div className="grid justify-items-center gap-[0.8em] text-center">
      <Portrait src={portrait} name={name} className="size-[8em] object-top" />
      <p className="font-display text-[min(1.9em,11vw)] leading-tight font-semibold">
        <Played name={name} person={person} language={language} />
      </p>
      <p>
        {found.length === 0
          ? m.evening_guest_reveal_found_none()
          : m.evening_guest_reveal_found({ people: formatList(found) })}
      </p>
    </div>
  )
}

function Timeline({ reveal: { moments }, language }: Step<'timeline'>) {
  return (
    <ol className="grid gap-[0.7em] border-l-4 border-brass pl-[0.9em]">
      {moments.map(({ time, place, happened, actors, witnesses }, at) => (
        <li key={at} className="grid gap-[0.1em]">
          <p lang={language} className="font-semibold">
            {[time, place].filter(Boolean).join(' · ')}
          </p>
          <p lang={language}>{happened}</p>
          <p className="text-[0.85em] text-muted">
            {[
              actors.length > 0 && formatList(actors),
              witnesses.length > 0 && `${m.paper_dinner_seen_by()} ${formatList(witnesses)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}

const Pairs = ({ pairs }: { pairs: readonly { name: ReactNode; text: ReactNode }[] }) => (
  <dl className="grid gap-[0.8em]">
    {pairs.map(({ name, text }, at) => (
      <div key={at} className="grid content-start gap-[0.1em]">
        <dt className="font-semibold">{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
