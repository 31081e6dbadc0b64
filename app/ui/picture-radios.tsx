import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PictureRadiosProps = {
  of: readonly { id: string; name: string; hint?: string | undefined }[]
  value: unknown
  picture: (id: string) => ReactNode
  onChange: (id: string) => void
  /** Their columns. */
  className: string
}

/** One of several, each with a picture. */
export function PictureRadios({ of, value, picture, onChange, className }: PictureRadiosProps) {
  const group = useId()
  return (
    <div className={classNames('grid', className)}>
      {of.map(({ id, name, hint }) => (
        <label
          key={id}
          className="grid cursor-pointer content-start justify-items-center gap-1 rounded-control border-2 border-line-strong/60 bg-raised px-1 py-2.5 text-center text-sm transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            aria-labelledby={`${group}-${id}`}
            aria-describedby={hint && `${group}-${id}-hint`}
            className="sr-only"
          />
          {picture(id)}
          <span id={`${group}-${id}`} className="font-semibold text-balance">
            {name}
          </span>
          {hint && (
            <span id={`${group}-${id}-hint`} className="text-muted text-balance">
              {hint}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
