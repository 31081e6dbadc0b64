import { tabChannel } from './tab-channel.ts'

/** `changed`: ask the server who is signed in. `left`: signed out here while the server could not be reached. */
export type AuthNews = 'changed' | 'left'

const channel = tabChannel<AuthNews>('whodini-auth')

/** Tells the other tabs of this browser that somebody signed in or out here. */
export const announceAuthChange = channel.announce

/** Hears what the other tabs announce. @returns what ends the hearing */
export const hearAuthChanges = channel.hear
