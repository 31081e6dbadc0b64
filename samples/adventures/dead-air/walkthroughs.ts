import type { Walkthrough, WalkthroughStep } from '#samples/walkthrough.ts'

const solve = (hotspot: string, puzzle: string): WalkthroughStep[] => [{ touch: hotspot }, { answer: puzzle }]

const threePieces: WalkthroughStep[] = [
  { touch: 'thermos' },
  { touch: 'cue-sheet' },
  { touch: 'turntable' },
  ...solve('record-case', 'record-case'),
  { examine: 'note' },
  { touch: 'studio-to-control' },
  ...solve('patch-bay', 'patch-bay'),
  { use: 'headphones', on: 'logger-socket' },
  { touch: 'control-to-corridor' },
  { touch: 'coat-key' },
  { touch: 'corridor-to-workshop' },
  { touch: 'adapter' },
  { combine: ['headphones', 'adapter'] },
  { touch: 'workshop-to-corridor' },
  { touch: 'corridor-to-control' },
  { use: 'fitted-headphones', on: 'logger-socket' },
  ...solve('logger', 'logger'),
  { touch: 'control-to-corridor' },
  { use: 'library-key', on: 'library-door' },
  ...solve('sleeve-wall', 'sleeves'),
  { touch: 'library-to-corridor' },
]

const spliced: WalkthroughStep[] = [
  { touch: 'corridor-to-workshop' },
  { touch: 'morse-chart' },
  ...solve('splicing-block', 'splicing-block'),
  { touch: 'workshop-to-corridor' },
]

const upToMargot: WalkthroughStep[] = [
  { use: 'thermos', on: 'hatch' },
  { touch: 'hatch' },
  ...solve('door-lamp', 'hut-door'),
  { touch: 'hut-door' },
  { touch: 'margot' },
  { listen: 'margot' },
]

export const elevenSeconds: Walkthrough = {
  ending: 'eleven-seconds',
  steps: [
    ...threePieces,
    ...spliced,
    ...upToMargot,
    { choose: 'the-hole', of: 'margot' },
    { choose: 'play-the-hole', of: 'margot' },
  ],
}

export const tenPastThree: Walkthrough = {
  ending: 'ten-past-three',
  steps: [
    { touch: 'telephone' },
    { listen: 'blanche' },
    { choose: 'cook', of: 'blanche' },
    { listen: 'blanche' },
    { choose: 'stay', of: 'blanche' },
    { listen: 'blanche' },
    ...threePieces,
    ...solve('duty-board', 'duty-board'),
    { touch: 'office-door' },
    { touch: 'harvey' },
    { listen: 'harvey' },
    { choose: 'no-hurry', of: 'harvey' },
    { listen: 'harvey' },
    { choose: 'own-lie', of: 'harvey' },
    { listen: 'harvey' },
    { touch: 'coast-receiver' },
    ...solve('safe', 'safe'),
    { touch: 'office-to-corridor' },
    { touch: 'corridor-to-studio' },
    { touch: 'telephone' },
    { choose: 'lamp', of: 'blanche' },
    { listen: 'blanche' },
    { choose: 'stay', of: 'blanche' },
    { listen: 'blanche' },
    { touch: 'studio-to-corridor' },
    ...upToMargot,
    { seeLocked: 'the-hole', of: 'margot' },
    { choose: 'weighing', of: 'margot' },
    { listen: 'margot' },
    { listen: 'margot' },
    { choose: 'be-back', of: 'margot' },
    { listen: 'margot' },
    { touch: 'hut-to-roof' },
    { touch: 'roof-hatch' },
    ...spliced,
    { touch: 'hatch' },
    { touch: 'hut-door' },
    { touch: 'margot' },
    { choose: 'it-was-me', of: 'margot' },
    { listen: 'margot' },
    { choose: 'weighing', of: 'margot' },
    { choose: 'splice-her-in', of: 'margot' },
  ],
}

export const walkthroughs = [elevenSeconds, tenPastThree]
