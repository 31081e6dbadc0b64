import { createElement } from 'react'
import { typePictureOf } from '#app/features/puzzles/registry/type-pictures.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardText, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

type GalleryType = { id: string; label: string; description: string }

/** The types as pictures, each leading to a lock that is ready to be published. */
export function LockGallery({ types }: { types: readonly GalleryType[] }) {
  return (
    <PageSection className="grid gap-8">
      <PageHeader title={m.lock_new()} intro={<p>{m.lock_new_lead()}</p>} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {types.map(({ id, label, description }) => (
          <li key={id}>
            <Card interactive className="group h-full flex-row lg:flex-col">
              {createElement(typePictureOf(id)!, {
                className:
                  'm-4 mr-0 w-24 shrink-0 self-center text-ink transition-transform group-hover:-rotate-2 lg:mr-4 lg:mb-0 lg:w-32',
              })}
              <CardBody className="gap-1.5 p-4">
                <CardTitle as="h2" className="text-lg">
                  <Link to={`/lock/new?type=${id}`} className={cardLinkStyles}>
                    {label}
                  </Link>
                </CardTitle>
                <CardText className="text-sm">{description}</CardText>
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-muted">{m.lock_new_terms()}</p>
    </PageSection>
  )
}
