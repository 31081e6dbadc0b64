type Person = { userId: string | null; isAdmin: boolean }
type PlayedRun = { isPlaytest: boolean; isGuest: boolean; isAuthors: boolean }

/** Whether a player may see this run's secrets and change its state: a playtest's, if they may try the draft. */
export const directsPlaytest = ({ userId, isAdmin }: Person, run: PlayedRun): boolean =>
  run.isPlaytest && !run.isGuest && userId !== null && (isAdmin || run.isAuthors)
