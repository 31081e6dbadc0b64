import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  info: { Icon: Info, look: 'border-info bg-info-soft text-info-ink' },
  success: { Icon: CircleCheck, look: 'border-success bg-success-soft text-success-ink' },
  warning: { Icon: TriangleAlert, look: 'border-warning bg-warning-soft text-warning-ink' },
  danger: { Icon: TriangleAlert, look: 'border-danger bg-danger-soft text-danger-ink' },
} as const

/** For the error of a whole form, or a warning above an editor. A danger is announced immediately. */
export function Notice({
  tone = 'info',
  title,
  children,
  className,
}: {
  tone?: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  className?: string
}) {
  const { Icon, look } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={classNames('flex gap-3 rounded-control border border-l-4 px-4 py-3', look, className)}
    >
      <Icon aria-hidden="true" className="mt-px size-5.5" />
      <div className="grid gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
