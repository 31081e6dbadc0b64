export type WalkthroughStep =
  | { touch: string }
  | { answer: string }
  | { examine: string }
  | { combine: readonly [item: string, other: string] }
  | { use: string; on?: string }
  | { listen: string }
  | { choose: string; of: string }
  | { seeLocked: string; of: string }

export interface Walkthrough {
  ending: string
  steps: readonly WalkthroughStep[]
}
