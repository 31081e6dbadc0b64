/** What the page behind a mailed link shows: whose account it is about, or why the link leads nowhere. */
export type MailedLink =
  | { state: 'valid'; email: string; name: string; since: Date }
  | { state: 'used' | 'expired' | 'unknown' }
