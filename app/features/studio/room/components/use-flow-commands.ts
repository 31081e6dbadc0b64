import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields, together } from '#app/features/studio/draft/make-command.ts'
import { drawnArrow } from '#app/features/studio/room/room-links.ts'
import type { Drawn } from '#app/features/studio/room/room-links.ts'
import { inSteps } from '#app/features/studio/room/on-board.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function useFlowCommands() {
  const store = useStore()
  const { run, busy } = useCommand()

  const listed = (puzzleId: string, field: 'needs' | 'gives', id: string, on: boolean) =>
    changeFields(puzzleId, (row) => {
      const others = idsIn(row[field]).filter((each) => each !== id)
      return { [field]: on ? [...others, id] : others }
    })

  const draw = async (from: string, to: string): Promise<void> => {
    const { draft } = store.getState()
    const drawn = drawnArrow(draft, from, to)
    if (!drawn) return void notify({ title: m.room_arrow_refused(), description: m.room_arrow_refused_text() })
    if (drawn.kind === 'carry') await run(changeFields(drawn.clueId, { propId: drawn.propId }), m.common_error())
    else if (drawn.kind === 'need') await run(listed(drawn.puzzleId, 'needs', drawn.id, true), m.common_error())
    else
      await run((now) => {
        const given = listed(drawn.puzzleId, 'gives', drawn.id, true)(now)
        // What a puzzle gives must not be in sight at the start.
        const packed = changeFields(drawn.id, { placement: 'container' })(now)
        return given && packed && together([given, packed])
      }, m.common_error())
  }

  const cut = (drawn: Drawn): void => {
    const { kind } = drawn
    if (kind === 'carry') return void run(changeFields(drawn.clueId, { propId: null }), m.common_error())
    void run(listed(drawn.puzzleId, kind === 'need' ? 'needs' : 'gives', drawn.id, false), m.common_error())
  }

  const place = (id: string, at: { x: number; y: number }): void => store.edit(id, inSteps(at))

  /** Returns all puzzles to automatic placement. */
  const unplace = (): void => {
    const placed = store.getState().draft.roomPuzzles.filter(({ boardX }) => boardX !== null)
    store.editTogether(Object.fromEntries(placed.map(({ id }) => [id, { boardX: null, boardY: null }])))
  }

  return { draw, cut, place, unplace, busy }
}
