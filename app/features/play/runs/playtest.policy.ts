type Person = { userId: string | null; isAdmin: boolean }
type PlayedRun = { isPlaytest: boolean; isGuest: boolean; creatorId: string | null }

/**
 * Whether a player of a run may look behind it and change its state by hand: in a playtest, who may edit the adventure. The run must
 * have been found as one that they play in.
 */
export const directsPlaytest = ({ userId, isAdmin }: Person, run: PlayedRun): boolean =>
  run.isPlaytest && !run.isGuest && userId !== null && (isAdmin || run.creatorId === userId)
