import { useState } from 'react'
import type { OpenGame } from '#app/features/play/runs/list-open-runs.server.ts'
import { ContinuePlaying } from './continue-playing.tsx'

const id = 'own-games'

/** Of the page that all readers get; the server puts its reader's games there. */
export const placeOfOwnGames = `<div id="${id}"></div>`

/** `games` is null on a page of all readers. */
export function OwnGames({ games }: { games: readonly OpenGame[] | null }) {
  const [putIn] = useState(readPutIn)
  const shown = games ?? putIn
  return (
    <div id={id} suppressHydrationWarning>
      {shown.length > 0 && <ContinuePlaying games={shown} />}
    </div>
  )
}

/** With its data, so that scripts can take it over. */
export function GamesToPutIn({ games }: { games: readonly OpenGame[] }) {
  return (
    <div id={id} data-games={JSON.stringify(games)}>
      <ContinuePlaying games={games} />
    </div>
  )
}

const readPutIn = (): readonly OpenGame[] =>
  typeof document === 'undefined'
    ? []
    : (JSON.parse(document.getElementById(id)?.dataset['games'] ?? '[]') as readonly OpenGame[])
