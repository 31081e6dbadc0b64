import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import './toasts.css'
import { placeToasts } from './place-toasts.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Toast } from './toaster.ts'

const duration = 4000
const visible = 3

const show = { info: toast.info, success: toast.success, warning: toast.warning, danger: toast.error }

let stage: Promise<void> | undefined

export async function showToast({ title, description, tone = 'info', action }: Toast): Promise<void> {
  stage ??= build()
  await stage
  // a dialog that has just closed is removed with the next frame
  await new Promise((drawn) => requestAnimationFrame(drawn))
  for (const standing of toast.getToasts())
    if (saysTheSame(standing, { title, description, action })) toast.dismiss(standing.id)
  show[tone](title, { description, action })
}

const saysTheSame = (
  standing: ReturnType<typeof toast.getToasts>[number],
  { title, description, action }: Pick<Toast, 'title' | 'description' | 'action'>,
): boolean =>
  'title' in standing &&
  standing.title === title &&
  standing.description === description &&
  actionIn(standing.action) === action?.onClick

const actionIn = (action: unknown): unknown =>
  typeof action === 'object' && action !== null && 'onClick' in action ? action.onClick : undefined

export const showOffline = (): Promise<void> => showToast({ title: m.errors_offline(), tone: 'danger' })

/** A separate React root: toasts outlive every page and need nothing from the router. */
function build(): Promise<void> {
  return new Promise((ready) => {
    const place = document.createElement('div')
    // a dialog closes on a press outside it: a press on a toast must not count as one
    place.addEventListener('pointerdown', (event) => event.stopPropagation())
    place.className = 'toasts'
    document.body.append(place)
    placeToasts(place)
    createRoot(place).render(
      <>
        <Toaster
          position="bottom-left"
          mobileOffset="0.75rem"
          duration={duration}
          visibleToasts={visible}
          gap={10}
          closeButton
          containerAriaLabel={m.ui_notifications()}
          icons={icons}
          toastOptions={{ unstyled: true, classNames: looks, closeButtonAriaLabel: m.common_close() }}
        />
        <Ready tell={ready} />
      </>,
    )
  })
}

/** Its effect runs after the Toaster's, which listens for new toasts only from then on. */
function Ready({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}

const icons = {
  info: <Info aria-hidden="true" className="size-5.5 text-info" />,
  success: <CircleCheck aria-hidden="true" className="size-5.5 text-success" />,
  warning: <TriangleAlert aria-hidden="true" className="size-5.5 text-warning" />,
  close: <X aria-hidden="true" className="size-4.5" />,
  error: <OctagonAlert aria-hidden="true" className="size-5.5 text-danger-ink" />,
}

const looks = {
  // a dialog disables pointer events around it, but a toast can still be closed; one that is leaving blocks nothing
  toast:
    'pointer-events-auto data-[removed=true]:pointer-events-none flex w-full flex-wrap items-start gap-3 rounded-control border border-line border-l-4 border-l-brass bg-raised p-4 pr-12 font-text text-ink shadow-float',
  icon: 'mt-px shrink-0',
  content: 'grid min-w-28 flex-1 gap-0.5 text-[0.9375rem] leading-snug',
  title: 'font-semibold',
  description: 'text-muted',
  closeButton:
    'absolute top-2 right-2 grid size-9 max-sm:top-1 max-sm:right-1 max-sm:size-11 place-items-center rounded-small text-muted transition-colors hover:bg-accent-soft hover:text-ink',
  actionButton:
    'ml-auto min-h-9 max-sm:min-h-11 rounded-small bg-accent px-3 text-sm font-semibold text-on-accent hover:bg-accent-strong',
}
