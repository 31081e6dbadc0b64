type Person = { userId: string | null; isAdmin: boolean }
type PlayedRun = { isPlaytest: boolean; isGuest: boolean; creatorId: string | null }

/** Whether a player of this run may see its secrets and change its state: in a playtest, who may edit the adventure. */
export const directsPlaytest = ({ userId, isAdmin }: Person, run: PlayedRun): boolean =>
  run.isPlaytest && !run.isGuest && userId !== null && (isAdmin || run.creatorId === userId)
