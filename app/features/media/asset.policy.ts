export type AssetViewer = { userId: string; role: 'user' | 'moderator' | 'admin' }

/** Who requests a file; a visitor has neither account nor cookie. */
export type AssetReader = { userId: string | null; role: AssetViewer['role']; guestHash: string | null }

export const visitor: AssetReader = { userId: null, role: 'user', guestHash: null }

export const seesEveryDraft = (viewer: Pick<AssetViewer, 'role'>): boolean =>
  viewer.role === 'admin' || viewer.role === 'moderator'

export const editsEveryAdventure = (viewer: AssetViewer): boolean => viewer.role === 'admin'

export const editsAdventure = (
  viewer: AssetViewer,
  adventure: { creatorId: string | null; deletedAt: Date | null },
): boolean => adventure.deletedAt === null && (editsEveryAdventure(viewer) || adventure.creatorId === viewer.userId)
