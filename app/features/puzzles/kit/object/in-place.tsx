import { createContext, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { classNames } from '#app/ui/class-names.ts'

/** The element on the picture of an object; null while there is no room on it, undefined without an object. */
export const PlaceOnObject = createContext<HTMLElement | null | undefined>(undefined)

/** Whether what players work on lies on the picture of an object, away from the rest of the player. */
export const useIsOnObject = (): boolean => Boolean(useContext(PlaceOnObject))

const never = () => () => {}

/** What players work on: wheels, keys, pieces, a field. It moves onto the picture of the puzzle's object, if that has
 * room. `bare`: it can be told from any picture without a sheet below it. */
export function InPlace({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (useContext(PlaceOnObject) === undefined) return children
  return isInBrowser && <Moving bare={bare}>{children}</Moving>
}

/** One element that is moved, so that nothing that was entered, held or focused is lost with it. */
function Moving({ bare, children }: { bare: boolean; children: ReactNode }) {
  const place = useContext(PlaceOnObject)
  const slot = useRef<HTMLDivElement>(null)
  const [moved] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    move(
      moved,
      place ?? slot.current,
      place ? classNames(onPicture, bare ? 'justify-items-center' : sheet) : 'contents',
    )
  }, [place, moved, bare])
  return (
    <div ref={slot} className="contents">
      {createPortal(children, moved)}
    </div>
  )
}

function move(moved: HTMLElement, to: HTMLElement | null, look: string) {
  const focused = moved.contains(document.activeElement) ? document.activeElement : null
  moved.className = look
  to?.append(moved)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

const onPicture = 'grid grid-cols-[minmax(0,1fr)]'
const sheet = 'rounded-card bg-raised/95 p-3'

/** Lays out what lies in a place so that it fills it once it is drawn larger. Boards measure themselves by `--tall`, two
 * below each other by `--half`; elsewhere they go by the window's height. */
export function scaledStyle(place: Size, scale: number): CSSProperties {
  const height = place.height / scale
  return {
    '--tall': `${height}px`,
    '--half': `${height / 2 - 8}px`,
    width: place.width / scale,
    minHeight: height,
    scale: String(scale),
    alignContent: 'safe center',
  } as CSSProperties
}
