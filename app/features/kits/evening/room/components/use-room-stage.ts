import { useSending } from '#app/features/kits/evening/components/use-sending.ts'
import type { Sending } from '#app/features/kits/evening/components/use-sending.ts'
import type { HostDeed } from '#app/features/kits/evening/evening-command.schema.ts'
import { eveningPath } from '#app/features/kits/evening/evening-path.ts'
import type { RoomHostCommand, RoomRefusal } from '#app/features/kits/evening/room/room-evening.ts'
import type { RoomHostView } from '#app/features/kits/evening/room/room-views.ts'
import { refusedTexts } from './room-words.ts'

type Body = RoomHostCommand | HostDeed

export type RoomStage = Omit<Sending<RoomHostView, Body, object>, 'ask'> & {
  /** @returns whether it was done */
  send: (body: Body) => Promise<boolean>
}

export function useRoomStage(first: RoomHostView): RoomStage {
  const { ask, ...rest } = useSending<RoomHostView, Body, RoomRefusal, object>(
    eveningPath(first.id),
    first,
    refusedTexts,
  )
  return { ...rest, send: async (body) => (await ask(body)) !== null }
}
