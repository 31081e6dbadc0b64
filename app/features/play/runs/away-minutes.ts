/** After so long without a sign of life, what a player was for the others goes to those who are here. */
export const awayMinutes = 2
