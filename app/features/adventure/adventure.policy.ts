import { may, roleIn } from '#app/features/drafts/draft.policy.ts'
import type { Person } from '#app/features/drafts/draft.policy.ts'
import { seesEveryDraft } from '#app/features/media/asset.policy.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import type { Status } from '#app/shared/statuses.ts'

export type Member = Person & { emailVerified: boolean }

export type AdventureFacts = { creatorId: string | null; kind: Kind; status: Status; deletedAt: Date | null }

export type PublishBlock = 'emailNotVerified' | 'inReview'
export type PublishVerdict = { allowed: true; block: null } | { allowed: false; block: PublishBlock | null }

const denied: PublishVerdict = { allowed: false, block: null }
const blocked = (block: PublishBlock): PublishVerdict => ({ allowed: false, block })

/** The owner's and admins' alone, so that nobody's part in it has to be known. */
const publishes = (member: Member | null, adventure: AdventureFacts | null): boolean =>
  adventure?.deletedAt === null && may(roleIn(member, { ...adventure, coAuthor: null }), 'publish')

/** An unverified account may only play and draft. A local installation has no mail, so it asks for no verification. */
function announce(
  member: Member | null,
  adventure: AdventureFacts | null,
  installation: { isLocalInstallation: boolean },
): PublishVerdict {
  if (!member || !adventure || !publishes(member, adventure)) return denied
  if (adventure.status === 'in_review') return blocked('inReview')
  if (!member.emailVerified && !installation.isLocalInstallation) return blocked('emailNotVerified')
  return { allowed: true, block: null }
}

export const can = {
  changeStatus: (member: Member | null, adventure: AdventureFacts | null): boolean =>
    publishes(member, adventure) && adventure?.status !== 'in_review',
  /** Sends a work that moderators took down back to them: only its creator may; admins have their own way. */
  resubmit: (member: Member | null, adventure: AdventureFacts | null): boolean =>
    publishes(member, adventure) && adventure?.creatorId === member?.userId && adventure?.status === 'in_review',
  /** Staff only. `people` made it, wrote it or are its subject: nobody judges their own. */
  judge: (member: Member, people: readonly (string | null)[]): boolean =>
    seesEveryDraft(member) && !people.includes(member.userId),
  announce,
  publish: announce,
}
