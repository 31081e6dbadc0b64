/** What decides whether a mail about an opening may be sent to a person. */
export type WisherFacts = { emailVerified: boolean }

/**
 * Only to an address that was confirmed, since otherwise anybody could have a stranger written to. In a local installation nobody can
 * confirm one; its mails leave the machine only if somebody configured that.
 */
export const mayBeTold = (
  { emailVerified }: WisherFacts,
  { isLocalInstallation }: { isLocalInstallation: boolean },
): boolean => emailVerified || isLocalInstallation
