import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import type { Presented } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'

interface InlayProps {
  board: Presented
  material: NonNullable<Presented['material']>
  isIn: boolean
  lit: boolean
  children: ReactNode
}

/** A dot of some material: it stands out of the board, and stays in once it is pressed. */
export function Inlay({ board: { inlay, offUrl, onUrl }, material, isIn, lit, children }: InlayProps) {
  const url = isIn ? onUrl : offUrl
  return (
    <span aria-hidden="true" className="absolute inset-0 grid place-items-center [container-type:size]">
      <span
        className={classNames(
          'relative grid size-[min(82cqw,82cqh)] place-items-center',
          inlay === 'round' ? 'rounded-full' : 'rounded-[12%]',
          // Its setting shows as a bright ring around what now lies in the dark
          isIn && 'outline-[hsl(var(--stage-brass-strong))]',
          lit ? 'outline-8' : isIn && material !== 'picture' && 'outline-3',
        )}
      >
        {material === 'picture' ? (
          url && <img src={url} alt="" draggable={false} className="absolute size-full object-contain" />
        ) : (
          <span
            className={classNames(
              'absolute inset-0 rounded-[inherit] transition-[scale,filter,box-shadow]',
              faces[material],
              isIn ? pressed : raised,
            )}
          />
        )}
        {children && (
          <span className="relative rounded-full bg-raised px-1.5 text-sm leading-snug font-bold text-ink tabular-nums">
            {children}
          </span>
        )}
      </span>
    </span>
  )
}

const raised = 'shadow-[0_3px_5px_hsl(0_0%_0%/0.6),0_0_0_2px_hsl(0_0%_0%/0.55),inset_0_1px_1px_hsl(0_0%_100%/0.5)]'
const pressed = 'scale-[0.86] brightness-50 shadow-[inset_0_0.4em_0.5em_hsl(0_0%_0%/0.85),0_0_0_0.3em_hsl(0_0%_0%/0.8)]'

const faces = {
  brass: 'bg-[radial-gradient(circle_at_35%_28%,#fff0c2,#e2b355_45%,#7a4f14)]',
  pearl: 'bg-[radial-gradient(circle_at_36%_30%,#ffffff,#efe9f3_40%,#b3a6bd_82%,#8d7f99)]',
  glass: 'bg-[radial-gradient(circle_at_35%_28%,#e8fbff,#6fb7cf_45%,#163f57)]',
  stone: 'bg-[radial-gradient(circle_at_35%_28%,#e3dfd8,#99928a_50%,#4d4842)]',
  wood: 'bg-[repeating-linear-gradient(95deg,#0000_0_5px,#3a1f0d33_5px_7px),radial-gradient(circle_at_35%_28%,#d9a672,#95602f_55%,#4c2b12)]',
}
