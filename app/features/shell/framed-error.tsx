import { m } from '#app/i18n/generated/messages.js'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { ErrorOutline } from './error-outline.tsx'
import { ErrorPage } from './error-page.tsx'
import { mainId } from './route-announcer.tsx'

/** Without links: whatever they led to would be shown inside another site's page. */
export function FramedError({ code, wait }: { code: ErrorCode; wait?: number | undefined }) {
  return (
    <main id={mainId} tabIndex={-1}>
      {code === 'notFound' ? (
        <ErrorOutline title={m.shell_not_found_title()}>
          <p className="max-w-prose text-lg">{m.shell_not_found_text()}</p>
        </ErrorOutline>
      ) : (
        <ErrorPage code={code} wait={wait} isFramed />
      )}
    </main>
  )
}
