export type Limit = {
  max: number
  seconds: number
  per: readonly ('address' | 'user' | 'player' | 'knownPlayer' | 'subject')[]
}

const minutes = (n: number) => n * 60
const hours = (n: number) => n * 3600

/** `address`: IPv6 by its /64; `player`: guest, user or address; `knownPlayer`: not visitors; `subject`: what is acted
 * on. `RATE_LIMIT_SCALE` multiplies all, since a classroom may share an address. */
export const limits = {
  signIn: { max: 25, seconds: minutes(5), per: ['address', 'subject'] },
  /** Against guessing from many addresses: the limit above alone would allow 300 tries an hour. */
  signInPerHour: { max: 25, seconds: hours(1), per: ['subject'] },
  /** Replaces both, so that strangers cannot lock out a device that has signed in to the account before. */
  signInOnKnownDevice: { max: 25, seconds: hours(1), per: ['subject'] },
  /** For all its known devices together: they may belong to somebody who had the address before. */
  signInOnKnownDevices: { max: 100, seconds: hours(1), per: ['subject'] },
  /** Counts complete forms only: a class signs up from one address. */
  signUp: { max: 60, seconds: minutes(30), per: ['address'] },
  /** Each mailbox has its own limit, and a whole classroom may forget its passwords. */
  mailedLink: { max: 10, seconds: minutes(1), per: ['address'] },
  /** To one mailbox, or at the request of one known device. */
  mailedLinkTo: { max: 5, seconds: minutes(30), per: ['subject'] },
  mailedLinkToPerDay: { max: 10, seconds: hours(24), per: ['subject'] },
  /** Nobody guesses 256 bits: room for a classroom, and for passwords that are refused. */
  useMailedLink: { max: 60, seconds: minutes(1), per: ['address'] },
  /** Second-factor codes; a device that has signed in to the account before has its own limit. */
  secondFactor: { max: 10, seconds: minutes(15), per: ['subject'] },
  secondFactorPerDay: { max: 50, seconds: hours(24), per: ['subject'] },
  /** Over all accounts. */
  secondFactorByAddress: { max: 60, seconds: minutes(15), per: ['address'] },
  report: { max: 20, seconds: hours(1), per: ['address'] },
  contact: { max: 3, seconds: hours(1), per: ['address'] },
  newRun: { max: 30, seconds: hours(1), per: ['knownPlayer'] },
  /** Somebody who drops the guest's cookie is a new guest each time; an event of 200 people may share the address. */
  newRunByAddress: { max: 240, seconds: hours(1), per: ['address'] },
  /** Of one team, or of the teams that name themselves: a class comes within minutes, from one address. */
  joinTeam: { max: 120, seconds: minutes(10), per: ['subject'] },
  /** Of sessions for groups: a teacher opens one for each class of a day. */
  newSession: { max: 20, seconds: hours(1), per: ['subject'] },
  /** A host may be opening one for each table of a party. */
  newEvening: { max: 20, seconds: hours(1), per: ['subject'] },
  /** Guests' phones and the room's screen: several tables may share an address. */
  evening: { max: 3000, seconds: minutes(1), per: ['address'] },
  /** Of one guest, who types. */
  eveningCommands: { max: 120, seconds: minutes(1), per: ['subject'] },
  /** Links that lead nowhere: those of an evening that is gone are still on twenty phones. */
  wrongEveningLink: { max: 120, seconds: minutes(10), per: ['subject'] },
  /** Locks made or changed; a class makes one each. */
  newLock: { max: 60, seconds: hours(1), per: ['subject'] },
  newLockByAddress: { max: 240, seconds: hours(1), per: ['subject'] },
  /** Each takes a second of a line that all share. */
  printedLocks: { max: 40, seconds: minutes(10), per: ['address'] },
  playtest: { max: 200, seconds: hours(1), per: ['user'] },
  refund: { max: 10, seconds: minutes(10), per: ['user'] },
  checkout: { max: 10, seconds: minutes(10), per: ['user'] },
  /** Per address; a correct code is not counted. Nobody guesses 80 bits: room for a class typing codes. */
  giftCode: { max: 60, seconds: minutes(10), per: ['subject'] },
  /** Each asks the payment provider for a payment's status; the page does so automatically. */
  paymentLook: { max: 120, seconds: minutes(10), per: ['user'] },
  /** Somebody may drop all pictures of an adventure at once. */
  upload: { max: 500, seconds: hours(24), per: ['user'] },
  /** These three count rows of `generation_calls`, because they cost money: counters are lost in a crash. */
  generation: { max: 5, seconds: minutes(1), per: ['subject'] },
  generationPerHour: { max: 30, seconds: hours(1), per: ['subject'] },
  generationPerDay: { max: 100, seconds: hours(24), per: ['subject'] },
  /** Where mail is set up: for accounts with an unverified address. */
  unverifiedUpload: { max: 10, seconds: hours(24), per: ['user'] },
  editorWrites: { max: 300, seconds: minutes(5), per: ['user'] },
  /** Copies, imports, templates, game files: each may store or read hundreds of files. */
  wholeProjects: { max: 20, seconds: minutes(10), per: ['user'] },
  printedPuzzles: { max: 40, seconds: minutes(5), per: ['user'] },
  /** Whole kits, each taking up to some seconds of the line that all share. */
  printedKits: { max: 40, seconds: minutes(10), per: ['subject'] },
  /** For those without a cookie; an event may share the address. */
  printedKitsByAddress: { max: 200, seconds: minutes(10), per: ['subject'] },
  /** Choices whose pages nobody has counted yet: each lays out a whole kit, behind those who print. */
  countedKits: { max: 120, seconds: minutes(10), per: ['subject'] },
  /** Hints on phones, in a room full of teams behind one address. */
  kitHints: { max: 300, seconds: minutes(10), per: ['address'] },
  /** Each may be a mail to somebody who did not ask for it. */
  coAuthorInvitation: { max: 30, seconds: hours(1), per: ['subject'] },
  /** Where somebody is in a draft, told with each field that they turn to. */
  presence: { max: 120, seconds: minutes(1), per: ['user'] },
  keptVersions: { max: 100, seconds: minutes(5), per: ['user'] },
  /** Each adds up the figures of an adventure's plays, or of the whole site's. */
  figures: { max: 120, seconds: minutes(5), per: ['user'] },
  /** Each drops the cached pages. */
  profile: { max: 30, seconds: minutes(10), per: ['user'] },
  /** Each reads everything an account has, files included. */
  accountExport: { max: 3, seconds: hours(24), per: ['subject'] },
  review: { max: 20, seconds: minutes(10), per: ['user'] },
  wish: { max: 60, seconds: minutes(10), per: ['user'] },
  search: { max: 60, seconds: minutes(1), per: ['address'] },
  play: { max: 240, seconds: minutes(1), per: ['player'] },
  /** Against made-up guests: room for a class on thirty devices with one account. */
  playByAccount: { max: 2400, seconds: minutes(1), per: ['user'] },
  /** The same for visitors: room for a hundred people behind one address. */
  playByAddress: { max: 6000, seconds: minutes(1), per: ['address'] },
  /** A school opens its activities at once, from one address. */
  launch: { max: 1200, seconds: minutes(1), per: ['address'] },
  /** Clicks in vain, sent in batches of one scene. */
  clicks: { max: 60, seconds: minutes(5), per: ['knownPlayer'] },
  /** Each takes a second of a line that all share. */
  poster: { max: 20, seconds: minutes(5), per: ['knownPlayer'] },
  /** A correct code is not counted: a class joins within a minute from one address. */
  join: { max: 10, seconds: minutes(1), per: ['subject'] },
  wrongJoinCode: { max: 20, seconds: hours(1), per: ['subject'] },
  chat: { max: 20, seconds: minutes(1), per: ['subject'] },
  sign: { max: 60, seconds: minutes(1), per: ['subject'] },
  /** A page has dozens, and a whole classroom opens it together. */
  media: { max: 6000, seconds: minutes(1), per: ['address'] },
  sharePicture: { max: 120, seconds: minutes(1), per: ['address'] },
  anyRequest: { max: 600, seconds: minutes(1), per: ['address'] },
  anyMemberRequest: { max: 200, seconds: minutes(1), per: ['user'] },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Requests of one address: so many are worked on at once while the others wait in line, and so many wait or are worked
 * on. A class that opens its games together has fewer. */
export const shareOfAddress = { atOnce: 32, most: 250 }

/** Requests of all addresses that are worked on at once: what a process answers in the 2.5 s for which a request waits
 * for a connection. More would all wait in vain, and their refusals cost as much as pages. */
export const mostAtOnce = 250
