import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { placeLabels } from './label-places.ts'

/** Says to the style sheet where each name of the layer stands, again whenever the picture gets another size. */
export function useLabelPlaces(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = layer.current
    if (!shown) return
    const place = () => arrange(shown)
    place()
    const observer = new ResizeObserver(place)
    observer.observe(shown)
    return () => observer.disconnect()
  })
}

/** Measures everything first and writes after that, so that the page is laid out once. */
function arrange(layer: HTMLElement): void {
  const names = [...layer.querySelectorAll<HTMLElement>('.play-hotspot-name')]
  const measured = names.flatMap((name) => {
    const thing = name.closest<HTMLElement>('.play-hotspot')
    if (!thing) return []
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = thing
    // A hotspot is placed by its middle
    const box = { left: offsetLeft - offsetWidth / 2, top: offsetTop - offsetHeight / 2, width: offsetWidth, height: offsetHeight }
    return [{ name, box, label: { width: name.offsetWidth, height: name.offsetHeight } }]
  })
  const places = placeLabels(measured, { width: layer.clientWidth, height: layer.clientHeight })
  for (const [at, { name }] of measured.entries()) name.dataset.place = places[at]
}
