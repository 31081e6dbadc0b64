/** What a mailed link that changes an address is good for: whose it is, and the two addresses. */
export type AddressLink =
  | { state: 'valid'; name: string; now: string | null; asked: string }
  | { state: DeadAddressLink }

/** `taken`: meanwhile the address belongs to another account. */
export type DeadAddressLink = 'used' | 'expired' | 'unknown' | 'taken'
