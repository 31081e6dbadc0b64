/* Limits on values that an author or a playtest sets: schemas refuse more, and forms do not offer it. */

type Range = readonly [least: number, most: number]

/** Maximum for conditions on values that only grow: minutes, hints, wrong answers. */
export const mostCounted = 100_000

export const countOfItems: Range = [1, 999]
export const experienceGiven: Range = [1, 100_000]
export const counterChange: Range = [-100_000, 100_000]
export const counterSet: Range = [-1e6, 1e6]

/** No count, counter or experience of a game goes beyond it, in either direction. */
export const largestTotal = 1e9

export const mostChoices = 20

/** Of the uses of an item, and of its combinations. */
export const mostRules = 50

/** Of one rule, of a puzzle or of a line of a conversation. */
export const mostEffects = 50

/** Of a look, and of a scene's own for a press on nothing. */
export const mostLines = 20

/** Lines of the journal that one player keeps beside puzzles; one more takes the place of the oldest. */
export const mostPins = 12

/** Maximum lengths: names of flags and counters in code points, other texts in UTF-16 code units. */
export const longest = {
  flagName: 60,
  flagText: 200,
  nodeName: 100,
  counterLabel: 60,
  choice: 1_000,
  said: 5_000,
  line: 1_000,
  /** Shown for a few seconds. */
  missLine: 300,
  /** By the organiser of a session. */
  organiserText: 500,
  endingTitle: 300,
  endingText: 10_000,
  endingTeaser: 300,
} as const
