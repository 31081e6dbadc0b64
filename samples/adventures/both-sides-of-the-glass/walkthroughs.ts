import type { Walkthrough, WalkthroughStep } from '#samples/walkthrough.ts'
import { bothSidesParts, noonParts } from './parts.ts'

/* Of somebody alone, who has both doors. */

const solve = (hotspot: string, puzzle: string): [WalkthroughStep, WalkthroughStep] => [
  { touch: hotspot },
  { answer: puzzle },
]

/** Both photographs, water and ice. */
const provided: WalkthroughStep[] = [
  { touch: 'badge-sun' },
  { touch: 'badge-snow' },
  { touch: 'porch-to-alpines' },
  { touch: 'plan' },
  { touch: 'lines-cold' },
  { touch: 'alpines-to-seeds' },
  { touch: 'cards' },
  { touch: 'felt' },
  { touch: 'seeds-to-alpines' },
  { touch: 'alpines-to-porch' },
  { touch: 'porch-to-palms' },
  { touch: 'lines-hot' },
  { touch: 'aurore' },
  { choose: 'the-minutes', of: 'aurore' },
  { listen: 'aurore' },
  { choose: 'off-you-go', of: 'aurore' },
  { listen: 'aurore' },
  { touch: 'palms-to-boiler' },
  ...solve('valves', 'valves'),
  { touch: 'can' },
  { touch: 'boiler-to-palms' },
  { touch: 'palms-to-orchids' },
  { touch: 'bird-chart' },
  ...solve('orchids', 'orchids'),
  { touch: 'orchids-to-palms' },
  { touch: 'palms-to-porch' },
  { touch: 'porch-to-alpines' },
  { touch: 'alpines-to-seeds' },
  ...solve('phonograph', 'phonograph'),
  { touch: 'seeds-to-alpines' },
  { touch: 'alpines-to-ice' },
  ...solve('ice-chest', 'ice-chest'),
  { touch: 'open-chest' },
  { combine: ['ice', 'felt'] },
  { touch: 'ice-to-alpines' },
  { touch: 'alpines-to-porch' },
  ...solve('stereoscope', 'stereoscope'),
  ...solve('wall-door', 'wall-door'),
  { touch: 'porch-to-middle' },
]

const awaking: WalkthroughStep[] = [
  { use: 'warm-water', on: 'pot' },
  { use: 'wrapped-ice', on: 'pot' },
  { touch: 'bud' },
]

const tellQuirion: WalkthroughStep[] = [
  { touch: 'middle-to-porch' },
  { touch: 'quirion' },
  { choose: 'before-noon', of: 'quirion' },
]

export const noon: Walkthrough = {
  ending: 'noon',
  forTwo: noonParts,
  steps: [
    ...provided,
    ...awaking,
    ...tellQuirion,
    { seeLocked: 'cap-the-pen', of: 'quirion' },
    { choose: 'sign', of: 'quirion' },
  ],
}

export const bothSides: Walkthrough = {
  ending: 'both-sides',
  forTwo: bothSidesParts,
  steps: [
    ...provided,
    { touch: 'box' },
    ...awaking,
    { touch: 'middle-to-porch' },
    { touch: 'porch-to-palms' },
    ...solve('pool-tiles', 'pool-tiles'),
    { touch: 'mosaic' },
    { touch: 'aurore' },
    { choose: 'its-mother', of: 'aurore' },
    { listen: 'aurore' },
    { choose: 'a-word', of: 'aurore' },
    { listen: 'aurore' },
    { choose: 'off-you-go', of: 'aurore' },
    { listen: 'aurore' },
    { touch: 'drawer-hot' },
    { touch: 'palms-to-porch' },
    { touch: 'porch-to-alpines' },
    { touch: 'drawer-cold' },
    { use: 'letter-of-aurore', on: 'anselme' },
    { touch: 'anselme' },
    { choose: 'its-father', of: 'anselme' },
    { listen: 'anselme' },
    { choose: 'her-word', of: 'anselme' },
    { choose: 'crumbs', of: 'anselme' },
    { listen: 'anselme' },
    { choose: 'carry-on', of: 'anselme' },
    { listen: 'anselme' },
    { touch: 'alpines-to-porch' },
    { touch: 'porch-to-palms' },
    { touch: 'drawer-hot' },
    { use: 'letter-of-anselme', on: 'aurore' },
    { touch: 'palms-to-porch' },
    { touch: 'porch-to-middle' },
    ...solve('label', 'label'),
    ...tellQuirion,
    { choose: 'cap-the-pen', of: 'quirion' },
  ],
}

export const walkthroughs: readonly Walkthrough[] = [noon, bothSides]
