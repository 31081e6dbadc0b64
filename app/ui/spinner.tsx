import { classNames } from './class-names.ts'

/** A spinning ring. Screen readers ignore it: put text beside it that says what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}
