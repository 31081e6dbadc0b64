import { newSessionPath } from '#app/shared/group-sessions.ts'

type BoughtFor = 'self' | 'gift' | 'teams'

/** For whom a purchase is, or was to be. */
export const whomFor = ({ giftSeats, isForTeams }: { giftSeats: number | null; isForTeams: boolean }): BoughtFor =>
  isForTeams ? 'teams' : giftSeats === null ? 'self' : 'gift'

/** The page where an adventure is bought, given as a gift, or gets its seats for teams. */
export const checkoutPath = (adventureId: string, boughtFor: BoughtFor = 'self'): string =>
  boughtFor === 'teams' ? newSessionPath(adventureId) : `/checkout/${adventureId}${boughtFor === 'gift' ? '/gift' : ''}`
