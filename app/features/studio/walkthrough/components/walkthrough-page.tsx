import Printer from 'lucide-react/icons/printer'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Guide, GuidePart, GuidePicture, GuidePuzzle, Mark } from '#app/features/studio/walkthrough/guide.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, ChipList } from '#app/ui/chip.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'

const languageTexts: Record<Locale, () => string> = { en: m.common_english, fr: m.common_french }

/** The guide itself speaks the game's language, whatever the page around it does. */
export function WalkthroughPage({ id, guide }: { id: string; guide: Guide & { languages: readonly Locale[] } }) {
  const { language, languages, way } = guide
  return (
    <PageSection className="grid max-w-4xl gap-8 print:max-w-none print:p-0">
      <PageHeader
        className="no-print"
        back={<BackLink to={`/editor/${id}`}>{m.walkthrough_back()}</BackLink>}
        eyebrow={<span lang={language}>{guide.title}</span>}
        title={m.walkthrough_title()}
        intro={<p>{m.walkthrough_lead()}</p>}
        actions={
          <Button variant="primary" className="needs-script" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {m.walkthrough_print()}
          </Button>
        }
      />
      {languages.length > 1 && (
        <ChipList label={m.walkthrough_languages()} className="no-print">
          {languages.map((each) => (
            <Chip key={each} to={`/editor/${id}/walkthrough?in=${each}`} active={each === language}>
              {languageTexts[each]()}
            </Chip>
          ))}
        </ChipList>
      )}
      {way === 'none' && (
        <Notice tone="warning" title={m.walkthrough_none()} className="no-print">
          {m.walkthrough_none_why()}
        </Notice>
      )}
      {way === 'unknown' && (
        <Notice tone="warning" title={m.walkthrough_unknown()} className="no-print">
          {m.walkthrough_unknown_why()}
        </Notice>
      )}
      <Paper guide={guide} />
    </PageSection>
  )
}

/** White in both themes: it is shown as it will be printed. Blocks and no grids, which browsers break badly across
 * pages. */
function Paper({ guide: { language, title, way, parts, otherPuzzles } }: { guide: Guide }) {
  const said = { locale: language }
  const hasWay = way === 'shortest' || way === 'some'
  return (
    <article
      lang={language}
      className="space-y-8 rounded-card border border-line bg-white p-5 text-black sm:p-8 print:space-y-6 print:border-0 print:p-0"
    >
      <header className="space-y-2">
        <h2 className="text-title">{title}</h2>
        <p>{m.walkthrough_keep({}, said)}</p>
        {hasWay && <p>{way === 'shortest' ? m.walkthrough_shortest({}, said) : m.walkthrough_some({}, said)}</p>}
      </header>
      {hasWay && parts.map((part, at) => <Part key={at} part={part} language={language} />)}
      {otherPuzzles.length > 0 && (
        <section className="space-y-4">
          <h3 className="text-heading">{hasWay ? m.walkthrough_others({}, said) : m.walkthrough_puzzles({}, said)}</h3>
          {otherPuzzles.map((puzzle) => (
            <section key={puzzle.id} className="space-y-2">
              <h4 className="text-subheading">{puzzle.name}</h4>
              <Puzzle puzzle={puzzle} language={language} />
            </section>
          ))}
        </section>
      )}
    </article>
  )
}

function Part({ part: { name, text, picture, marks, steps }, language }: { part: GuidePart; language: Locale }) {
  return (
    <section className="space-y-4">
      <h3 className="text-heading">{name}</h3>
      {picture && (
        <Marked marks={marks}>
          <ScenePicture picture={picture} />
        </Marked>
      )}
      {text && <p className="max-w-prose whitespace-pre-line text-[#444]">{text}</p>}
      <ul className="space-y-3">
        {steps.map(({ number, text: todo, puzzle }) => (
          <li key={number} className="relative space-y-2 pl-11">
            <span className="absolute left-0 font-bold">{number}</span>
            <p>{todo}</p>
            {puzzle && <Puzzle puzzle={puzzle} language={language} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ScenePicture = ({ picture: { url, alt, width, height } }: { picture: GuidePicture }) => (
  <Picture
    src={url}
    alt={alt}
    width={width}
    height={height}
    priority
    className="max-h-[28rem] w-auto print:max-h-[9cm]"
  />
)

/** Numbers on a picture, where its steps or its answer are. */
function Marked({ marks, children }: { marks: readonly Mark[]; children: ReactNode }) {
  return (
    <div className="relative w-fit break-inside-avoid">
      {children}
      {marks.map(({ x, y, label }) => (
        <span
          key={label}
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="absolute -translate-1/2 rounded-full border-2 [print-color-adjust:exact] border-black bg-white px-1.5 text-sm leading-tight font-bold whitespace-nowrap text-black"
        >
          {label}
        </span>
      ))}
    </div>
  )
}

function Puzzle({ puzzle: { name, task, answer, at, hints }, language }: { puzzle: GuidePuzzle; language: Locale }) {
  const said = { locale: language }
  return (
    <div className="space-y-2 border-l-4 border-[#8a6420] pl-3">
      {task && <p className="whitespace-pre-line text-[#444]">{task}</p>}
      <dl className="space-y-1">
        <dt className="font-bold">{m.hints_answer({}, said)}</dt>
        <dd className="space-y-1 pl-3">
          {answer.length === 0 && !at && <p>{m.walkthrough_unfinished({}, said)}</p>}
          {answer.length > 0 && (
            <p className="whitespace-pre-line">
              {answer.map((line, place) => (
                <Fragment key={place}>
                  {place > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </p>
          )}
          {at && (
            <Marked marks={at.marks}>
              {/* The files of puzzles have no known size */}
              <img
                src={at.url}
                alt={m.walkthrough_answer_picture({ name }, said)}
                className="max-h-72 max-w-full print:max-h-[7cm]"
              />
            </Marked>
          )}
        </dd>
        {hints.length > 0 && (
          <>
            <dt className="font-bold">{m.walkthrough_hints({}, said)}</dt>
            <dd className="pl-3">
              <ol className="list-decimal space-y-1 pl-5">
                {hints.map((hint, place) => (
                  <li key={place} className="whitespace-pre-line">
                    {hint}
                  </li>
                ))}
              </ol>
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}
