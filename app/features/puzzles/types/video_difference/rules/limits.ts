export const mostDifferences = 20
export const mostUnchanged = 20
export const longestThing = 200
export const longestText = 2000
/** Of a video's file. */
export const longestName = 300
/** In seconds. */
export const latestMoment = 86_400
export const smallestRadius = 1
export const largestRadius = 40

/** A circle smaller than this, in percent of the width, is hard to hit with a finger. */
export const fingerRadius = 1.5

/** In ms: each still shows twice in three seconds, far from the three flashes a second that may harm (WCAG 2.3.1). */
export const turnEveryMs = 750
