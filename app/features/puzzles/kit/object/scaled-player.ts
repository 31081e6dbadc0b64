import type { CSSProperties } from 'react'
import type { Size } from '#app/features/puzzles/contract/contract.ts'

/** A view that is an object by itself lies right on the picture, any other on a sheet. */
export const beside = 'rounded-card bg-raised p-3 has-data-object:bg-transparent has-data-object:p-0'
export const onPicture = `${beside} grid origin-top-left grid-cols-[minmax(0,1fr)]`

/** Lays a player out so that it fills the place once it is drawn larger. `--dvh`: what players measure their boards by,
 * a hundredth of the window's height elsewhere. */
export function scaledStyle(place: Size, scale: number): CSSProperties {
  const height = place.height / scale
  return {
    '--dvh': `${height / 100}px`,
    width: place.width / scale,
    minHeight: height,
    scale: String(scale),
    alignContent: 'safe center',
  } as CSSProperties
}
