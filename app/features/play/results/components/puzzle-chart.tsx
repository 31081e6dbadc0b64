import { m } from '#app/i18n/generated/messages.js'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { outcomeText } from '#app/features/play/results/result-words.ts'
import type { PuzzleSummary, SessionResults } from '#app/features/play/results/session-results.ts'

const width = 800
const row = 44
const [left, right, foot] = [24, 28, 28]

/** A line for each puzzle with a dot for each team; the table beside it is its text. */
export function PuzzleChart({ results, summaries }: { results: SessionResults; summaries: readonly PuzzleSummary[] }) {
  const longest = Math.max(60_000, ...results.teams.flatMap(({ puzzles }) => puzzles.map((each) => each?.ms ?? 0)))
  const most = Math.ceil(longest / 60_000) * 60_000
  const x = (ms: number) => left + (ms / most) * (width - left - right)
  const bottom = row * summaries.length
  return (
    <svg
      role="img"
      aria-label={m.results_chart_label({ minutes: formatCountdown(most) })}
      viewBox={`0 0 ${width} ${bottom + foot}`}
      className="h-auto w-full min-w-[36rem]"
    >
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line x1={x(most * share)} x2={x(most * share)} y1={0} y2={bottom} className="stroke-line" />
          <text x={x(most * share)} y={bottom + 18} textAnchor="middle" className="fill-muted text-[13px] tabular-nums">
            {formatCountdown(most * share)}
          </text>
        </g>
      ))}
      {summaries.map(({ id, name, medianMs }, at) => {
        const y = at * row + 30
        return (
          <g key={id}>
            <text x={left} y={at * row + 14} className="fill-ink text-[13px] font-semibold">
              {name}
            </text>
            <line x1={left} x2={width - right} y1={y} y2={y} className="stroke-line-strong" strokeDasharray="2 6" />
            {medianMs !== null && (
              <line x1={x(medianMs)} x2={x(medianMs)} y1={y - 11} y2={y + 11} className="stroke-brass-ink stroke-3" />
            )}
            {results.teams.map(({ id: teamId, name: team, puzzles }) => {
              const result = puzzles[at]
              if (!result) return null
              return (
                <circle
                  key={teamId}
                  cx={x(result.ms)}
                  cy={y}
                  r={6}
                  className={
                    result.outcome === 'solved'
                      ? 'fill-accent/75 stroke-surface'
                      : 'fill-surface stroke-accent stroke-2'
                  }
                >
                  <title>
                    {m.results_chart_dot({
                      team,
                      time: formatCountdown(result.ms),
                      outcome: outcomeText(result.outcome),
                    })}
                  </title>
                </circle>
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}
