/** `intent` is `wish` or `drop`. */
export const wishPath = (adventureId: string): string => `/adventure/${adventureId}/wish`
