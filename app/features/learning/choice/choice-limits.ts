/** Words, a code or an address, in characters. */
export const longestWanted = 300
