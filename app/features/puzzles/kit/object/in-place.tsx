import { createContext, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { classNames } from '#app/ui/class-names.ts'

/** Where parts of a player move to while it lies on the picture of its object. */
interface Spots {
  /** Above the picture. */
  asked?: HTMLElement
  /** On the picture, or below it beside what is asked. Undefined while it stays with the rest. */
  place?: HTMLElement | undefined
  isOnPicture?: boolean
  /** At the lower edge of the picture, or of the player, in sight whatever is scrolled. */
  hand?: HTMLElement
}

/** Null while nothing moves, undefined without an object. */
export const OnObject = createContext<Spots | null | undefined>(undefined)

/** Whether what players work on lies on the picture of an object, away from the rest of the player. */
export const useIsOnObject = (): boolean => useContext(OnObject)?.isOnPicture ?? false

/** Whether the player belongs to an object, which may be narrower than the window leaves room for. */
export const useHasObject = (): boolean => useContext(OnObject) !== undefined

const never = () => () => {}

/** What players work on: wheels, keys, pieces, a field. It moves onto the picture of the puzzle's object, if that has
 * room, or else next to what is asked. `bare`: it can be told from any picture without a sheet below it. */
export function InPlace({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  return (
    <Moving to="place" look={classNames('grid grid-cols-[minmax(0,1fr)]', bare ? 'justify-items-center' : sheet)}>
      {children}
    </Moving>
  )
}

/** What players answer: a question, a text, a sound, a list. It moves above the picture. */
export function Asked({ children }: { children: ReactNode }) {
  return (
    <Moving to="asked" look="grid grid-cols-[minmax(0,1fr)]">
      {children}
    </Moving>
  )
}

const IsAtHand = createContext(false)

/** What sends an answer, and what is said of it: it moves to the lower edge of the picture or,
 * where that has no room, of the player. Inside another it stays there. */
export function AtHand({ children }: { children: ReactNode }) {
  if (useContext(IsAtHand)) return children
  return (
    <Moving to="hand" look="grid grid-cols-[minmax(0,1fr)]">
      <IsAtHand value>{children}</IsAtHand>
    </Moving>
  )
}

interface MovingProps {
  to: 'asked' | 'place' | 'hand'
  look: string
  children: ReactNode
}

function Moving(props: MovingProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (useContext(OnObject) === undefined) return props.children
  return isInBrowser && <Moved {...props} />
}

/** One element that is moved, so that nothing that was entered, held or focused is lost with it. */
function Moved({ to, look, children }: MovingProps) {
  const spot = useContext(OnObject)?.[to]
  const slot = useRef<HTMLDivElement>(null)
  const [moved] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    move(moved, spot ?? slot.current, spot ? look : 'contents')
  }, [spot, moved, look])
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
