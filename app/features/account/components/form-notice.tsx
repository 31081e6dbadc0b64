import { noticeOf } from '#app/features/account/form-text.ts'
import type { AuthForm } from '#app/features/account/form-text.ts'
import { Notice } from '#app/ui/notice.tsx'

/**
 * The error of the whole form, in the page: it stays when the toast is gone, and is there without scripts. It takes the
 * focus, which the fields lost while they were disabled.
 */
export function FormNotice({ errors, form }: { errors: string[] | undefined; form: AuthForm }) {
  const notice = errors && noticeOf({ '': errors }, form)
  if (!notice) return null
  return (
    <div ref={focus} tabIndex={-1} className="rounded-control">
      <Notice tone="danger" title={notice.title}>
        {notice.description}
      </Notice>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
