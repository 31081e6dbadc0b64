import { useSending } from '#app/features/kits/evening/components/use-sending.ts'
import type { Sending } from '#app/features/kits/evening/components/use-sending.ts'
import type { RoomRefusal, TeamCommand } from '#app/features/kits/evening/room/room-evening.ts'
import type { TeamView } from '#app/features/kits/evening/room/room-views.ts'
import { refusedTexts } from './room-words.ts'

type Answer = { isRight?: boolean }

export type Team = Sending<TeamView, TeamCommand, Answer> & { path: string }

/** @param path where the team's link leads */
export const useTeam = (path: string, first: TeamView): Team => ({
  path,
  ...useSending<TeamView, TeamCommand, RoomRefusal, Answer>(path, first, refusedTexts),
})
