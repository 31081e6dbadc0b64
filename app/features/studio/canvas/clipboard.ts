import type { HotspotView } from '#app/features/studio/draft-view.ts'

/** What was copied, and how often it was put in since: each time a little further, so that copies do not hide one another. */
type Copied = {
  adventure: string
  hotspots: readonly HotspotView[]
  /** By the scene. */ times: Record<string, number>
}

/**
 * What was copied in this tab. It belongs to one adventure, because links and words do, and so does not reach whoever edits another
 * one after its author signed out.
 */
class HotspotClipboard {
  #copied: Copied | null = null
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** @param stay whether the originals stay where they are: the first copy beside them must not hide them */
  copy(adventure: string, hotspots: readonly HotspotView[], stay: boolean): void {
    const scene = hotspots[0]?.sceneId
    this.#copied = { adventure, hotspots, times: scene !== undefined && stay ? { [scene]: 1 } : {} }
    for (const listener of this.#listeners) listener()
  }

  /** Whether there is something to put in. */
  holds = (adventure: string): boolean => this.#copied?.adventure === adventure && this.#copied.hotspots.length > 0

  /**
   * What is to be put into a scene, and how many steps it shall stand away from the last time.
   * @returns `giveBack` for what could not be put in: the next time then stands where this one would have
   */
  take(
    adventure: string,
    scene: string,
  ): { hotspots: readonly HotspotView[]; steps: number; giveBack: () => void } | null {
    const copied = this.#copied
    if (!copied || !this.holds(adventure)) return null
    const steps = copied.times[scene] ?? 0
    copied.times[scene] = steps + 1
    const giveBack = () => {
      if (copied.times[scene] === steps + 1) copied.times[scene] = steps
    }
    return { hotspots: copied.hotspots, steps, giveBack }
  }
}

export const hotspotClipboard = new HotspotClipboard()
