import type { PartySnapshot } from './stream-events.ts'

type Member = PartySnapshot['members'][number]

export const memberOf = (playerId: string, name = playerId, more: Partial<Member> = {}): Member => ({
  playerId,
  name,
  isHost: false,
  isHere: true,
  portrait: null,
  ...more,
})

/** A party in which nothing is going on. */
export const quietParty = (members: Member[], more: Partial<PartySnapshot> = {}): PartySnapshot => ({
  asOf: 1,
  you: members[0]!.playerId,
  members,
  mostPlayers: 4,
  isPlaytest: false,
  mayInvite: true,
  isStuck: false,
  invitation: null,
  chat: { enabled: false, hidesNumbers: false, messages: [] },
  ...more,
})
