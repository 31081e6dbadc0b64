/** With fewer finished plays, a percentage would tell what single people did. */
export const fewestFinishes = 5
