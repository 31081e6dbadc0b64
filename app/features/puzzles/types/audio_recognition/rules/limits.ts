/* A separate file, so that the player's chunk does not include the schemas. */

export const longestAnswer = 200
export const longestCredit = 300
export const mostChoices = 12
export const playsLimit = 20
