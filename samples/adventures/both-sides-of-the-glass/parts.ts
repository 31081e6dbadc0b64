import type { Part, PartedStep, WalkthroughStep } from '#samples/walkthrough.ts'

/* Of two: A keeps the hot wing, B the cold one. */

const by =
  (who: Part) =>
  (...steps: WalkthroughStep[]): PartedStep[] =>
    steps.map((step) => [who, step])

const a = by('a')
const b = by('b')
const solve = (hotspot: string, puzzle: string): [WalkthroughStep, WalkthroughStep] => [
  { touch: hotspot },
  { answer: puzzle },
]

const beginning: PartedStep[] = [
  ...a({ touch: 'badge-sun' }, { touch: 'porch-to-palms' }),
  ...b({ touch: 'badge-snow' }, { touch: 'porch-to-alpines' }, { touch: 'plan' }),
  ...a({ touch: 'palms-to-boiler' }, ...solve('valves', 'valves'), { touch: 'can' }),
  ...a({ touch: 'boiler-to-palms' }, { touch: 'palms-to-orchids' }, { touch: 'bird-chart' }),
  ...b({ touch: 'alpines-to-seeds' }, ...solve('phonograph', 'phonograph'), { touch: 'cards' }, { touch: 'felt' }),
  ...a(...solve('orchids', 'orchids'), { touch: 'orchids-to-palms' }),
  ...a({ touch: 'aurore' }, { choose: 'the-minutes', of: 'aurore' }, { listen: 'aurore' }),
  ...a({ choose: 'off-you-go', of: 'aurore' }, { listen: 'aurore' }, { touch: 'lines-hot' }),
  ...b({ touch: 'seeds-to-alpines' }, { touch: 'lines-cold' }, { touch: 'alpines-to-ice' }),
  ...b(...solve('ice-chest', 'ice-chest'), { touch: 'open-chest' }),
  ...b({ combine: ['ice', 'felt'] }, { touch: 'ice-to-alpines' }, { touch: 'alpines-to-porch' }),
  ...b(...solve('stereoscope', 'stereoscope'), ...solve('wall-door', 'wall-door')),
]

/** Each in the strip with their half. */
const awaking: PartedStep[] = [
  ...b({ touch: 'porch-to-middle' }, { touch: 'box' }, { use: 'wrapped-ice', on: 'pot' }),
  ...a({ touch: 'palms-to-porch' }, { touch: 'porch-to-middle' }, { use: 'warm-water', on: 'pot' }, { touch: 'bud' }),
]

const tellQuirion: PartedStep[] = [
  ...a({ touch: 'middle-to-porch' }, { touch: 'quirion' }),
  ...a({ choose: 'before-noon', of: 'quirion' }),
]

const ask: PartedStep[] = [
  ...a({ touch: 'porch-to-palms' }, { touch: 'aurore' }, { choose: 'its-mother', of: 'aurore' }, { listen: 'aurore' }),
  ...a({ choose: 'a-word', of: 'aurore' }, { listen: 'aurore' }, { choose: 'off-you-go', of: 'aurore' }),
  ...a({ listen: 'aurore' }),
  ...b({ touch: 'middle-to-porch' }, { touch: 'porch-to-alpines' }, { touch: 'anselme' }),
  ...b({ choose: 'its-father', of: 'anselme' }, { listen: 'anselme' }),
  ...b({ choose: 'her-word', of: 'anselme' }, { choose: 'crumbs', of: 'anselme' }, { listen: 'anselme' }),
  ...b({ choose: 'carry-on', of: 'anselme' }, { listen: 'anselme' }),
]

/** The tiles, and the drawer: one pushes, one pulls. */
const putRight: PartedStep[] = [
  ...a(...solve('pool-tiles', 'pool-tiles'), { touch: 'mosaic' }, { touch: 'drawer-hot' }),
  ...b({ touch: 'drawer-cold' }),
  ...a({ use: 'letter-of-anselme', on: 'aurore' }, { touch: 'palms-to-porch' }, { touch: 'porch-to-middle' }),
  ...a(...solve('label', 'label')),
  ...b({ use: 'letter-of-aurore', on: 'anselme' }),
]

export const noonParts: PartedStep[] = [
  ...beginning,
  ...awaking,
  ...tellQuirion,
  ...a({ seeLocked: 'cap-the-pen', of: 'quirion' }, { choose: 'sign', of: 'quirion' }),
]

export const bothSidesParts: PartedStep[] = [
  ...beginning,
  ...awaking,
  ...a({ touch: 'middle-to-porch' }),
  ...ask,
  ...putRight,
  ...tellQuirion,
  ...a({ choose: 'cap-the-pen', of: 'quirion' }),
]
