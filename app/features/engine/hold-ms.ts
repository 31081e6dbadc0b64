/** How long the first of two waits for the second, in ms on the server's clock. */
export const holdMs = 5_000
