import { useMemo } from 'react'
import type { Places } from '#app/features/studio/canvas/canvas-state.ts'
import { hotspotClipboard } from '#app/features/studio/canvas/clipboard.ts'
import { copiesOf, copyOffset } from '#app/features/studio/canvas/copies.ts'
import type { Place, Point } from '#app/features/studio/canvas/geometry.ts'
import { hotspotsOf } from '#app/features/studio/canvas/hotspots-of.ts'
import { restacked } from '#app/features/studio/canvas/stacking.ts'
import type { Restack } from '#app/features/studio/canvas/stacking.ts'
import { wholeHotspot } from '#app/features/studio/canvas/whole-rows.ts'
import type { WholeHotspot } from '#app/features/studio/canvas/whole-rows.ts'
import { resultText } from '#app/features/studio/components/editor/result-text.ts'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { useUndo } from '#app/features/studio/components/editor/use-undo.ts'
import type { DraftView, HotspotView } from '#app/features/studio/draft-view.ts'
import type { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import type { Step } from '#app/features/studio/saving/history.ts'
import type { HotspotType } from '#app/features/studio/scenes.schema.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

type Make = (draft: DraftView) => EditorRequest | null

/** What happens to the hotspots of a scene, each with the step that takes it back. */
class HotspotCommands {
  readonly #saver: DraftSaver
  readonly #sceneId: string
  readonly #hotspots: ReturnType<typeof hotspotsOf>
  readonly #undo: () => void

  constructor(saver: DraftSaver, sceneId: string, undo: () => void) {
    this.#saver = saver
    this.#sceneId = sceneId
    this.#hotspots = hotspotsOf(sceneId)
    this.#undo = undo
  }

  /** The hotspots of the scene with what is not saved yet, the lowest first. */
  #now(): readonly HotspotView[] {
    return this.#hotspots(this.#saver.getState())
  }

  /** Sends a command, and says so when it was not carried out. */
  async #carryOut(make: Make) {
    const result = await this.#saver.send(make)
    if (result.status === 'saved') return result.change
    if (result.status === 'conflict') this.#saver.adopt(result.current)
    if (result.status !== 'checked')
      void notify({ title: m.common_error(), description: resultText(result), tone: 'danger' })
    return null
  }

  #record(undo: Make, redo: Make): void {
    const step = (make: Make): Step => ({ kind: 'command', make })
    this.#saver.record({ name: newId(), at: Date.now(), undo: step(undo), redo: step(redo) })
  }

  /** Puts hotspots back as they were, into this scene. */
  readonly #putting =
    (hotspots: () => readonly WholeHotspot[]): Make =>
    () => ({ intent: 'put-hotspots', sceneId: this.#sceneId, hotspots: [...hotspots()] })

  /** Takes hotspots away; `keep` gets them as they were. */
  readonly #deleting =
    (ids: readonly string[], keep: (hotspots: WholeHotspot[]) => void): Make =>
    (draft) => {
      const there = draft.hotspots.filter((hotspot) => hotspot.sceneId === this.#sceneId && ids.includes(hotspot.id))
      const [only] = there
      if (!only) return null
      keep(there.map(wholeHotspot))
      if (there.length === 1) return { intent: 'delete-hotspot', hotspotId: only.id, version: only.version }
      return { intent: 'delete-hotspots', sceneId: this.#sceneId, hotspotIds: there.map(({ id }) => id) }
    }

  /** @returns the id of the new hotspot; null when it was not made, which was said */
  create = async (type: HotspotType, place: Place & Point): Promise<string | null> => {
    const id = newId()
    const change = await this.#carryOut(() => ({
      intent: 'create-hotspot',
      id,
      sceneId: this.#sceneId,
      type,
      ...place,
    }))
    const made = change?.hotspots?.[0]
    if (!made) return null
    let whole = [wholeHotspot(made)]
    this.#record(
      this.#deleting([id], (kept) => {
        whole = kept
      }),
      this.#putting(() => whole),
    )
    void notify({ title: m.studio_hotspot_created(), tone: 'success' })
    return id
  }

  /** @returns the ids of the copies */
  #put = async (hotspots: readonly WholeHotspot[]): Promise<readonly string[]> => {
    let whole = hotspots
    if (hotspots.length === 0 || !(await this.#carryOut(this.#putting(() => whole)))) return []
    const ids = hotspots.map(({ id }) => id)
    this.#record(
      this.#deleting(ids, (kept) => {
        whole = kept
      }),
      this.#putting(() => whole),
    )
    return ids
  }

  duplicate = (ids: readonly string[]): Promise<readonly string[]> => {
    const all = this.#now()
    return this.#put(
      copiesOf(
        all.filter(({ id }) => ids.includes(id)),
        copyOffset,
        nextOrder(all),
        newId,
      ),
    )
  }

  /** @param stay whether they stay, too @returns how many there are */
  copy = (ids: readonly string[], stay: boolean): number => {
    const chosen = this.#now().filter(({ id }) => ids.includes(id))
    if (chosen.length > 0) hotspotClipboard.copy(this.#saver.getState().draft.details.id, chosen, stay)
    return chosen.length
  }

  paste = async (): Promise<readonly string[]> => {
    const taken = hotspotClipboard.take(this.#saver.getState().draft.details.id, this.#sceneId)
    if (!taken) return []
    const by = { x: copyOffset.x * taken.steps, y: copyOffset.y * taken.steps }
    const ids = await this.#put(copiesOf(taken.hotspots, by, nextOrder(this.#now()), newId))
    if (ids.length === 0) taken.giveBack()
    return ids
  }

  remove = async (ids: readonly string[]): Promise<boolean> => {
    let whole: readonly WholeHotspot[] = []
    const make = this.#deleting(ids, (kept) => {
      whole = kept
    })
    if (!(await this.#carryOut(make))) return false
    this.#record(
      this.#putting(() => whole),
      make,
    )
    const title = whole.length === 1 ? m.studio_hotspot_deleted() : m.canvas_deleted({ count: whole.length })
    void notify({ title, tone: 'success', action: { label: m.studio_undo(), onClick: this.#undo } })
    return true
  }

  /** All of the scene, those included that another tab has added meanwhile. */
  clear = async (): Promise<boolean> => {
    let whole: readonly WholeHotspot[] = []
    const make: Make = (draft) => {
      whole = draft.hotspots.filter((hotspot) => hotspot.sceneId === this.#sceneId).map(wholeHotspot)
      return { intent: 'clear-hotspots', sceneId: this.#sceneId }
    }
    if (!(await this.#carryOut(make))) return false
    if (whole.length > 0)
      this.#record(
        this.#putting(() => whole),
        make,
      )
    return true
  }

  /** Where they are and what they look like; who was moved has been looked at. Saved after a pause. */
  change = (places: Places): void => {
    const flagged = new Set(this.#now().flatMap(({ id, toCheck }) => (toCheck ? [id] : [])))
    this.#saver.editTogether(
      Object.fromEntries(
        Object.entries(places).map(([id, place]) => [id, flagged.has(id) ? { ...place, toCheck: false } : place]),
      ),
    )
  }

  restack = (ids: readonly string[], how: Restack): void => this.#saver.editTogether(restacked(this.#now(), ids, how))

  /** They are where they belong although the picture is another one. */
  checked = (ids: readonly string[]): void =>
    this.#saver.editTogether(Object.fromEntries(ids.map((id) => [id, { toCheck: false }])))

  /** The order of the keyboard. */
  order = async (hotspotIds: readonly string[]): Promise<boolean> => {
    const before = this.#now()
      .toSorted((a, b) => a.displayOrder - b.displayOrder)
      .map(({ id }) => id)
    const ordering =
      (ids: readonly string[]): Make =>
      (draft) => {
        const there = new Set(draft.hotspots.flatMap(({ id, sceneId }) => (sceneId === this.#sceneId ? [id] : [])))
        return { intent: 'order-hotspots', sceneId: this.#sceneId, hotspotIds: ids.filter((id) => there.has(id)) }
      }
    if (!(await this.#carryOut(ordering(hotspotIds)))) return false
    this.#record(ordering(before), ordering(hotspotIds))
    return true
  }
}

const nextOrder = (hotspots: readonly HotspotView[]): number =>
  Math.max(-1, ...hotspots.map(({ displayOrder }) => displayOrder)) + 1

/** The commands for the hotspots of a scene; the same object as long as the scene is. */
export function useHotspotCommands(sceneId: string): HotspotCommands {
  const saver = useSaver()
  const { undo } = useUndo()
  return useMemo(() => new HotspotCommands(saver, sceneId, undo), [saver, sceneId, undo])
}
