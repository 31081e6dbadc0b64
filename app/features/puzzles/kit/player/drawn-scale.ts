/** How much larger than its layout an element is drawn; a pointer's distance divided by it is one of the layout. */
export const drawnScale = (element: HTMLElement): number =>
  element.offsetWidth === 0 ? 1 : element.getBoundingClientRect().width / element.offsetWidth
