import { startingZoom } from './stage-geometry.ts'
import type { Frame, View } from './stage-geometry.ts'

type StagePlaces = { scroller: HTMLElement; picture: HTMLElement }

const glideMs = 200

export function measureStage(
  scroller: HTMLElement | null,
  picture: HTMLElement | null,
  ratio: number,
): { frame: Frame; view: View } | null {
  if (!scroller || !picture || scroller.clientWidth === 0) return null
  const frame = { width: scroller.clientWidth, height: scroller.clientHeight, ratio }
  const zoom = Number(picture.style.getPropertyValue('--play-zoom')) || startingZoom(frame)
  return { frame, view: { zoom, left: scroller.scrollLeft, top: scroller.scrollTop } }
}

export function showView({ scroller, picture }: StagePlaces, { zoom, left, top }: View): void {
  scroller.dataset.zoomed = ''
  picture.style.setProperty('--play-zoom', String(zoom))
  scroller.scrollLeft = left
  scroller.scrollTop = top
}

export function beginAnew(
  { scroller, picture }: StagePlaces,
  pan: (widths: { width: number; shown: number }) => number,
): void {
  delete scroller.dataset.zoomed
  picture.style.removeProperty('--play-zoom')
  scroller.scrollTop = 0
  scroller.scrollLeft = pan({ width: scroller.scrollWidth, shown: scroller.clientWidth })
}

type Glide = { go: (from: View, to: View, show: (view: View) => void, done: () => void) => void; stop: () => void }

export function createGlide(): Glide {
  let asked = 0
  const stop = () => cancelAnimationFrame(asked)
  const between = (a: number, b: number, part: number) => a + (b - a) * part
  return {
    stop,
    go(from, to, show, done) {
      stop()
      const began = performance.now()
      const next = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - began) / glideMs))
        const eased = 1 - (1 - part) ** 3
        show({
          zoom: between(from.zoom, to.zoom, eased),
          left: between(from.left, to.left, eased),
          top: between(from.top, to.top, eased),
        })
        if (part < 1) asked = requestAnimationFrame(next)
        else done()
      }
      asked = requestAnimationFrame(next)
    },
  }
}

export type Held = { width: number; height: number; x: number; y: number }

export const holdMiddle = (place: HTMLElement): Held => ({
  width: place.clientWidth,
  height: place.clientHeight,
  x: (place.scrollLeft + place.clientWidth / 2) / place.scrollWidth,
  y: (place.scrollTop + place.clientHeight / 2) / place.scrollHeight,
})

export function keepMiddle(place: HTMLElement, held: Held): void {
  if (place.clientWidth === held.width && place.clientHeight === held.height) return
  place.scrollLeft = held.x * place.scrollWidth - place.clientWidth / 2
  place.scrollTop = held.y * place.scrollHeight - place.clientHeight / 2
}
