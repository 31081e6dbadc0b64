import type { RefObject } from 'react'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { OpenPuzzle } from '#app/features/play/screens/puzzle/use-open-puzzle.ts'
import type { PlayerSettings } from '#app/features/play/screens/settings/player-settings.ts'
import type { Conversation } from '#app/features/play/screens/talk/use-conversation.ts'
import type { Things } from '#app/features/play/screens/things/use-hand.ts'

/** What slides in from the side; one at a time. */
export type Panel = 'journal' | 'settings' | 'here' | 'help'

/** What every part of the player's screen may need: the run, what its last commands left to be shown, and what is open. */
export type PlayParts = {
  runId: string
  adventureId: string
  isPlaytest: boolean
  run: Run
  /** Address of the scene's picture. */
  picture: string | undefined
  puzzle: OpenPuzzle
  conversation: Conversation
  /** What the player holds, and what can be done with it. */
  things: Things
  settings: PlayerSettings
  panel: Panel | null
  open: (panel: Panel | null) => void
  /** The page's one h1: takes the focus when the scene changes, or when what had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}
