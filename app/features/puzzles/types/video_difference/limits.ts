export const mostDifferences = 20
/** Things that are the same on both stills. */
export const mostUnchanged = 20
export const longestThing = 200
export const smallestRadius = 1
export const largestRadius = 40

/** A circle smaller than this, in percent of the width, is hard to hit with a finger. */
export const fingerRadius = 1.5
