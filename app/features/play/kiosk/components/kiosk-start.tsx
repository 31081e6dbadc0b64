import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import type { KioskStart as Start } from '#app/features/play/kiosk/open-kiosk.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'

/** Where every game of a kiosk begins: it says nothing of those before, and leads nowhere else. */
export function KioskStart({
  start: { title, titleLanguage, cover, isOpen },
  isFull,
  children,
}: {
  start: Start
  /** A game was asked for, and all are under way. */
  isFull: boolean
  /** The choice of the language. */
  children: ReactNode
}) {
  return (
    <div className="stage velvet grid min-h-dvh content-center justify-items-center gap-6 px-5 py-8 text-center text-ink">
      {cover && (
        <img
          src={cover}
          alt=""
          width={768}
          height={432}
          className="aspect-video w-full max-w-3xl rounded-control border-2 border-brass object-cover shadow-float"
        />
      )}
      <h1 className="text-display text-balance wrap-anywhere" lang={titleLanguage}>
        {title}
      </h1>
      {isOpen && isFull && (
        <p role="alert" className="max-w-prose text-lg font-semibold">
          {m.kiosk_full()}
        </p>
      )}
      {isOpen ? (
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value="start"
            variant="primary"
            size="large"
            className="min-h-16 px-10 text-xl"
          >
            <Play aria-hidden="true" className="size-6" />
            {m.kiosk_start()}
          </Button>
        </Form>
      ) : (
        <p className="max-w-prose text-lg">{m.kiosk_closed()}</p>
      )}
      <div className="w-64">{children}</div>
    </div>
  )
}
