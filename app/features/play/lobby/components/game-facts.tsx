import { m } from '#app/i18n/generated/messages.js'
import { formatList, formatMoment } from '#app/i18n/format.ts'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import type { LobbyGame } from '#app/features/play/lobby/lobby-game.present.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { classNames } from '#app/ui/class-names.ts'

export function GameFacts({ game, className }: { game: LobbyGame; className?: string }) {
  const date = formatMoment(game.at, useReaderZone())
  const facts =
    game.state === 'finished'
      ? [m.play_points({ count: game.score ?? 0 }), formatDuration(game.activeMs), m.lobby_finished_on({ date })]
      : [m.play_progress({ solved: game.puzzlesSolved, all: game.puzzlesInAll }), m.lobby_last_played({ date })]
  if (game.companions.length > 0) facts.push(m.lobby_with({ names: formatList(game.companions) }))
  return (
    <ul className={classNames('flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted', className)}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
