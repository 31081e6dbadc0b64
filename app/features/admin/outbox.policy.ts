/** What of the configuration decides who may read what. */
export interface OutboxSetting {
  isLocalInstallation: boolean
  sendsMail: boolean
}

/**
 * Whether an administrator may open a mail whose link opens somebody's account. Only at a local installation that sends nothing:
 * there the outbox is the mailbox of the people at that machine. Anywhere else the link is for its owner alone.
 */
export const mayOpenSealed = ({ isLocalInstallation, sendsMail }: OutboxSetting): boolean =>
  isLocalInstallation && !sendsMail
