const revealing = 'reveal'

/** A field about to get the focus may be in a hidden part of a form, which then shows it synchronously. */
export const reveal = (field: Element): boolean => field.dispatchEvent(new Event(revealing, { bubbles: true }))

/** @returns a function that ends it */
export function onReveal(part: Element, show: (field: Element) => void): () => void {
  const hear = ({ target }: Event) => target instanceof Element && show(target)
  part.addEventListener(revealing, hear)
  return () => part.removeEventListener(revealing, hear)
}
