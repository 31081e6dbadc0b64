import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { kinds } from '#app/features/rows/catalogue.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { kindText } from '#app/features/adventure/catalogue-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardMedia, CardText, cardLinkStyles } from '#app/ui/card.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { UnfinishedMark } from '#app/features/studio/fields/components/row-marks.tsx'
import { DialogDraftsContext, useNewDialogDrafts } from '#app/features/studio/fields/components/use-dialog-draft.ts'
import { CreateDialog } from './create-dialog.tsx'

const pictures: Record<Kind, string> = {
  'online-adventure': '/illustrations/product-online.webp',
  'mystery-dinner': '/illustrations/product-mystery.webp',
  'escape-room': '/illustrations/product-escape.webp',
}

const texts: Record<Kind, () => string> = {
  'online-adventure': m.studio_creator_online_text,
  'mystery-dinner': m.studio_creator_mystery_text,
  'escape-room': m.studio_creator_escape_text,
}

/** @param templates the templates that a new project of a kind can start from */
export function ProjectStarters({ templates }: { templates: (kind: Kind) => ReactNode }) {
  const [kind, setKind] = useState<Kind | null>(null)
  const drafts = useNewDialogDrafts('new')
  return (
    <DialogDraftsContext value={drafts}>
      <Headed id="start" title={m.studio_creator_start()} className="grid gap-6">
        <ul className="grid gap-6 sm:grid-cols-3">
          {kinds.map((each) => (
            <li key={each}>
              <Card look="night" interactive className="h-full">
                <CardMedia>
                  <Picture src={pictures[each]} alt="" width={1200} height={675} />
                </CardMedia>
                <CardBody>
                  <h3 className="text-subheading">
                    <button
                      type="button"
                      onClick={() => setKind(each)}
                      className={`inline-flex items-center gap-2 text-left font-display font-semibold ${cardLinkStyles}`}
                    >
                      <Plus aria-hidden="true" className="size-5 text-brass-ink" />
                      {kindText(each)}
                    </button>
                  </h3>
                  <CardText>{texts[each]()}</CardText>
                  <UnfinishedMark find={(all) => all.hasRow(`new ${each}`)} />
                </CardBody>
              </Card>
            </li>
          ))}
        </ul>
        {kind && (
          <CreateDialog
            key={kind}
            kind={kind}
            templates={templates(kind)}
            onClose={() => setKind(null)}
            onReopen={() => setKind(kind)}
          />
        )}
      </Headed>
    </DialogDraftsContext>
  )
}
