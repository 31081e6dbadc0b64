import { Component, lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** `fetch` has the code come before it is needed; it never rejects. */
export type LatePart<Props> = ComponentType<Props> & { fetch: () => Promise<void> }

class NotLoaded extends Error {}

/** Call it at module level. Where the code does not come, a notice stands in its place. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: () => ReactNode,
): LatePart<Props> {
  // a lazy part keeps how its loading failed: to try again takes a new one
  const attempt = () =>
    lazy(async () => ({
      default: await load().catch((cause: unknown) => {
        throw new NotLoaded('a part of the page did not load', { cause })
      }),
    }))
  let latest = attempt()
  function Late(props: Props) {
    const [tried, setTried] = useState({ Part: latest, count: 0 })
    const again = () => {
      latest = attempt()
      setTried(({ count }) => ({ Part: latest, count: count + 1 }))
    }
    return (
      <LateBoundary key={tried.count} onRetry={again}>
        <Suspense fallback={waiting()}>
          <tried.Part {...props} />
        </Suspense>
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

type BoundaryProps = { onRetry: () => void; children: ReactNode }

class LateBoundary extends Component<BoundaryProps, { error: unknown }> {
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
        <Button size="small" className="mt-3" onClick={this.props.onRetry}>
          {m.common_retry()}
        </Button>
      </Notice>
    )
  }
}
