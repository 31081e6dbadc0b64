import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { m } from '#app/i18n/generated/messages.js'
import type { Toast } from './toaster.ts'

const duration = 4000
const visible = 3


const show = { info: toast.info, success: toast.success, warning: toast.warning, danger: toast.error }

let stage: Promise<void> | undefined

/** Draws one toast; the first call sets up the place where they stand. */
export async function showToast({ title, description, tone = 'info', action }: Toast): Promise<void> {
  stage ??= build()
  await stage
  show[tone](title, { description, action })
}

/**
 * The toasts stand under the bar of the pages, at the right: forms have their fields and buttons further down, and nothing has to move for
 * a toast. A root of its own at the end of the body: toasts outlive every page and need nothing of the router.
 */
function build(): Promise<void> {
  return new Promise((ready) => {
    const place = document.createElement('div')
    document.body.append(place)
    createRoot(place).render(
      <>
        <Toaster
          position="top-right"
          offset={{ top: '8rem', right: '2rem' }}
          mobileOffset={{ top: '6rem', left: '1rem', right: '1rem' }}
          duration={duration}
          visibleToasts={visible}
          gap={10}
          closeButton
          containerAriaLabel={m.ui_notifications()}
          icons={icons}
          toastOptions={{ unstyled: true, classNames: looks, closeButtonAriaLabel: m.ui_close() }}
        />
        <Ready tell={ready} />
      </>,
    )
  })
}

/** Its effect runs after the Toaster's, which only then hears of new toasts. */
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
  toast: 'flex w-full items-start gap-3 rounded-control border border-line border-l-4 border-l-brass bg-raised p-4 font-text text-ink shadow-float',
  icon: 'mt-px shrink-0',
  content: 'grid flex-1 gap-0.5 text-[0.9375rem] leading-snug',
  title: 'font-semibold',
  description: 'text-muted',
  closeButton: 'order-last -m-2 grid size-9 shrink-0 place-items-center rounded-small text-muted transition-colors hover:bg-accent-soft hover:text-ink',
  actionButton: 'min-h-9 shrink-0 rounded-small bg-accent px-3 text-sm font-semibold text-on-accent hover:bg-accent-strong',
}
