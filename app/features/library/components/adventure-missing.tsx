import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

export function AdventureMissing() {
  return (
    <PageSection className="grid max-w-3xl justify-items-center gap-6 text-center">
      <EmptyPicture of="frame" priority />
      <h1 className="text-title">{m.adventure_not_found_title()}</h1>
      <p className="text-lg text-muted">{m.adventure_not_found_text()}</p>
      <BackLink to="/library">{m.common_back_to_library()}</BackLink>
    </PageSection>
  )
}
