import { noticeOf } from '#app/features/account/form-text.ts'
import type { AuthForm } from '#app/features/account/form-text.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Remains after the toast is gone, and works without scripts. Takes the focus, which the disabled fields lost. */
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
