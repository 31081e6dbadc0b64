export type Limit = {
  max: number
  seconds: number
  per: readonly ('address' | 'user' | 'player' | 'knownPlayer' | 'subject')[]
}

const minutes = (n: number) => n * 60
const hours = (n: number) => n * 3600

/** `address`: IPv6 by its /64; `player`: user, guest or address; `knownPlayer`: no visitors; `subject`: what it is
 * about. `RATE_LIMIT_SCALE` multiplies all, since a classroom may share an address. */
export const limits = {
  signIn: { max: 25, seconds: minutes(5), per: ['address', 'subject'] },
  /** Against guessing from everywhere: the window above alone would allow 300 tries an hour. */
  signInPerHour: { max: 25, seconds: hours(1), per: ['subject'] },
  /** Instead of both, so that strangers cannot shut out a device that has signed in to the account before. */
  signInOnKnownDevice: { max: 25, seconds: hours(1), per: ['subject'] },
  /** Of all its known devices: they may be those of somebody who had the address before. */
  signInOnKnownDevices: { max: 100, seconds: hours(1), per: ['subject'] },
  /** Complete forms only: a class signs up from one address. */
  signUp: { max: 60, seconds: minutes(30), per: ['address'] },
  /** Each mailbox has a limit of its own, and a classroom forgets its passwords at once. */
  mailedLink: { max: 10, seconds: minutes(1), per: ['address'] },
  /** To one mailbox, or on demand of one known device. */
  mailedLinkTo: { max: 5, seconds: minutes(30), per: ['subject'] },
  mailedLinkToPerDay: { max: 10, seconds: hours(24), per: ['subject'] },
  /** Nobody guesses 256 bits: room for a classroom, and for passwords that are refused. */
  useMailedLink: { max: 60, seconds: minutes(1), per: ['address'] },
  /** Codes of the second factor; a device that has signed in to the account before has its own. */
  secondFactor: { max: 10, seconds: minutes(15), per: ['subject'] },
  secondFactorPerDay: { max: 50, seconds: hours(24), per: ['subject'] },
  /** Over all accounts. */
  secondFactorByAddress: { max: 60, seconds: minutes(15), per: ['address'] },
  report: { max: 20, seconds: hours(1), per: ['address'] },
  contact: { max: 3, seconds: hours(1), per: ['address'] },
  newRun: { max: 30, seconds: hours(1), per: ['knownPlayer'] },
  /** Whoever drops the guest's cookie is new each time; an event of 200 people may share the address. */
  newRunByAddress: { max: 240, seconds: hours(1), per: ['address'] },
  playtest: { max: 200, seconds: hours(1), per: ['user'] },
  refund: { max: 10, seconds: minutes(10), per: ['user'] },
  checkout: { max: 10, seconds: minutes(10), per: ['user'] },
  /** Of an address; a right code is given back. Nobody guesses 80 bits: room for a class that types. */
  giftCode: { max: 60, seconds: minutes(10), per: ['subject'] },
  /** Each asks the payment company how a payment stands; the page does so by itself. */
  paymentLook: { max: 120, seconds: minutes(10), per: ['user'] },
  upload: { max: 30, seconds: minutes(30), per: ['user'] },
  /** These three count rows of `generation_calls`, because they cost money: counters are lost in a crash. */
  generation: { max: 5, seconds: minutes(1), per: ['subject'] },
  generationPerHour: { max: 30, seconds: hours(1), per: ['subject'] },
  generationPerDay: { max: 100, seconds: hours(24), per: ['subject'] },
  /** Where mail exists: of accounts whose address is not verified. */
  unverifiedUpload: { max: 10, seconds: hours(24), per: ['user'] },
  editorWrites: { max: 300, seconds: minutes(5), per: ['user'] },
  /** Copies, imports, templates: each may store hundreds of files. */
  wholeProjects: { max: 20, seconds: minutes(10), per: ['user'] },
  printedPuzzles: { max: 40, seconds: minutes(5), per: ['user'] },
  /** Whole kits, each up to some seconds of the lane that all share. */
  printedKits: { max: 40, seconds: minutes(10), per: ['subject'] },
  /** For those without a cookie; an event may share the address. */
  printedKitsByAddress: { max: 200, seconds: minutes(10), per: ['subject'] },
  /** Hints on phones, from a room full of teams behind one address. */
  kitHints: { max: 300, seconds: minutes(10), per: ['address'] },
  keptVersions: { max: 100, seconds: minutes(5), per: ['user'] },
  /** Each adds up figures of plays, of one adventure or of the site. */
  figures: { max: 120, seconds: minutes(5), per: ['user'] },
  /** Each drops the pages that are cached. */
  profile: { max: 30, seconds: minutes(10), per: ['user'] },
  /** Each reads all that somebody has, files included. */
  accountExport: { max: 3, seconds: hours(24), per: ['subject'] },
  review: { max: 20, seconds: minutes(10), per: ['user'] },
  wish: { max: 60, seconds: minutes(10), per: ['user'] },
  search: { max: 60, seconds: minutes(1), per: ['address'] },
  play: { max: 240, seconds: minutes(1), per: ['player'] },
  /** For those who make up guests: room for a hundred people behind one address. */
  playByAddress: { max: 6000, seconds: minutes(1), per: ['address'] },
  /** Clicks in vain, sent together: a scene's at a time. */
  clicks: { max: 60, seconds: minutes(5), per: ['player'] },
  /** A right code is given back: a class joins in a minute from one address. */
  join: { max: 10, seconds: minutes(1), per: ['subject'] },
  wrongJoinCode: { max: 20, seconds: hours(1), per: ['subject'] },
  chat: { max: 20, seconds: minutes(1), per: ['subject'] },
  sign: { max: 60, seconds: minutes(1), per: ['subject'] },
  /** A page has dozens, and a classroom opens it at once. */
  media: { max: 6000, seconds: minutes(1), per: ['address'] },
  sharePicture: { max: 120, seconds: minutes(1), per: ['address'] },
  anyRequest: { max: 600, seconds: minutes(1), per: ['address'] },
  anyMemberRequest: { max: 200, seconds: minutes(1), per: ['user'] },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
