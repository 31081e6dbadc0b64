/** The part of a signed-in person that decides about files. */
export type AssetViewer = { userId: string; role: 'user' | 'moderator' | 'admin' }

/** Moderators look into drafts that were reported; everyone else sees the drafts of their own adventures. */
export const seesEveryDraft = (viewer: AssetViewer): boolean => viewer.role === 'admin' || viewer.role === 'moderator'

/** Creators add pictures to their own adventures, admins to any. */
export const editsEveryAdventure = (viewer: AssetViewer): boolean => viewer.role === 'admin'
