import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { batchOf, changeFields } from '#app/features/studio/draft/make-command.ts'
import { packed } from '#app/features/studio/room/packed.ts'
import { drawnArrow } from '#app/features/studio/room/room-links.ts'
import type { Drawn } from '#app/features/studio/room/room-links.ts'
import { inSteps } from '#app/features/studio/room/on-board.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function useFlowCommands() {
  const store = useStore()
  const { run } = useCommand()
  const send = (command: Parameters<typeof run>[0]) => void run(command, m.common_error())

  const listed = (puzzleId: string, field: 'needs' | 'gives', id: string, on: boolean) =>
    changeFields(puzzleId, (row) => {
      const others = idsIn(row[field]).filter((each) => each !== id)
      return { [field]: on ? [...others, id] : others }
    })

  const draw = (from: string, to: string): void => {
    const drawn = drawnArrow(store.getState().draft, from, to)
    if (!drawn) return void notify({ title: m.room_arrow_refused(), description: m.room_arrow_refused_text() })
    if (drawn.kind === 'carry') return send(changeFields(drawn.clueId, { propId: drawn.propId }))
    if (drawn.kind === 'need') return send(listed(drawn.puzzleId, 'needs', drawn.id, true))
    send((now) => {
      const given = listed(drawn.puzzleId, 'gives', drawn.id, true)(now)
      return given && batchOf([given, ...packed(now, [drawn.id])])
    })
  }

  const cut = (drawn: Drawn): void =>
    drawn.kind === 'carry'
      ? send(changeFields(drawn.clueId, { propId: null }))
      : send(listed(drawn.puzzleId, drawn.kind === 'need' ? 'needs' : 'gives', drawn.id, false))

  const place = (id: string, at: { x: number; y: number }): void => store.edit(id, inSteps(at))

  /** Returns all puzzles to automatic placement. */
  const unplace = (): void => {
    const placed = store.getState().draft.roomPuzzles.filter(({ boardX }) => boardX !== null)
    store.editTogether(Object.fromEntries(placed.map(({ id }) => [id, { boardX: null, boardY: null }])))
  }

  return { draw, cut, place, unplace }
}
