export interface OutboxSetting {
  isLocalInstallation: boolean
  sendsMail: boolean
}

/** Only on a local installation that sends nothing: elsewhere the link is for its owner alone. */
export const mayOpenSealed = ({ isLocalInstallation, sendsMail }: OutboxSetting): boolean =>
  isLocalInstallation && !sendsMail
