import { Component, createElement } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { playerViewOf } from '#app/features/puzzles/registry/player-views.ts'
import { Button } from '#app/ui/button.tsx'

/**
 * The player's side of the puzzle's own type, fetched when it is first needed. There is no `Suspense` round it on purpose: puzzles
 * open in a transition, so the dialog appears with its object in it, and the focus can go there.
 */
export function PuzzleFace({ type, ...props }: PlayerViewProps & { type: string }) {
  const face = playerViewOf(type)
  if (!face) return <p>{m.play_puzzle_unknown()}</p>
  return <FaceBoundary>{createElement(face, props)}</FaceBoundary>
}

/** Code that could not be fetched (offline, or replaced by a newer version) costs this puzzle's face, not the page. */
class FaceBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="grid justify-items-center gap-3 text-center">
        <p>{m.play_puzzle_failed()}</p>
        <Button onClick={() => window.location.reload()}>{m.common_retry()}</Button>
      </div>
    )
  }
}
