import type { OpenGame } from '#app/features/play/runs/list-open-runs.server.ts'
import { OwnPlace, usePutIn } from '#app/ui/own-place.tsx'
import { ContinuePlaying } from './continue-playing.tsx'

const place = 'games'

/** `games` is null on a page shared by all readers. */
export function OwnGames({ games }: { games: readonly OpenGame[] | null }) {
  const putIn = usePutIn<readonly OpenGame[]>(place)
  const shown = games ?? putIn ?? []
  return <OwnPlace name={place}>{shown.length > 0 && <ContinuePlaying games={shown} />}</OwnPlace>
}

export const GamesToPutIn = ({ games }: { games: readonly OpenGame[] }) => (
  <OwnPlace name={place} data={games}>
    <ContinuePlaying games={games} />
  </OwnPlace>
)
