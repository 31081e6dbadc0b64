import { m } from '#app/i18n/generated/messages.js'
import { classNames } from './class-names.ts'

/** For work of more than a second. `value` runs from 0 to 1; without one it is indeterminate. */
export function Progress({ label, value, className }: { label: string; value?: number; className?: string }) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={percent === undefined ? m.common_loading() : m.ui_progress({ percent })}
      className={classNames('h-2.5 overflow-hidden rounded-full border border-line bg-sunken', className)}
    >
      <div
        className={classNames(
          'h-full origin-left rounded-full bg-brass forced-color-adjust-none transition-[scale] duration-(--motion-slow)',
          percent === undefined && 'animate-approach',
        )}
        style={percent === undefined ? undefined : { scale: `${percent / 100} 1` }}
      />
    </div>
  )
}
