import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DataTable, Cell, HeadCell, NumberCell, shortRow } from '#app/ui/data-table.tsx'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { outcomeText, stageText } from '#app/features/play/results/result-words.ts'
import { hasPlayed } from '#app/features/play/results/session-results.ts'
import type { PuzzleSummary, SessionResults, TeamResult } from '#app/features/play/results/session-results.ts'

export function TeamTable({ teams }: { teams: readonly TeamResult[] }) {
  const columns = [
    { name: m.results_team() },
    { name: m.results_stage() },
    { name: m.results_time(), isNumber: true },
    { name: m.results_score(), isNumber: true },
    { name: m.results_column_solved(), isNumber: true },
    { name: m.results_column_skipped(), isNumber: true },
    { name: m.results_wrong(), isNumber: true },
    { name: m.results_hints(), isNumber: true },
    { name: m.results_ending() },
  ]
  return (
    <DataTable label={m.results_teams()} columns={columns} className="sm:min-w-[60rem]">
      {teams.map(({ id, name, stage, ending, ms, ...sums }) => {
        const numbers = [
          formatCountdown(ms),
          ...[sums.score, sums.solved, sums.skipped, sums.wrong, sums.hints].map((each) => formatNumber(each)),
        ]
        return (
          <tr key={id} className={shortRow.row}>
            <HeadCell className={shortRow.head}>
              <span translate="no">{name}</span>
              <span className="font-normal text-muted sm:hidden">{stageText(stage)}</span>
            </HeadCell>
            <Cell className="max-sm:hidden!">{stageText(stage)}</Cell>
            {numbers.map((value, at) => (
              <NumberCell key={at} className={hasPlayed({ stage }) ? undefined : 'max-sm:hidden!'}>
                {hasPlayed({ stage }) ? value : m.results_none()}
              </NumberCell>
            ))}
            <Cell className={ending ? 'max-sm:col-span-2' : 'max-sm:hidden!'}>{ending || m.results_none()}</Cell>
          </tr>
        )
      })}
    </DataTable>
  )
}

export function PuzzleTable({ summaries }: { summaries: readonly PuzzleSummary[] }) {
  const columns = [
    { name: m.results_puzzle() },
    { name: m.results_column_opened(), isNumber: true },
    { name: m.results_column_solved(), isNumber: true },
    { name: m.results_column_skipped(), isNumber: true },
    { name: m.results_column_median(), isNumber: true },
    { name: m.results_wrong(), isNumber: true },
    { name: m.results_hints(), isNumber: true },
  ]
  return (
    <DataTable label={m.results_puzzles()} columns={columns} className="sm:min-w-[48rem]">
      {summaries.map(({ id, name, opened, solved, skipped, medianMs, wrong, hints }) => (
        <tr key={id}>
          <HeadCell>{name}</HeadCell>
          <NumberCell>{formatNumber(opened)}</NumberCell>
          <NumberCell>{formatNumber(solved)}</NumberCell>
          <NumberCell>{formatNumber(skipped)}</NumberCell>
          <NumberCell>{medianMs === null ? m.results_none() : formatCountdown(medianMs)}</NumberCell>
          <NumberCell>{formatNumber(wrong)}</NumberCell>
          <NumberCell>{formatNumber(hints)}</NumberCell>
        </tr>
      ))}
    </DataTable>
  )
}

export function OneTeamTable({ puzzles, team }: { puzzles: SessionResults['puzzles']; team: TeamResult }) {
  const columns = [
    { name: m.results_puzzle() },
    { name: m.results_outcome() },
    { name: m.results_time(), isNumber: true },
    { name: m.results_wrong(), isNumber: true },
    { name: m.results_hints(), isNumber: true },
  ]
  return (
    <DataTable label={team.name} columns={columns} className="sm:min-w-[36rem]">
      {puzzles.map(({ id, name }, at) => {
        const result = team.puzzles[at]
        return (
          <tr key={id}>
            <HeadCell>{name}</HeadCell>
            <Cell>{result ? outcomeText(result.outcome) : m.results_none()}</Cell>
            <NumberCell>{result ? formatCountdown(result.ms) : m.results_none()}</NumberCell>
            <NumberCell>{result ? formatNumber(result.wrong) : m.results_none()}</NumberCell>
            <NumberCell>{result ? formatNumber(result.hints) : m.results_none()}</NumberCell>
          </tr>
        )
      })}
    </DataTable>
  )
}
