import type { Walkthrough, WalkthroughStep } from '#samples/walkthrough.ts'

const solve = (hotspot: string, puzzle: string): WalkthroughStep[] => [{ touch: hotspot }, { answer: puzzle }]

const downBelow: WalkthroughStep[] = [{ use: 'waxed-key', on: 'trapdoor' }, { touch: 'trapdoor' }]
const upAbove: WalkthroughStep[] = [{ touch: 'ladder' }, ...solve('winch', 'rope-winch'), { touch: 'hatch' }]

/** Straight to the rabbit, and on with the show. */
export const curtainCall: Walkthrough = {
  ending: 'curtain-call',
  steps: [
    ...solve('clock-drawer', 'clock-drawer'),
    { examine: 'star-key' },
    { touch: 'candle-box' },
    { touch: 'star-door' },
    ...solve('mirror-box', 'mirror-box'),
    { combine: ['trapdoor-key', 'candle-end'] },
    { touch: 'room-to-workshop' },
    { touch: 'workshop-to-store' },
    ...solve('thread-trunk', 'thread-trunk'),
    { touch: 'store-to-stage' },
    ...downBelow,
    ...solve('lift-plate', 'lift-scales'),
    { touch: 'lift-ride' },
    ...upAbove,
    ...solve('cabinet', 'vanishing-cabinet'),
    { touch: 'basil' },
    { listen: 'basil' },
    { choose: 'come', of: 'basil' },
    { choose: 'curtain-up', of: 'basil' },
  ],
}

/** With time for Odette, for Bertha and for what a rabbit wants. */
export const topBilling: Walkthrough = {
  ending: 'top-billing',
  steps: [
    { touch: 'poster-basket' },
    { examine: 'poster' },
    { touch: 'candle-box' },
    ...solve('clock-drawer', 'clock-drawer'),
    { use: 'star-key', on: 'star-door' },
    { touch: 'odette' },
    { listen: 'odette' },
    { seeLocked: 'thread', of: 'odette' },
    { choose: 'posters', of: 'odette' },
    { listen: 'odette' },
    { choose: 'likes', of: 'odette' },
    { listen: 'odette' },
    { choose: 'goodbye', of: 'odette' },
    { listen: 'odette' },
    ...solve('mirror-box', 'mirror-box'),
    { touch: 'room-to-workshop' },
    { touch: 'workshop-to-store' },
    { touch: 'carrot-crate' },
    ...solve('thread-trunk', 'thread-trunk'),
    { use: 'gloves' },
    { touch: 'store-to-workshop' },
    { touch: 'star-door' },
    { touch: 'odette' },
    { choose: 'thread', of: 'odette' },
    { listen: 'odette' },
    { choose: 'goodbye', of: 'odette' },
    { listen: 'odette' },
    { combine: ['poster', 'gold-paint'] },
    { touch: 'room-to-workshop' },
    { touch: 'workshop-to-stage' },
    { use: 'trapdoor-key', on: 'trapdoor' },
    { combine: ['candle-end', 'trapdoor-key'] },
    ...downBelow,
    { touch: 'carrot-sack' },
    { touch: 'boiler' },
    { listen: 'bertha' },
    { use: 'carrot', on: 'boiler' },
    { use: 'carrot', on: 'boiler' },
    ...solve('lift-plate', 'lift-scales'),
    { touch: 'ladder-up' },
    ...upAbove,
    ...solve('cabinet', 'vanishing-cabinet'),
    { touch: 'basil' },
    { listen: 'basil' },
    { choose: 'bill', of: 'basil' },
    { listen: 'basil' },
    { choose: 'supper', of: 'basil' },
    { listen: 'basil' },
    { listen: 'basil' },
  ],
}

export const walkthroughs = [curtainCall, topBilling]
