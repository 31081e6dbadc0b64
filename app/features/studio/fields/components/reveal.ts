const revealing = 'reveal'

/** A field about to get the focus may be in a part of a form that is out of sight, which then shows it at once. */
export const reveal = (field: Element): boolean => field.dispatchEvent(new Event(revealing, { bubbles: true }))

/** @returns ends it */
export function onReveal(part: Element, show: (field: Element) => void): () => void {
  const hear = ({ target }: Event) => target instanceof Element && show(target)
  part.addEventListener(revealing, hear)
  return () => part.removeEventListener(revealing, hear)
}
