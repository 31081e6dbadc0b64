import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The look shared by all text inputs. 16 px text, so that no phone zooms in. */
export const controlStyles =
  'w-full min-w-0 rounded-control border border-line-strong bg-raised px-3.5 py-2.5 text-base text-ink shadow-[inset_0_1px_2px_hsl(var(--ink)/0.06)] transition-colors hover:border-ink/70 focus-visible:border-focus focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:bg-danger-soft/40'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type={type}
      className={classNames(controlStyles, 'min-h-11', type === 'file' && fileLook, className)}
    />
  )
}

const fileLook =
  'file:mr-3 file:rounded-small file:border-0 file:bg-accent-soft file:px-3 file:py-1 file:font-semibold file:text-accent-ink'
