/** How long those who were asked may object, in ms on the server's clock. */
export const voteMs = 20_000
