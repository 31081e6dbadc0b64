/** One entry of the table of limits: at most `max` in a window of `seconds`, for each of the keys named in `per`. */
export type Limit = {
  max: number
  seconds: number
  per: readonly ('address' | 'user' | 'player' | 'knownPlayer' | 'subject')[]
}

const minutes = (n: number) => n * 60
const hours = (n: number) => n * 3600

/**
 * Every limit of the product. `address` is the client's address (IPv6 by its /64), `user` the signed-in person, `player` the
 * person or guest (a visitor by the address), `knownPlayer` the same without visitors, who have no name yet, `subject` what the request is about (an e-mail address; counted where it is read). All are multiplied by `RATE_LIMIT_SCALE`. Limits by address leave room for
 * a classroom behind one address.
 */
export const limits = {
  signIn: { max: 25, seconds: minutes(5), per: ['address', 'subject'] },
  /** Guessing at one account from wherever: the window above, again and again, would leave 300 tries an hour. */
  signInPerHour: { max: 25, seconds: hours(1), per: ['subject'] },
  signUp: { max: 5, seconds: minutes(30), per: ['address'] },
  /** Asking for a mail with a link: to verify an address, to set a new password. */
  mailedLink: { max: 3, seconds: minutes(1), per: ['address', 'subject'] },
  /** Using such a link, whose 256 bits nobody guesses: room for a classroom behind one address, and for a password that is refused. */
  useMailedLink: { max: 60, seconds: minutes(1), per: ['address'] },
  contact: { max: 3, seconds: hours(1), per: ['address'] },
  newRun: { max: 30, seconds: hours(1), per: ['knownPlayer'] },
  /** Who drops or makes up the guest's cookie is nobody known each time; the address stays, and an event of 200 people behind it has room. */
  newRunByAddress: { max: 240, seconds: hours(1), per: ['address'] },
  /** A creator's tries of their own drafts, with a state of their choice. */
  playtest: { max: 200, seconds: hours(1), per: ['user'] },
  upload: { max: 30, seconds: minutes(30), per: ['user'] },
  editorWrites: { max: 300, seconds: minutes(5), per: ['user'] },
  /** Whole projects written at once: copies, imports, templates. Each may store hundreds of files. */
  wholeProjects: { max: 20, seconds: minutes(10), per: ['user'] },
  /** Puzzles set on paper: each costs work on pictures and of the typesetter. */
  printedPuzzles: { max: 40, seconds: minutes(5), per: ['user'] },
  /** Looking into the kept versions of a draft, or changing them: each compares all of the draft with them. */
  keptVersions: { max: 100, seconds: minutes(5), per: ['user'] },
  /** Reviews, answers to them, and their changes; counted once the form is complete. */
  review: { max: 20, seconds: minutes(10), per: ['user'] },
  wish: { max: 60, seconds: minutes(10), per: ['user'] },
  search: { max: 60, seconds: minutes(1), per: ['address'] },
  play: { max: 240, seconds: minutes(1), per: ['player'] },
  /** The same for who makes up a new guest's cookie each time: wide enough for a hundred people behind one address. */
  playByAddress: { max: 6000, seconds: minutes(1), per: ['address'] },
  /** Codes of parties that somebody types or follows. A code that leads somewhere is given back: a class joins in a minute from one address. */
  join: { max: 10, seconds: minutes(1), per: ['subject'] },
  wrongJoinCode: { max: 20, seconds: hours(1), per: ['subject'] },
  /** What a player of a party writes; the signs that they give, and what they change of the party. */
  chat: { max: 20, seconds: minutes(1), per: ['subject'] },
  sign: { max: 60, seconds: minutes(1), per: ['subject'] },
  /** Pictures and sounds: a page has dozens, and a classroom opens it at once. */
  media: { max: 6000, seconds: minutes(1), per: ['address'] },
  /** Covers as other sites show them: each one not kept costs work on a picture, and sites that show links ask now and then. */
  sharePicture: { max: 120, seconds: minutes(1), per: ['address'] },
  anyRequest: { max: 600, seconds: minutes(1), per: ['address'] },
  anyMemberRequest: { max: 200, seconds: minutes(1), per: ['user'] },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
