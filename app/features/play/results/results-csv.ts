import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { csvLines, csvMark } from '#app/shared/csv.ts'
import { outcomeText, stageText } from './result-words.ts'
import { hasPlayed } from './session-results.ts'
import type { SessionResults } from './session-results.ts'

/** To a tenth, as a number that spreadsheets add up. */
const minutes = (ms: number): number => Math.round(ms / 6_000) / 10

/** A line with the sums of each team, then one for each puzzle that it has opened. */
export const resultsCsv = ({ puzzles, teams }: SessionResults): string =>
  csvMark +
  csvLines(
    [
      [
        m.results_team(),
        m.results_stage(),
        m.results_minutes(),
        m.results_score(),
        m.results_ending(),
        m.results_puzzle(),
        m.results_puzzle_minutes(),
        m.results_outcome(),
        m.results_wrong(),
        m.results_hints(),
      ],
      ...teams.flatMap((team) => {
        const ofTeam = [
          team.name,
          stageText(team.stage),
          ...(hasPlayed(team) ? [minutes(team.ms), team.score] : ['', '']),
          team.ending ?? '',
        ]
        const sums = [m.results_all_puzzles(), '', team.solved, team.wrong, team.hints]
        const lines = puzzles.flatMap(({ name }, at) => {
          const result = team.puzzles[at]
          return result
            ? [[...ofTeam, name, minutes(result.ms), outcomeText(result.outcome), result.wrong, result.hints]]
            : []
        })
        return [[...ofTeam, ...(hasPlayed(team) ? sums : ['', '', '', '', ''])], ...lines]
      }),
    ],
    getLocale(),
  )
