import { useEffect, useState } from 'react'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { askForFigures } from '#app/features/studio/figures/ask-for-figures.ts'
import type { Figures } from '#app/features/studio/figures/figures-view.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { formatDate, formatMoment, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { Loading } from '#app/ui/skeleton.tsx'
import { FigureCards } from './figure-cards.tsx'
import { PuzzleTable } from './puzzle-table.tsx'
import { SceneClicks } from './scene-clicks.tsx'
import { Stops } from './stops.tsx'
import { WrongAnswers } from './wrong-answers.tsx'

export function FiguresPanel() {
  const adventureId = useEditorPart(({ draft }) => draft.details.id)
  const [edition, setEdition] = useState(0)
  const { figures, problem, again } = useFigures(adventureId, edition)
  return (
    <section aria-labelledby="figures" className="grid min-w-0 gap-8">
      <div className="grid gap-2">
        <h2 id="figures" className="text-heading">
          {m.figures_tab()}
        </h2>
        <p className="max-w-prose text-muted">
          {m.figures_lead()} {figures && m.figures_counted_at({ time: formatMoment(figures.countedAt) })}
        </p>
      </div>
      {problem && (
        <Notice tone="warning" title={m.figures_failed()}>
          <p role="status">{errorText(problem)}</p>
          <Button size="small" className="mt-3" onClick={again}>
            {m.common_retry()}
          </Button>
        </Notice>
      )}
      {!figures && !problem && <Loading label={m.figures_loading()} />}
      {figures && <Shown figures={figures} onEdition={setEdition} />}
    </section>
  )
}

function useFigures(adventureId: string, edition: number) {
  const [answer, setAnswer] = useState<{ figures: Figures | null; problem: ErrorCode | null }>({
    figures: null,
    problem: null,
  })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let left = false
    void askForFigures(adventureId, edition).then((told) => {
      // What was shown before stays until the other edition's figures are there
      if (!left)
        setAnswer((last) =>
          'figures' in told ? { figures: told.figures, problem: null } : { ...last, problem: told.code },
        )
    })
    return () => {
      left = true
    }
  }, [adventureId, edition, asked])
  return { ...answer, again: () => setAsked((before) => before + 1) }
}

function Shown({ figures, onEdition }: { figures: Figures; onEdition: (number: number) => void }) {
  const { views, totals, editions, shown } = figures
  if (!shown)
    return (
      <EmptyState title={m.figures_empty()} headingLevel={3} picture={<EmptyPicture of="no-adventures" />}>
        <p>{m.figures_empty_text()}</p>
      </EmptyState>
    )
  return (
    <>
      <FigureCards views={views} totals={totals} />
      <div className="grid gap-3">
        <Field label={m.figures_edition()} className="max-w-sm">
          {(control) => (
            <Select
              {...control}
              acts
              value={shown.number}
              onChange={(event) => onEdition(Number(event.currentTarget.value))}
            >
              {editions.map(({ number, publishedAt }) => (
                <option key={number} value={number}>
                  {m.figures_edition_of({ number, date: formatDate(publishedAt) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p role="status">
          {shown.plays === 0
            ? m.figures_no_plays()
            : m.figures_edition_plays({ count: shown.plays, finishes: formatNumber(shown.finishes) })}
        </p>
      </div>
      {shown.plays > 0 && (
        <>
          <Stops scenes={shown.scenes} plays={shown.plays} />
          {shown.puzzles.length > 0 && <PuzzleTable puzzles={shown.puzzles} />}
          {shown.puzzles.length > 0 && <WrongAnswers puzzles={shown.puzzles} />}
          <SceneClicks key={shown.number} scenes={shown.scenes} />
        </>
      )}
    </>
  )
}
