/** Where the button "Tell me when it opens" posts to: `intent` is `wish` or `drop`. */
export const wishPath = (adventureId: string): string => `/adventure/${adventureId}/wish`
