import type { Stage, StageField, StageProblem } from '#app/features/engine/stage.schema.ts'
import { mostStaged } from '#app/features/engine/stage.schema.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

type Draft = Pick<DraftView, 'scenes' | 'puzzles' | 'items'>

export function problemTexts(
  problems: readonly StageProblem[],
  stage: Stage,
  draft: Draft,
): Partial<Record<StageField, string[]>> {
  const texts: Partial<Record<StageField, string[]>> = {}
  for (const problem of problems) (texts[problem.field] ??= []).push(textOf(problem, stage, draft))
  return texts
}

export function problemsLeft<Text>(
  texts: Partial<Record<StageField, Text>>,
  tried: Stage,
  now: Stage,
): Partial<Record<StageField, Text>> {
  const left = (Object.keys(texts) as StageField[]).filter((field) => tried[field] === now[field])
  return Object.fromEntries(left.map((field) => [field, texts[field]]))
}

function textOf({ field, place, code }: StageProblem, stage: Stage, draft: Draft): string {
  if (code === 'tooMany') return m.playtest_problem_too_many({ max: formatNumber(mostStaged) })
  if (field === 'sceneId') return m.playtest_problem_scene()
  if (field === 'talk') return m.playtest_problem_talk()
  const name = place === null ? '' : nameAt(field, place, stage, draft)
  if (code === 'onlyOne') return m.playtest_problem_only_one({ name })
  return code === 'unknown' ? m.playtest_problem_unknown({ name }) : m.playtest_problem_invalid({ name })
}

function nameAt(field: Exclude<StageField, 'sceneId' | 'talk'>, place: number, stage: Stage, draft: Draft): string {
  const named = (rows: readonly { id: string; name: string }[], id: string | undefined) =>
    rows.find((row) => row.id === id)?.name ?? m.playtest_gone()
  switch (field) {
    case 'items':
      return named(draft.items, stage.items[place]?.itemId)
    case 'solved':
      return named(draft.puzzles, stage.solved[place])
    case 'visited':
      return named(draft.scenes, stage.visited[place])
    case 'flags':
      return stage.flags[place]?.flag ?? ''
    case 'counters':
      return stage.counters[place]?.counter ?? ''
  }
}
