import type { RefObject } from 'react'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { OpenPuzzle } from '#app/features/play/screens/puzzle/use-open-puzzle.ts'
import type { PlayerSettings } from '#app/features/play/screens/settings/player-settings.ts'
import type { ShownLayer } from '#app/features/play/screens/stage/layers-shown.ts'
import type { Conversation } from '#app/features/play/screens/talk/use-conversation.ts'
import type { Things } from '#app/features/play/screens/things/use-hand.ts'

export type Panel = 'journal' | 'settings' | 'here' | 'help' | 'goal'

export type PlayParts = {
  runId: string
  adventureId: string
  isPlaytest: boolean
  run: Run
  picture: string | undefined
  layers: readonly ShownLayer[]
  puzzle: OpenPuzzle
  conversation: Conversation
  things: Things
  settings: PlayerSettings
  panel: Panel | null
  open: (panel: Panel | null) => void
  /** The page's one h1: takes the focus when the scene changes, or when the focused element is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}
