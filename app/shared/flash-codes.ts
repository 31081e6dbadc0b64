/** The notices that a redirect may leave behind: a closed list, so that no text can be put into a page from outside. */
export const flashCodes = [
  'welcomeBack',
  'accountCreated',
  'signedOut',
  'signedOutElsewhere',
  'googleSignedIn',
  'googleSignedUp',
  'googlePasswordRemoved',
  'passwordChanged',
  'sessionEnded',
  'secondFactorOff',
  'recoveryCodeUsed',
  'messageSent',
  'reviewSaved',
  'reviewRemoved',
  'answerSaved',
  'answerRemoved',
  'wishMade',
  'wishDropped',
  'wishOpen',
  'gamePutAway',
  'profileSaved',
] as const

export type FlashCode = (typeof flashCodes)[number]
