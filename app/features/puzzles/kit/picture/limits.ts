export const mostPicks = 60

/** How far beside a thing a finger may land, in percent of the picture. */
export const fingerRoom = 1.5
