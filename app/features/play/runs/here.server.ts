/** Longer than any process takes to delete the row of a stream that has ended. */
export const goneAfterSeconds = 45

/** Whether a player is connected now. @param player the SQL of their id */
export const isHereText = (player: string): string =>
  `exists (select from player_streams s where s.player_id = ${player} and s.seen_at > now() - interval '${goneAfterSeconds} seconds')`
