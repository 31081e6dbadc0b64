/* Of what an author or a playtest sets: a schema refuses more, and no form asks for it. */

type Range = readonly [least: number, most: number]

/** The most of what is counted without end: minutes, hints, wrong answers. */
export const mostCounted = 100_000

export const countOfItems: Range = [1, 999]
export const experienceGiven: Range = [1, 100_000]
export const counterChange: Range = [-100_000, 100_000]
export const counterSet: Range = [-1e6, 1e6]

export const mostChoices = 20

/** A name of a flag or a counter counts whole signs, the other texts code units. */
export const longest = {
  flagName: 60,
  flagText: 200,
  nodeName: 100,
  counterLabel: 60,
  choice: 1_000,
  said: 5_000,
  endingTitle: 300,
  endingText: 10_000,
} as const
