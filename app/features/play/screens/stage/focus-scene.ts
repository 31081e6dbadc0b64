/** Puts the focus on the first thing that can be touched in the scene; on the picture's place when there is none. */
export function focusScene(): void {
  document.querySelector<HTMLElement>('.play-hotspot, .play-scroller[tabindex]')?.focus()
}
