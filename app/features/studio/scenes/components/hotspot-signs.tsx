import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { hotspotTypes } from '#app/shared/hotspot-types.ts'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { HotspotType } from '#app/shared/hotspot-types.ts'

export const signOf = (type: HotspotType) => ({ backgroundImage: `var(--sign-${type})` })
export const signLook = 'bg-size-[1.75rem] bg-center bg-no-repeat'

/** Background images, since an SVG in each of hundreds of marks would be slow. */
export function HotspotSigns({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [index, type] of hotspotTypes.entries()) {
      const { outerHTML } = drawn.current!.children[index]!
      place.current!.style.setProperty(`--sign-${type}`, `url("data:image/svg+xml,${encodeURIComponent(outerHTML)}")`)
    }
  }, [])
  return (
    <div ref={place} className="contents">
      <div ref={drawn} hidden>
        {hotspotTypes.map((type) => {
          const { Icon } = hotspotFaces[type]
          return (
            <svg key={type} xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28">
              <circle cx="14" cy="14" r="14" fill="rgb(0 0 0 / 0.6)" />
              <Icon color="white" x={5} y={5} size={18} />
            </svg>
          )
        })}
      </div>
      {children}
    </div>
  )
}
