import type { Person } from '#app/features/drafts/draft.policy.ts'

export type AssetViewer = Person

/** Who requests a file; a visitor has neither account nor cookie. */
export type AssetReader = { userId: string | null; role: AssetViewer['role']; guestHash: string | null }

export const visitor: AssetReader = { userId: null, role: 'user', guestHash: null }

export const seesEveryDraft = (viewer: Pick<AssetViewer, 'role'>): boolean =>
  viewer.role === 'admin' || viewer.role === 'moderator'
