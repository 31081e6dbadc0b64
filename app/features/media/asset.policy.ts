/** The part of a signed-in person that decides about files. */
export type AssetViewer = { userId: string; role: 'user' | 'moderator' | 'admin' }

/** Moderators look into drafts that were reported; everyone else sees the drafts of their own adventures. */
export const seesEveryDraft = (viewer: AssetViewer): boolean => viewer.role === 'admin' || viewer.role === 'moderator'

/** Creators change their own adventures and add pictures to them, admins any. */
export const editsEveryAdventure = (viewer: AssetViewer): boolean => viewer.role === 'admin'

/** The same rule for an adventure that was read, as `editableAdventure` has it for one that is to be found. */
export const editsAdventure = (
  viewer: AssetViewer,
  adventure: { creatorId: string | null; deletedAt: Date | null },
): boolean => adventure.deletedAt === null && (editsEveryAdventure(viewer) || adventure.creatorId === viewer.userId)
