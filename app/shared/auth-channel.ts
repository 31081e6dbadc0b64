import { tabChannel } from './tab-channel.ts'

/** `changed`: ask the server who is signed in. `left`: signed out here while the server could not be reached. */
export type AuthNews = 'changed' | 'left'

const channel = tabChannel<AuthNews>('whodini-auth')

export const announceAuthChange = channel.announce

export const hearAuthChanges = channel.hear
