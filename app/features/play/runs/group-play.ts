import { createContext, use } from 'react'

/** What a player's page knows of the session that its game is played in; null for any other game. */
export type GroupPlay = {
  teamName: string
  /** To be typed or scanned by its other devices. */ teamCode: string
  isStuck: boolean
}

export const GroupContext = createContext<GroupPlay | null>(null)

export const useGroup = (): GroupPlay | null => use(GroupContext)
