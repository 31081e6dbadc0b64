import { Component, createElement } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { playerViewOf } from '#app/features/puzzles/registry/player-views.ts'
import { Button } from '#app/ui/button.tsx'

/** No `Suspense` on purpose: puzzles open in a transition, so that the focus can go straight to the object. */
export function PuzzleFace({ type, ...props }: PlayerViewProps & { type: string }) {
  const face = playerViewOf(type)
  if (!face) return <p>{m.play_puzzle_unknown()}</p>
  return <FaceBoundary>{createElement(face, props)}</FaceBoundary>
}

/** If its code cannot be fetched (offline, or an old version), only this puzzle's face is lost, not the page. */
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
