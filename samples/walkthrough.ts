export type WalkthroughStep =
  | { touch: string }
  | { answer: string }
  | { examine: string }
  | { combine: readonly [item: string, other: string] }
  | { use: string; on?: string }
  | { listen: string }
  | { choose: string; of: string }
  | { seeLocked: string; of: string }

/** Of two: A came first, B second; what is everybody's is done by either. */
export type Part = 'a' | 'b'
export type PartedStep = readonly [who: Part, step: WalkthroughStep]

export interface Walkthrough {
  ending: string
  /** Of somebody alone. */
  steps: readonly WalkthroughStep[]
  /** Of two who cannot do each other's steps; without it they take turns. */
  forTwo?: readonly PartedStep[]
}
