import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

export function Checkbox({ label, hint, className, ...props }: ChoiceProps) {
  return (
    <Choice label={label} hint={hint} className={className}>
      <input
        {...props}
        type="checkbox"
        className={classNames(
          mark,
          'rounded-[0.3rem] before:size-3 before:[clip-path:polygon(14%_46%,0_62%,38%_100%,100%_20%,84%_8%,36%_68%)]',
        )}
      />
    </Choice>
  )
}

export function Radio({ label, hint, className, ...props }: ChoiceProps) {
  return (
    <Choice label={label} hint={hint} className={className}>
      <input {...props} type="radio" className={classNames(mark, 'rounded-full before:size-2.5 before:rounded-full')} />
    </Choice>
  )
}

/** Takes effect immediately: for settings that need no Save. */
export function Switch({ label, hint, className, ...props }: ChoiceProps) {
  return (
    <Choice label={label} hint={hint} className={className}>
      <input {...props} type="checkbox" role="switch" className={track} />
    </Choice>
  )
}

function Choice({
  label,
  hint,
  className,
  children,
}: {
  label: ReactNode
  hint: ReactNode
  className: string | undefined
  children: ReactNode
}) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60',
        className,
      )}
    >
      {children}
      <span className="grid">
        <span className="leading-snug font-medium">{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </span>
    </label>
  )
}

const mark =
  'grid size-5.5 shrink-0 appearance-none place-items-center border-2 border-line-strong bg-raised transition-colors before:scale-0 before:bg-on-accent before:transition-transform hover:border-accent checked:border-accent checked:bg-accent checked:before:scale-100 aria-invalid:border-danger forced-colors:appearance-auto'

const track =
  'relative h-6.5 w-11.5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-line-strong before:transition-[translate,background-color] before:duration-(--motion-steady) checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:appearance-auto'
