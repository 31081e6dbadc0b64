import { useAsyncError, useRevalidator } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Navigate } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function LoadFailed() {
  const error = useAsyncError()
  const revalidator = useRevalidator()
  const place = error instanceof Response ? error.headers.get('Location') : null
  if (place) return <Navigate to={place} replace />
  return (
    <Notice tone="danger" title={m.studio_creator_load_failed()}>
      <Button variant="link" onClick={() => void revalidator.revalidate()}>
        {m.common_retry()}
      </Button>
    </Notice>
  )
}
