import { createContext, useContext, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { fitObject } from './object-fit.ts'
import type { ObjectFit, ObjectPlace } from './object-fit.ts'
import { classNames } from '#app/ui/class-names.ts'
import { beside, onPicture, scaledStyle } from './scaled-player.ts'
import { useRoom } from './use-room.ts'

export interface PuzzleInObjectProps {
  /** Its address; the player stands below it until it has loaded, and if it cannot be. */
  picture: string
  altText: string
  place: ObjectPlace
  least: Size
  language?: Locale
  children: ReactNode
}

/** Sets a type's player into its place in the picture of a thing, enlarged with it, or below it where it has no room. */
export function PuzzleInObject({ picture, altText, place, least, language, children }: PuzzleInObjectProps) {
  const room = useRef<HTMLDivElement>(null)
  const { size, image } = usePictureSize()
  const fit = useFit(room, size, place, least)
  return (
    <div
      data-object
      className="puzzle-object relative grid gap-4"
      style={{ '--ratio': size ? size.width / size.height : 4 / 3 } as CSSProperties}
    >
      <div
        ref={room}
        className="puzzle-object-room relative aspect-(--ratio) w-full overflow-hidden rounded-card bg-sunken"
      >
        <img
          ref={image}
          src={picture}
          alt={altText}
          lang={language}
          draggable={false}
          style={fit ? boxStyle(fit.picture) : undefined}
          className={classNames('max-w-none select-none', fit ? 'absolute' : 'size-full object-contain')}
        />
      </div>
      {/* The same elements either way: what was entered must not be lost when a phone is turned */}
      <div
        data-in-place={fit ? '' : undefined}
        style={fit ? boxStyle(fit.place) : undefined}
        className={fit ? 'absolute overflow-auto' : undefined}
      >
        <div style={fit ? scaledStyle(fit.place, fit.scale) : undefined} className={fit ? onPicture : beside}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** The object of the puzzle that a form is about, for the form's preview. */
export const ObjectOfForm = createContext<Omit<PuzzleInObjectProps, 'children'> | null>(null)

export function PreviewInObject({ children }: { children: ReactNode }) {
  const object = useContext(ObjectOfForm)
  return object ? <PuzzleInObject {...object}>{children}</PuzzleInObject> : children
}

const boxStyle = ({ left, top, width, height }: ObjectFit['picture']) => ({ left, top, width, height })

function usePictureSize() {
  const [size, setSize] = useState<Size | null>(null)
  const image = (element: HTMLImageElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const { naturalWidth: width, naturalHeight: height } = element
      if (height > 0)
        setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    // It may be there already
    measure()
    element.addEventListener('load', measure)
    return () => element.removeEventListener('load', measure)
  }
  return { size, image }
}

function useFit(room: RefObject<HTMLElement | null>, picture: Size | null, place: ObjectPlace, least: Size) {
  const has = useRoom(room)
  if (!has || !picture) return null
  // Larger text needs as much more room
  const needed = { width: least.width * has.text, height: least.height * has.text }
  return fitObject({ room: has, picture, place, least: needed })
}
