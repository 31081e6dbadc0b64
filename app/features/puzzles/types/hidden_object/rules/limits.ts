export const mostObjects = 20
export const mostZones = 40
export const mostCorners = 32
export const longestName = 120
export const longestPlace = 300

/** A zone narrower than this, in percent, is hard to hit with a finger. */
export const smallestSide = 3
