import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { placeLabels } from './label-places.ts'

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

/** Measures everything before writing, so that the page is laid out only once for each. */
function arrange(layer: HTMLElement): void {
  const names = [...layer.querySelectorAll<HTMLElement>('.play-hotspot-name')]
  tighten(names)
  const measured = names.flatMap((name) => {
    const thing = name.closest<HTMLElement>('.play-hotspot')
    if (!thing) return []
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = thing
    // A hotspot's position is that of its middle
    const box = {
      left: offsetLeft - offsetWidth / 2,
      top: offsetTop - offsetHeight / 2,
      width: offsetWidth,
      height: offsetHeight,
    }
    return [{ name, box, label: { width: name.offsetWidth, height: name.offsetHeight } }]
  })
  const places = placeLabels(measured, { width: layer.clientWidth, height: layer.clientHeight })
  for (const [at, { name }] of measured.entries()) name.dataset.place = places[at]
}

/** CSS pixels: between the heights of a one-line and a two-line name. */
const oneLine = 36

/** Browsers leave a wrapped name as wide as if it were unbroken. */
function tighten(names: readonly HTMLElement[]): void {
  for (const name of names) name.style.width = ''
  const widths = names.map((name) => (name.offsetHeight > oneLine ? widthOfWords(name) : null))
  for (const [at, name] of names.entries()) if (widths[at]) name.style.width = `${widths[at]}px`
}

function widthOfWords(name: HTMLElement): number {
  const words = name.querySelector('span')!
  const lines = document.createRange()
  lines.selectNodeContents(words)
  const enlarged = name.getBoundingClientRect().width / name.offsetWidth
  return name.offsetWidth - words.offsetWidth + Math.ceil(lines.getBoundingClientRect().width / enlarged)
}
