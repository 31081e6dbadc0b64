import { lazy, Suspense } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { ErrorOutline, ReloadButton } from './error-outline.tsx'

/** Loaded when needed. When offline, only the outline is shown. */
const ErrorDetails = lazy(async () => {
  try {
    return { default: (await import('./error-details.tsx')).ErrorDetails }
  } catch {
    return { default: PlainError }
  }
})

/** `wait`: seconds until it works again, when the server said so; `isFramed`: without links out of a frame */
export function ErrorPage(props: { code: ErrorCode; wait?: number | undefined; isFramed?: boolean }) {
  return (
    <Suspense fallback={<PlainError />}>
      <ErrorDetails {...props} />
    </Suspense>
  )
}

export function PlainError() {
  return (
    <ErrorOutline title={m.shell_error_title()}>
      <p className="max-w-prose text-lg">{m.shell_error_kept()}</p>
      <ReloadButton />
    </ErrorOutline>
  )
}
