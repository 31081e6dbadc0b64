import { m } from '#app/i18n/generated/messages.js'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'

/** Where a secret link led nowhere any more. @param hasTyped its reader could write something there */
export const LinkOver = ({ hasTyped = false }: { hasTyped?: boolean }) => (
  <PageSection className="grid max-w-3xl justify-items-center gap-6 text-center">
    <Picture src="/illustrations/empty-frame.webp" alt="" width={480} height={360} priority className="w-60" />
    <h1 className="text-title">{m.evening_guest_link_over()}</h1>
    <p className="text-lg">{m.evening_guest_link_over_text()}</p>
    {hasTyped && <p className="text-muted">{m.evening_guest_link_over_kept()}</p>}
  </PageSection>
)
