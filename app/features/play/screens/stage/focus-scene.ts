export function focusScene(): void {
  document.querySelector<HTMLElement>('.play-hotspot, .play-scroller[tabindex]')?.focus()
}
