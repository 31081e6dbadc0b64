import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleOutcome, TeamResult } from './session-results.ts'
import type { StepKind, WayStep } from './way.ts'

const outcomes: Record<PuzzleOutcome, () => string> = {
  solved: m.results_solved,
  skipped: m.results_skipped,
  open: m.results_open,
}

const stages: Record<TeamResult['stage'], () => string> = {
  absent: m.results_absent,
  waiting: m.results_waiting,
  playing: m.results_playing,
  stopped: m.results_stopped,
  ended: m.results_ended,
}

export const outcomeText = (outcome: PuzzleOutcome): string => outcomes[outcome]()

export const stageText = (stage: TeamResult['stage']): string => stages[stage]()

const steps: Record<StepKind, (named: { name: string }) => string> = {
  came: m.results_step_came,
  found: m.results_step_found,
  opened: m.results_step_opened,
  wrong: m.results_step_wrong,
  hinted: m.results_step_hinted,
  solved: m.results_step_solved,
  skipped: m.results_step_skipped,
  ended: m.results_step_ended,
}

export const stepText = ({ kind, name }: Pick<WayStep, 'kind' | 'name'>): string => steps[kind]({ name })
