/** What a mailed link for an address change refers to: its account, and the two addresses. */
export type AddressLink =
  | { state: 'valid'; name: string; now: string | null; asked: string }
  | { state: DeadAddressLink }

/** `taken`: meanwhile the address belongs to another account. */
export type DeadAddressLink = 'used' | 'expired' | 'unknown' | 'taken'
