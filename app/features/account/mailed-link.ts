export type MailedLink =
  | { state: 'valid'; email: string; name: string; since: Date }
  | { state: 'used' | 'expired' | 'unknown' }
