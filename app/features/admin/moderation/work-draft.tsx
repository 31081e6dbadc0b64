import { kindOf } from '#app/features/rows/kinds/index.ts'
import { TextLines } from '#app/features/studio/texts/components/text-lines.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { WorkDraft } from './read-work-draft.server.ts'

/** The creator's current draft, to read and look at. */
export function WorkDraftPage({ draft }: { draft: WorkDraft }) {
  return (
    <>
      <p className="max-w-prose text-muted">{m.moderation_draft_lead()}</p>
      <p>
        <TextLink to={`/admin/moderation/${draft.id}`} className="inline-flex min-h-11 items-center">
          {m.moderation_draft_back()}
        </TextLink>
      </p>
      {draft.files.length > 0 && <Files files={draft.files} />}
      {draft.places.map((place, at) => (
        // Two rows may have one name
        <Card key={at}>
          <CardBody className="gap-4 p-5 sm:p-6">
            <h2 className="text-heading">
              <span className="mr-2 font-text text-sm font-semibold text-muted">{kindOf(place.kind).label()}</span>
              <span lang={draft.languages.primary}>{place.name}</span>
            </h2>
            <TextLines lines={place.lines} languages={draft.languages} />
            {place.inside.map((part, within) => (
              <section key={within} className="grid gap-3 border-t border-line pt-4">
                <h3 className="font-semibold" lang={draft.languages.primary}>
                  {part.name}
                </h3>
                <TextLines lines={part.lines} languages={draft.languages} />
              </section>
            ))}
          </CardBody>
        </Card>
      ))}
    </>
  )
}

const Files = ({ files }: Pick<WorkDraft, 'files'>) => (
  <Headed id="files" title={m.moderation_draft_files()}>
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {files.map(({ id, url, isPicture }, at) => (
        <li key={id}>
          {isPicture ? (
            <a href={url} className="block rounded-control">
              <img
                src={url}
                alt={m.moderation_draft_picture({ number: at + 1 })}
                loading="lazy"
                className="aspect-video w-full rounded-control border border-line bg-sunken object-contain"
              />
            </a>
          ) : (
            <TextLink to={url} reloadDocument className="inline-flex min-h-11 items-center">
              {m.moderation_draft_file({ number: at + 1 })}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  </Headed>
)
