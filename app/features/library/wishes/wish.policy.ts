export type WisherFacts = { emailVerified: boolean }

/** Only to verified addresses, or strangers could be mailed. A local installation cannot verify any. */
export const mayBeMailed = (
  { emailVerified }: WisherFacts,
  { isLocalInstallation }: { isLocalInstallation: boolean },
): boolean => emailVerified || isLocalInstallation
