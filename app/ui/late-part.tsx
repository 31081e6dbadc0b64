import { Component, lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { isServerThere } from '#app/shared/server-there.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** `fetch` loads the code before it is needed; it never rejects. */
export type LatePart<Props> = ComponentType<Props> & { fetch: () => Promise<void> }

class NotLoaded extends Error {}

/** Call it at module level. When the code fails to load, a notice takes its place.
 * @param waiting when left out, what was shown before stays until the code has loaded */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: () => ReactNode,
): LatePart<Props> {
  const Part = lazy(async () => ({
    default: await load().catch((cause: unknown) => {
      throw new NotLoaded('a part of the page did not load', { cause })
    }),
  }))
  function Late(props: Props) {
    return (
      <LateBoundary>
        {waiting ? (
          <Suspense fallback={waiting()}>
            <Part {...props} />
          </Suspense>
        ) : (
          <Part {...props} />
        )}
      </LateBoundary>
    )
  }
  return Object.assign(Late, {
    fetch: () =>
      load().then(
        () => {},
        () => {},
      ),
  })
}

class LateBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof NotLoaded)) throw error
    return (
      <Notice tone="warning" title={m.ui_late_title()}>
        <p role="status">{navigator.onLine ? m.ui_late_text() : m.ui_late_offline()}</p>
        <Button size="small" className="mt-3" onClick={() => void loadAgain()}>
          {m.common_retry()}
        </Button>
      </Notice>
    )
  }
}

/** A browser may remember a failed import for as long as the page lives. */
async function loadAgain(): Promise<void> {
  if (await isServerThere()) window.location.reload()
}
