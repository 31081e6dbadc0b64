import type { CSSProperties } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { PlayerLook } from '#app/features/play/party/player-looks.ts'

/** Hidden from assistive devices, since the name is beside it. */
export function Avatar({
  look,
  away = false,
  size = 'medium',
}: {
  look: PlayerLook | null
  away?: boolean
  size?: 'small' | 'medium' | 'large'
}) {
  return (
    <span
      aria-hidden="true"
      translate="no"
      data-away={away || undefined}
      className={classNames('party-avatar', sizes[size])}
      style={colourOf(look)}
    >
      {look?.portrait ? (
        <Picture src={look.portrait} alt="" width={150} height={150} otherwise={<>{look.initials}</>} />
      ) : (
        (look?.initials ?? '?')
      )}
    </span>
  )
}

const sizes = { small: 'size-6 text-[0.6875rem]', medium: 'size-9 text-sm', large: 'size-11 text-base' }

export const colourOf = (look: PlayerLook | null): CSSProperties =>
  look ? ({ '--player': look.colour } as CSSProperties) : {}
