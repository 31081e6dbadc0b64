import type { Board } from '#app/features/play/groups/board.ts'
import { useLivePicture } from '#app/ui/use-live-picture.ts'
import type { Live } from '#app/ui/use-live-picture.ts'

export type LiveBoard = Omit<Live<Board>, 'picture'> & { board: Board }

export function useBoard(sessionId: string, initial: Board): LiveBoard {
  const { picture: board, ...live } = useLivePicture(`/api/sessions/${sessionId}/events`, 'board', initial)
  return { board, ...live }
}
