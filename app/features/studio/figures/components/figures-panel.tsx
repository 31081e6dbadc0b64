import { useEffect, useState } from 'react'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import type { Figures, GameFigures, FiguresAnswer } from '#app/features/studio/figures/figures-view.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { formatMoment, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Loading } from '#app/ui/skeleton.tsx'
import { EditionChoice } from './edition-choice.tsx'
import { GameCards } from './figure-cards.tsx'
import { FigureDays } from './figure-days.tsx'
import { KitFiguresShown } from './kit-figures.tsx'
import { PuzzleTable } from './puzzle-table.tsx'
import { SceneClicks } from './scene-clicks.tsx'
import { Stops } from './stops.tsx'
import { WrongAnswers } from './wrong-answers.tsx'

export function FiguresPanel() {
  const { id: adventureId, kind } = useEditorPart(({ draft }) => draft.details)
  const [edition, setEdition] = useState(0)
  const { figures, problem, again } = useFigures(adventureId, edition)
  return (
    <section aria-labelledby="figures" className="grid min-w-0 gap-8">
      <div className="grid gap-2">
        <h2 id="figures" className="text-heading">
          {m.figures_tab()}
        </h2>
        <p className="max-w-prose text-muted">
          {kind === 'online-adventure' ? m.figures_lead() : m.figures_lead_kit()}{' '}
          {figures && m.figures_counted_at({ time: formatMoment(figures.countedAt) })}
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
      // The present figures stay until the other edition's have loaded
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
  if (!figures.shown)
    return (
      <EmptyState title={m.figures_empty()} headingLevel={3} picture={<EmptyPicture of="no-adventures" />}>
        <p>{figures.kind === 'game' ? m.figures_empty_text() : m.figures_empty_kit()}</p>
      </EmptyState>
    )
  if (figures.kind === 'kit') return <KitFiguresShown figures={figures} shown={figures.shown} onEdition={onEdition} />
  return <GameShown figures={figures} shown={figures.shown} onEdition={onEdition} />
}

type GameShownProps = {
  figures: GameFigures
  shown: NonNullable<GameFigures['shown']>
  onEdition: (number: number) => void
}

function GameShown({ figures, shown, onEdition }: GameShownProps) {
  const { views, days, totals, editions } = figures
  return (
    <>
      <GameCards views={views} totals={totals} />
      <FigureDays days={days} plays={m.figures_plays()} />
      <EditionChoice
        editions={editions}
        shown={shown.number}
        said={
          shown.plays === 0
            ? m.figures_no_plays()
            : m.figures_edition_plays({ count: shown.plays, finishes: formatNumber(shown.finishes) })
        }
        onEdition={onEdition}
      />
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

/** @param edition 0 for the newest */
async function askForFigures(
  adventureId: string,
  edition: number,
): Promise<{ figures: Figures } | { code: ErrorCode }> {
  try {
    const response = await fetch(`/api/projects/${adventureId}/figures${edition ? `?edition=${edition}` : ''}`, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
    })
    const body = (await response.json()) as FiguresAnswer
    if (response.ok && 'totals' in body) return { figures: body }
    return { code: 'error' in body ? body.error.code : 'unexpected' }
  } catch {
    return { code: 'unavailable' }
  }
}
