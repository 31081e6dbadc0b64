export type AssetViewer = { userId: string; role: 'user' | 'moderator' | 'admin' }

export const seesEveryDraft = (viewer: AssetViewer): boolean => viewer.role === 'admin' || viewer.role === 'moderator'

export const editsEveryAdventure = (viewer: AssetViewer): boolean => viewer.role === 'admin'

export const editsAdventure = (
  viewer: AssetViewer,
  adventure: { creatorId: string | null; deletedAt: Date | null },
): boolean => adventure.deletedAt === null && (editsEveryAdventure(viewer) || adventure.creatorId === viewer.userId)
