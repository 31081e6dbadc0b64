import Sparkles from 'lucide-react/icons/sparkles'
import { useMemo, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { AddButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import type { Analysis } from '#app/features/puzzles/types/logic_grid/rules/analyse.ts'
import { analyse, suggestClues } from '#app/features/puzzles/types/logic_grid/rules/analyse.ts'
import { ClueCard } from './clue-card.tsx'
import { freshRule } from './compose.ts'
import { clueProblems, findProblems } from '#app/features/puzzles/types/logic_grid/rules/find-problems.ts'
import { fewestCategories, mostClues } from '#app/features/puzzles/types/logic_grid/rules/limits.ts'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { problemTexts } from './problem-texts.ts'
import type { Clue, Configuration, Solution } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

export function ClueFields({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const [failed, setFailed] = useState(false)
  const { value, configuration, solution, language } = form
  const { clues } = configuration
  // this solves dozens of grids
  const { isBlocked, untrue, analysis } = useMemo(() => {
    const draft = { configuration, solution }
    const blocked = findProblems(draft).some(({ severity }) => severity === 'error')
    // reported immediately: a choice in its card, or in the solution's table, makes a clue false
    const broken = clueProblems(draft).filter(({ code }) => code !== 'clue_empty')
    return {
      isBlocked: blocked,
      untrue: broken,
      analysis: blocked || configuration.clues.length === 0 ? null : analyse(draft),
    }
  }, [configuration, solution])
  const wrongAt = (at: number) => [
    ...new Set([
      ...untrue.filter(({ field }) => field === `clues.${at}`).map((error) => problemText(problemTexts, error)),
      ...form.problemsAt(`clues.${at}`),
    ]),
  ]
  const setClues = (next: Clue[]) => {
    setFailed(false)
    form.configure({ clues: next })
  }
  const suggest = () => {
    const suggested = suggestClues(value, Math.floor(Math.random() * 2 ** 32))
    if (suggested) setClues([...clues, ...suggested])
    else setFailed(true)
  }
  if (configuration.categories.length < fewestCategories) return null
  return (
    <FieldGroup
      legend={m.logic_grid_form_clues()}
      hint={m.logic_grid_form_clues_hint()}
      error={form.problemsAt('clues')}
    >
      <ol className="grid gap-3">
        {clues.map((_, at) => (
          <ClueCard
            key={at}
            value={value}
            at={at}
            language={language}
            errors={wrongAt(at)}
            isRedundant={analysis?.redundant.includes(at) ?? false}
            isUntrue={untrue.some(({ field }) => field === `clues.${at}`)}
            onChange={setClues}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {clues.length < mostClues && (
          <AddButton
            label={m.logic_grid_form_add_clue()}
            onAdd={() => setClues([...clues, { text: '', rule: freshRule(value) }])}
          />
        )}
        {!isBlocked && analysis?.solutions !== 'one' && (
          <Button onClick={suggest}>
            <Sparkles aria-hidden="true" className="size-5" />
            {m.logic_grid_form_suggest()}
          </Button>
        )}
      </div>
      <div role="status" className="grid gap-1 rounded-card border border-dashed border-line-strong bg-sunken/60 p-4">
        <SolverSays analysis={analysis} failed={failed} isBlocked={isBlocked} />
      </div>
    </FieldGroup>
  )
}

const solutionTexts = {
  one: m.logic_grid_solver_one,
  several: m.logic_grid_solver_several,
  none: m.logic_grid_solver_none,
  unclear: m.logic_grid_solver_unclear,
}
const difficultyTexts = {
  easy: m.logic_grid_solver_easy,
  medium: m.logic_grid_solver_medium,
  hard: m.logic_grid_solver_hard,
}

function SolverSays({
  analysis,
  failed,
  isBlocked,
}: {
  analysis: Analysis | null
  failed: boolean
  isBlocked: boolean
}) {
  if (failed) return <p>{m.logic_grid_solver_no_suggestion()}</p>
  if (!analysis)
    return <p className="text-muted">{isBlocked ? m.logic_grid_solver_waits() : m.logic_grid_solver_no_clues()}</p>
  const { solutions, difficulty, redundant, unread } = analysis
  return (
    <>
      <p className={solutions === 'one' ? 'font-semibold text-success-ink' : 'font-semibold text-danger-ink'}>
        {solutionTexts[solutions]()}
      </p>
      {difficulty && <p>{difficultyTexts[difficulty]()}</p>}
      {redundant.length > 0 && (
        <p>
          {m.logic_grid_solver_redundant({ count: redundant.length, clues: redundant.map((at) => at + 1).join(', ') })}
        </p>
      )}
      {unread > 0 && <p className="text-muted">{m.logic_grid_solver_unread({ count: unread })}</p>}
    </>
  )
}
