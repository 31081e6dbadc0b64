import { m } from '#app/i18n/generated/messages.js'
import { formatDate } from '#app/i18n/format.ts'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Shown for an account awaiting its erasure, with the way to keep it. */
export function ClosingNotice({ closesAt }: { closesAt: Date }) {
  const date = formatDate(closesAt, useReaderZone())
  return (
    <Notice tone="warning" title={m.closing_waits_title({ date })}>
      <div className="grid justify-items-start gap-3">
        <p>{m.closing_waits()}</p>
        <Form method="post" action="/account/delete">
          <Button type="submit" name="intent" value="keep" variant="primary">
            {m.closing_keep()}
          </Button>
        </Form>
      </div>
    </Notice>
  )
}
