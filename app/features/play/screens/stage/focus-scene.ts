/** The picture's place when nothing can be touched. */
export function focusScene(): void {
  document.querySelector<HTMLElement>('.play-hotspot, .play-scroller[tabindex]')?.focus()
}
