import { useLocation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'

export function SignedOutNotice() {
  const paused = useEditorPart((state) => state.paused)
  const { pathname, search } = useLocation()
  if (!paused) return null
  return (
    <Notice tone="danger" title={m.studio_signed_out_title()} className="mb-5">
      <p>{m.studio_signed_out_text()}</p>
      <Link to={`/auth?next=${encodeURIComponent(pathname + search)}`} className={textLinkStyles}>
        {m.studio_signed_out_sign_in()}
      </Link>
    </Notice>
  )
}
