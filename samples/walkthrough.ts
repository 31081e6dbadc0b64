/** One thing that a player does, by the sample's own keys. */
export type WalkthroughStep =
  /** Touches a hotspot: goes there, opens its puzzle, picks up its item, talks to its NPC. */
  | { touch: string }
  /** Answers the puzzle that is open with its code. */
  | { answer: string }
  | { examine: string }
  | { combine: readonly [item: string, other: string] }
  | { use: string; on?: string }
  /** Lets the NPC go on, or ends the conversation when there is nothing more. */
  | { listen: string }
  /** Takes the choice that leads to this step of the NPC's dialogue. */
  | { choose: string; of: string }
  /** Sees this choice locked and takes nothing. */
  | { seeLocked: string; of: string }

/** A way through a sample from its start to one of its endings. */
export interface Walkthrough {
  /** The scene that it ends in. */
  ending: string
  steps: readonly WalkthroughStep[]
}
