export const stepPx = 36

/** How many whole steps a movement makes, and what remains for the next one. Pure. */
export function takeSteps(movedPx: number): { steps: number; restPx: number } {
  const steps = Math.trunc(movedPx / stepPx)
  return { steps, restPx: movedPx - steps * stepPx }
}

/** The character `by` steps on from another; an empty wheel starts at one of its ends. Pure. */
export function turned(alphabet: readonly string[], from: string, by: number): string {
  const at = alphabet.indexOf(from)
  const begun = at === -1 ? (by > 0 ? -1 : alphabet.length) : at
  return alphabet[(((begun + by) % alphabet.length) + alphabet.length) % alphabet.length] ?? from
}

/** In px, whatever the event's unit. One notch is one character; a touchpad's small changes add up. Pure. */
export function scrolledPx({ deltaY, deltaMode }: { deltaY: number; deltaMode: number }): number {
  const px = deltaMode === 0 ? deltaY : deltaY * stepPx
  return Math.min(Math.max(px, -stepPx), stepPx)
}

/** ms until a held button's next step: longest at first, in case only one was meant, then ever faster. Pure. */
export const repeatAfterMs = (times: number): number => (times === 0 ? 420 : Math.max(55, 170 - times * 12))
